# What the bots are called.
bot-random = random
bot-greedy = greedy
bot-learner = learner
bot-amateur = amateur
bot-adept = adept
bot-expert = expert
bot-master = master
bot-grandmaster = grandmaster
bot-expert-careful = expert, careful
bot-expert-daring = expert, daring
bot-master-careful = master, careful
bot-master-daring = master, daring
bot-grandmaster-careful = grandmaster, careful
bot-grandmaster-daring = grandmaster, daring
