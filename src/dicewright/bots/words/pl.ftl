# Jak nazywają się boty.
bot-random = losowy
bot-greedy = zachłanny
bot-adept = adept
bot-expert = ekspert
bot-master = mistrz
