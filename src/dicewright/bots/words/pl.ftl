# Jak nazywają się boty.
bot-random = losowy
bot-greedy = zachłanny
bot-learner = uczeń
bot-amateur = amator
bot-adept = adept
bot-expert = ekspert
bot-master = mistrz
bot-grandmaster = arcymistrz
bot-expert-careful = ekspert, ostrożny
bot-expert-daring = ekspert, śmiały
bot-master-careful = mistrz, ostrożny
bot-master-daring = mistrz, śmiały
bot-grandmaster-careful = arcymistrz, ostrożny
bot-grandmaster-daring = arcymistrz, śmiały
