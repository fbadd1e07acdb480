# Как называются боты.
bot-random = случайный
bot-greedy = жадный
bot-adept = адепт
bot-expert = эксперт
bot-master = мастер
