# What is said in the guided first games.

forge-start = Welcome, hero. Every turn the gods bless everybody: all roll their two dice and gain what comes up. With two players it happens twice, and so you have gold already. Now spend it: faces in the sanctuary are for gold. Take the one with one glory and one sun for 4 gold.
forge-place = A new face never lies in a box: it goes onto one of your own dice, in place of an old one. Give up a plain “1 gold” of the light die.
forge-feat = Your new face came up twice at once: two sun shards, two glory points. Shards buy feats on the islands. The Guardian’s Owl costs two sun shards; perform it.
forge-reinforce = The owl stays with you. Before your main action you may use every such card once a turn. Use it now.
forge-owl = A gift of your choice. A sun shard brings the greater feats nearer.
forge-save = You have saved up 8 gold. The dearer the face, the more every blessing brings for the rest of the game: buy the two suns.
forge-sun = Again an old “1 gold” makes room. Good dice early, glory late: that is the whole art. After nine rounds the most glory wins.

roll-race = You are about to build a fantasy character out of dice. First a race: it shifts two of the six attributes. Take the Dwarf.
roll-class = The class says what you are aiming at: every attribute has a goal, and stars for meeting it. Take the Cleric; his Wisdom must be exactly 18, and that is worth four stars.
roll-place = Six starting dice go into six rows of three. The sum of a row is the attribute. Put the white 2 into Charisma: low, but white is your class’s colour, and those dice score as well.
roll-gold = A gold die pays 2 gold when it is placed. Put it into Strength.
roll-wisdom = Wisdom wants 18, three sixes. Here is the first of them. Then go on in the same way: press a die, then its row.
roll-full = The third die fills Strength: a full row pays 1 gold. Two more points would have been better, but dice can still be changed later.
roll-initiative = Now a round begins: every player takes an initiative card with its die. Low cards buy first in the market, others bring gold. Take the one with gold.
roll-row = Where you place a die you may take that row’s action. Charisma gives a token that makes a card cheaper.
roll-skill = Some abilities can be used at such moments. This one costs gold; pass for now.
roll-market = The market comes last. Armour scores in sets, traits at the end, weapons and skills work at once. Buy the Leather Boots, cheaper by your token. So it goes until every row is full; then stars are counted.

iron-split = Two armies of nine dice. Each turn you decide in secret which dice you throw now and which you keep for the duels. Seven are chosen for you, with all your life dice among them; without life you lose. Throw them.
iron-bonus = Dice lie down in their sectors: attack, defence, life. A die thrown on a 1 is no loss: it pays the bonus of its colour. Yours are red. Begin with the Ballistic die.
iron-target = Red adds 2 to an attack die. Give it to the Assault die.
iron-again = And the second one to the Smasher. Attack sums are compared with the other’s defence at the end of the turn.
iron-duel = The rival has more dice in reserve and so opens the duels. A Power Up flies at his own Nullifier, to raise it. Answer: throw your Barrier at it.
iron-second = A duel has four throws at most, two a side. Your second one strengthens your own Barrier.
iron-subtract = Throws are carried out from the last to the first. Your Barrier has won: take its value away from the Power Up.
iron-take-back = The damage is done: whoever attacks for more than the other defends takes the rest out of his life. You may take one life die back in hand now; leave them all. Whoever has no life dice left has lost.

throne-upgrade = Two heroes, fifty health each; whoever brings the other to zero wins. Cards are paid with combat points, and you begin with 2 CP. A Hero Upgrade stays on your board for good: make your commonest attack stronger with Smack II.
throne-to-roll = The upgrade lies over its ability now. Your points are spent, so end the Main Phase and take up the dice.
throne-keep = Five dice, three attempts. Three of them show the Sword already, and the chances on your board tell what is within reach. Keep the Swords and roll the other two again; those two are marked.
throne-keep-more = A fourth Sword. Four would do, but one attempt is left and nothing can be lost: roll the last die once more.
throne-declare = Five Swords. Everything you could activate now is lit; choose Smack II with five Swords for 9 damage.
throne-head-bash = The paladin defended, yet your attack dealt 8 damage. In moments like this you may play fitting cards from your hand; you are asked only if you hold one. Head Bash! costs nothing and inflicts Concussion: he skips his next income.
throne-to-end = Now a second Main Phase. Without points there is nothing to do; end it. Whoever holds more than six cards sells the surplus, and then it is the other’s turn.
throne-defend = The paladin upgraded an ability too and attacks for 7. Against most attacks you may roll your Defensive Ability: Thick Skin heals 2 for every Life on three dice. Defend.
throne-sell = Two dice showed Life: 7 damage came in, 4 health came back. Your turn brought an Income Phase: 1 CP and a card. You drew Get Some!, which costs 2. Any card can be sold for 1 CP: part with Fortitude II.
throne-roll-two = Two points in your purse and a strong card in hand. To the dice!
throne-one-die = Two Swords and two Pow! on the first throw. With one more Sword you have Overpower; roll only the Life again.
throne-stop = There it is. You need not use every attempt: mark no die, and be content.
throne-overpower = Overpower has no fixed damage: three further dice decide it. Activate it.
throne-get-some = The three dice came to 12. Before the defence you may strengthen an attack with an Attack Modifier: Get Some! adds 1 damage for each Sword on five dice and inflicts Concussion again. Play it.
