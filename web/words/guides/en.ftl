# What the companion says: in the guided first games, and as a coach afterwards. Two sentences at most.

guide-done = Your first game is played to its end. Play again whenever you like: the lantern above calls the coach, or sends him away.

# --- Dice Throne: a look round, then step by step; `-else` answers a press on something else ---

dice_throne-over = Main phase, dice, defense, cards: that was a whole turn and more. From here the dice are fair and the game is yours; I stay beside you and say what matters.

throne-upgrade-look-1 = Two heroes, 50 health each: whoever brings the other to zero wins. You are the Barbarian.
throne-upgrade-look-2 = These cards are your hand. They are paid with combat points, CP for short, and you have 2.
throne-upgrade = Smack is the attack you will make most often, and Smack II makes it stronger for the whole game. Press the card, then the ability it goes onto.
throne-upgrade-else = That is allowed, but your 2 CP go furthest in what works every turn. Try Smack II first.
throne-to-roll = The upgrade lies over its ability, and your CP are spent. End the phase and take up the dice.
throne-to-roll-else = Selling a card brings 1 CP, but nothing in your hand costs so little. Keep your cards, and end the phase.
throne-keep = Three of the five dice show the Sword: keep those. Press the other two, which are to be rolled again, and then the golden button.
throne-keep-else = Three Swords already make Smack II, so they stay. Roll only the Life and the Pow! again.
throne-keep-more = A fourth Sword, and one attempt left: nothing can be lost by it. Press the last die without a Sword and roll it again.
throne-keep-more-else = The Swords are worth more than what might come instead. Roll only the Life again.
throne-declare = Five Swords! The abilities that your dice make are lit: press Smack II and take all five, for 9 damage.
throne-declare-else = That would leave Swords unused. Take all five of them: 9 damage.
throne-head-bash-look-1 = The Paladin defended with three dice: he prevented 1 damage, took 8, and dealt 1 back to you.
throne-head-bash = Some cards wait for a moment like this one. Head Bash! is free after an attack of at least 8 damage: press it, and the Paladin gets Concussion.
throne-head-bash-else = You may pass, but this card costs nothing and its moment is rare. Play it.
throne-to-end-look-1 = This token is Concussion: whoever has it skips his next income. Statuses lie here until they are used up.
throne-to-end = Your second Main Phase offers the same as the first. Your CP are spent: end it.
throne-to-end-else = A card could be sold for 1 CP, but you will be glad of it later. End the phase.
throne-defend-look-1 = The Paladin got no income, upgraded an ability with what he had, and attacks.
throne-defend = 7 damage are coming. Press Thick Skin, your defensive ability: it rolls 3 dice and heals 2 for each Life.
throne-defend-else = You may let the attack through, but these dice cost nothing. Defend yourself.
throne-sell-look-1 = Two dice showed Life: 7 damage came in, and 4 health came back.
throne-sell = Your new turn brought 1 CP and the card Get Some!, which costs 2. Any card can be sold for 1 CP: press Fortitude II.
throne-sell-else = You will want that one. Fortitude II is the card you can spare.
throne-roll-two = 2 CP in your purse and a strong card in hand. End the phase, the dice are waiting.
throne-roll-two-else = You may sell more, but 2 CP are just what you need. To the dice!
throne-one-die = Two Swords and two Pow!: one Sword more makes Overpower. Press the Life, and roll only that die again.
throne-one-die-else = Swords and Pow! are what Overpower is made of. Roll only the Life again.
throne-stop = There it is. Nobody has to use every attempt: press no die, only the golden button.
throne-stop-else = Three Swords and two Pow! are just what you wanted. Leave them all as they are.
throne-overpower = Overpower has no fixed damage: three further dice decide. Press it.
throne-overpower-else = That works too, but three dice promise more. Try Overpower.
throne-get-some-look-1 = The three dice came to 12, and the Paladin has not defended yet.
throne-get-some = This is the moment to make an attack stronger. Press Get Some!: five dice, and 1 more damage for each Sword.
throne-get-some-else = You may keep the card, but an attack of 12 deserves it. Play Get Some!

# --- Dice Forge ---

dice_forge-over = Blessing, forging, feats, a second action: you know it all now. After nine rounds the most glory wins; from here the dice are fair, and I say what matters.

forge-start-look-1 = Every turn begins with a blessing: all heroes roll both their dice and gain what lies on top. Two players are blessed twice.
forge-start-look-2 = Here is what you own: gold, suns, moons, and glory, which decides the game.
forge-start = Gold buys faces in the sanctuary. Press the face with 1 sun and 1 glory, for 4 gold.
forge-start-else = A good choice for another day. This face brings a sun and glory whenever it comes up: begin with it.
forge-place = The new face goes onto one of your own dice, over an old one. Press the light die, then its plain “1 gold”.
forge-place-else = That face brings something rarer. Give up a plain “1 gold” of the light die.
forge-feat-look-1 = Your new face came up in both blessings: 2 suns and 2 glory.
forge-feat = Suns and moons pay for feats on the islands. Press The Guardian’s Owl, for 2 suns.
forge-feat-else = That can wait till your next turn. Use the suns now, for the Owl.
forge-reinforce = The Owl lies before you, and helps once in each of your turns before your main action. Press it.
forge-reinforce-else = The Owl costs nothing, so never leave it out. Press it.
forge-owl = Gold, a sun or a moon, as you like. Take the sun: it will be needed in a moment.
forge-owl-else = Good as well, but one more sun lets you do something special in this very turn.
forge-save = You have saved up 11 gold. Dear faces pay for the whole game: press the one with 2 suns, for 8.
forge-save-else = Cheaper faces help too, but a die has room for six only. Buy the 2 suns.
forge-sun = Again a plain “1 gold” makes room. Press the light die, then the face.
forge-enough = One action may buy several faces, as long as they differ. Leave it at one: press “Buy no more”.
forge-enough-else = You could, but 3 gold in hand are a good start for your next turn. Buy no more.
forge-extra = Once a turn 2 suns pay for a second action, and you have just 2. Spend them.
forge-extra-else = You may end here, but a second action is worth more than two suns put by.
forge-moon = Moons open the other islands. Press The Blacksmith’s Hammer for 1 moon: gold laid onto it becomes glory.
forge-moon-else = Every one of these is good some day. The Hammer is cheap, and gives all your later gold a use.

# --- Roll Player ---

roll_player-over = Dice, rows, actions, market: so it goes until every row is full. From here the dice are fair and the hero is yours; I say what matters.

roll-race-look-1 = You build a hero out of dice: six attributes, a row of three dice each. The most stars win.
roll-race = First the race, which shifts two attributes. Press the Dwarf.
roll-race-else = Every race can win. The dice of this lesson suit a Dwarf.
roll-class = The class says what each attribute should come to, and how many stars that is worth. Press the Cleric: he wants a Wisdom of exactly 18.
roll-class-else = A good class as well. The dice of this lesson suit the Cleric.
roll-goal-look-1 = These eight dice were drawn and rolled for you. Each goes into a row, and at the end of the row stands its goal.
roll-goal = Wisdom wants exactly 18, three sixes. Press the red 6, then the row Wisdom.
roll-goal-else = Each die has its place in this lesson: the red 6 goes to Wisdom.
roll-backstory = The coloured squares are your backstory: a die of the same colour there scores. Put the black 6 onto the black one, in Wisdom.
roll-backstory-else = The black 6 fits the black square in Wisdom, and its goal too. Put it there.
roll-bonus = A Dwarf has 2 Constitution to begin with, and its first square is purple. Put the purple 5 there.
roll-bonus-else = Purple on purple scores: put the purple 5 into Constitution.
roll-gold = A gold die pays 2 gold when it is placed. Put the gold 5 into Strength.
roll-gold-else = It would pay anywhere, but Strength wants 14 or 15, and 5 is a good start. Put it there.
roll-second = Strength stands at 5. Add the red 4.
roll-second-else = 5 and 4 leave just the right room for the blue 5. Put the red 4 into Strength.
roll-full = Now the blue 5: blue on blue, and Strength comes to 14, its goal. A full row also pays 1 gold.
roll-full-else = The last square of Strength is blue, and 5 is what its goal lacks. Put the blue 5 there.
roll-colour = White is the colour of your class: each white die is a star, wherever it lies. Put the white 4 into Dexterity.
roll-colour-else = It is a star anywhere, but Dexterity is still empty. Put the white 4 there.
roll-last = One die is left: the green 6, for the green square in Dexterity.
roll-last-else = Green on green scores: put the green 6 into Dexterity.
roll-initiative-look-1 = A round begins with dice on the initiative cards, the lowest first. The rival has taken the 6 and used the action of its row.
roll-initiative = Low cards come first to the market, and card 2 brings 1 gold. Press it, and its die is yours.
roll-initiative-else = Card 1 comes first to the market, but its die shows 1. Take the 3 and the gold.
roll-row = Whoever places a die may take the action of its row. Press Constitution.
roll-row-else = Every row with room is allowed. Constitution has the action that is easiest to learn.
roll-action = Constitution raises or lowers one of your dice by 1. Press the white 4 in Dexterity, and make it a 5.
roll-action-else = Allowed, but Strength has reached its goal and Wisdom wants nothing but sixes. Make the white 4 a 5.
roll-skill = The Cleric could use his ability now, for 2 gold. Save it for the market: pass.
roll-skill-else = It will come in handy one day. Today the gold is for the market: pass.
roll-market = Armor scores in sets, traits at the end; weapons and skills help on the way. Press the Leather Boots, for 4 gold.
roll-market-else = A fine card, but armor is the easiest to score with. Buy the Leather Boots.
roll-score-look-1 = The list beside your rows tells what the hero is worth by now: goals, class dice, alignment, backstory, armor and traits.
roll-score = The ability is offered once more. Pass, and the round goes on.

# --- IRONDIE ---

irondie-over = Throw, duels, damage: that was a whole turn. Whoever has no life left loses; from here the dice are fair, and I say what matters.

iron-split-look-1 = Nine dice are your army: three attack, three defend, three are your life. Whoever has no life die on the table loses.
iron-split = Throw six dice now, and keep back the Smasher, the Barrier and the Power Up for duels. Press the dice with a ring, then the golden button.
iron-split-else = That would leave you other dice for the duels than this lesson needs. Press only those with a ring.
iron-bonus-look-1 = Every die lies in its sector. Your attack is set against the rival’s defense, his attack against yours.
iron-bonus = Your Fortress shows 1 and pays the bonus of its colour: red adds 2 to an attack die. Press the Assault.
iron-bonus-else = Allowed as well, but the Assault comes to 6, the most a die can show. Press it.
iron-open-look-1 = You have kept more dice back than the rival, and so the first duel is yours.
iron-open = A Smasher destroys a die that shows less. Press your Smasher, then the rival’s Assault with its 5.
iron-open-else = A duel too, but his strongest attack die is worth more. Throw the Smasher at the Assault.
iron-rescue-look-1 = Your Smasher shows only 4: it would lose, and go to the abyss itself. The rival lets it happen.
iron-rescue = Each side may throw twice, and the last throw counts first. Press the Power Up, for your own Smasher.
iron-rescue-else = Without help you lose the Smasher for good. Throw the Power Up.
iron-answer-look-1 = The Power Up raised the Smasher to 6, and the Assault went to the abyss. Now the rival opens a duel.
iron-answer = His Power Up shows 4 and would strengthen his Smasher. Press your Barrier to answer it.
iron-answer-else = Let it happen, and his attack grows by 3. Throw the Barrier.
iron-subtract = Your Barrier shows 5 and wins. It may add or subtract: take 5 away.
iron-subtract-else = Adding would help the rival. Take it away.
iron-spread-look-1 = The sums are compared: 3 damage gets through to you, and 6 to the rival.
iron-spread = You choose which life dice bear it. Press the Swarm and let it take all 3: it keeps 2 and stays.
iron-spread-else = The others show less and would suffer more. Let the Swarm take all 3.
iron-take-back-look-1 = The rival has lost a life die for good; yours are all there. The dice of attack and defense lie in storage.
iron-take-back = A life die may be taken back in hand and thrown again next turn. Leave them all where they are.
iron-take-back-else = It might come back higher, but it is missing until then. Leave them all this time.

# --- the coach: what matters at a question ---

coach-sensible = Sensible here: “{ $option }”.
coach-dice = { $dice }: { $chance }.
coach-likely = The likeliest: “{ $option }”, { $chance }.

coach-dice_throne-main = Upgrades pay best early, and CP left over are not lost.
coach-dice_throne-keep = Keep what brings a strong ability nearer; its chance stands on it.
coach-dice_throne-declare = The strongest ability your dice make is mostly the right one; think of what cannot be defended.
coach-dice_throne-defend = A defense costs nothing.
coach-dice_throne-react = A card is best played where it changes the most.
coach-dice_throne-sell = Sell what you are least likely to play.
coach-dice_throne-knockdown = Without an offensive roll there is no attack in this turn.
coach-dice_throne-target = Aim at whoever is weakest, or strongest if you cannot end it.

coach-dice_forge-action = Early, better dice pay the most; from the middle on, feats with glory.
coach-dice_forge-forge = Replace the poorest face, and put like with like on one die.
coach-dice_forge-offering = Gold beyond the edge of your reserve is lost, so spend it in time.
coach-dice_forge-reinforce = Reinforcements are free: use them all.
coach-dice_forge-extra = Two suns for a second action are well spent if you can afford something with it.
coach-dice_forge-choose = Take what your next purchase lacks.
coach-dice_forge-resource = Take what your next purchase lacks.
coach-dice_forge-mirror = Copy whatever lies best on the table.
coach-dice_forge-hammer = Gold that you cannot keep belongs onto the hammer.
coach-dice_forge-convert = Late in the game glory is worth more than shards.

coach-roll_player-place = Look at the goals first, then at colours and squares.
coach-roll_player-initiative = A fitting die is worth more than a place in the market.
coach-roll_player-row = Think of both: the goal of the row, and the action you get.
coach-roll_player-pick = Use the action where it brings a goal nearer.
coach-roll_player-react = An ability is worth its price where it completes a goal.
coach-roll_player-market = Armor of one set, and traits that fit your hero, are worth the most.
coach-roll_player-more = Buy only what scores or helps soon.

coach-irondie-split = Life dice on the table keep you in the game; what you keep back decides the duels.
coach-irondie-source = Begin with the bonus that helps another one.
coach-irondie-pick = Where attack and defense are close, 2 points count double.
coach-irondie-open = A duel is worth it when the die you aim at matters more than the one you throw.
coach-irondie-answer = Answer when what would happen costs more than your die.
coach-irondie-choose = Add to your own dice, take away from the rival’s.
coach-irondie-sign = Add to your own dice, take away from the rival’s.
coach-irondie-spread = Let no life die fall to nothing if you can help it.
coach-irondie-take-back = A life die in hand is thrown anew, but is missing on the table until then.
