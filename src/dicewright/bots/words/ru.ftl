# Как называются боты.
bot-random = случайный
bot-greedy = жадный
bot-learner = ученик
bot-amateur = любитель
bot-adept = знаток
bot-expert = эксперт
bot-master = мастер
bot-grandmaster = гроссмейстер
bot-expert-careful = эксперт, осторожный
bot-expert-daring = эксперт, рисковый
bot-master-careful = мастер, осторожный
bot-master-daring = мастер, рисковый
bot-grandmaster-careful = гроссмейстер, осторожный
bot-grandmaster-daring = гроссмейстер, рисковый
