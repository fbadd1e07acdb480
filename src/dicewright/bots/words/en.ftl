# What the bots are called.
bot-random = random
bot-greedy = greedy
bot-adept = adept
bot-expert = expert
bot-master = master
