# What the bots are called.
bot-random = random
bot-greedy = greedy
