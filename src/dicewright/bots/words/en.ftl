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

# Why an option is advised.
advice-because = On average, compared with the second choice: { $gains }.
advice-because-but = On average, compared with the second choice: { $gains }; but { $losses }.
advice-even = The first two come to nearly the same.
advice-oftener = It comes out ahead in the long run: { $chance } against { $other }.
advice-more = It comes out ahead in the long run: { $score } against { $other }.
advice-taste = No answer is better than another here: it is a matter of taste.
advice-soon = There are too many ways to weigh at a glance. The adviser is getting ready: ask again in a moment.
refuse-bot = There is no bot '{ $name }'. The bots are { $known }.
refuse-simulated = '{ $name }' cannot be simulated; name a bot for each seat: { $known }.
refuse-bots-named = { $given } bots are named for { $seats } seats; name one for each seat.
refuse-games = At least one game must be played, not { $given }.
refuse-cores = At least one core is needed, not { $given }.
refuse-tournament = { $file } holds no tournament; give --keep another name.
refuse-other-tournament = { $file } holds another tournament ({ $differ } differ); give --keep another name.
refuse-bot-twice = Name every bot once: one against itself tells nothing.
refuse-one-bot = Name two bots or more, with commas between, such as --bots greedy,adept.
refuse-course = Learning needs at least one generation and 1,000 positions.
refuse-torch = Learning needs PyTorch: pip install 'dicewright[learn]'.
refuse-measured = The rules of { $game } changed while they were being measured; measure them again.
