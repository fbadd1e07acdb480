# Jak nazywają się boty.
bot-random = losowy
bot-greedy = zachłanny
