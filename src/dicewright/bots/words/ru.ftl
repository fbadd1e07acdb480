# Как называются боты.
bot-random = случайный
bot-greedy = жадный
