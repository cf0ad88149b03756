### What larder's own interpreter answers, in English: see docs/messages.md.

reply-nothing-logged = Nothing is logged for that. If you had something after all: “had toast for breakfast”.

reply-which-food = Which food? Say its name: “granola is 400 kcal per 100 g”.

reply-too-long = That line is too long for me. Please say it in smaller parts.

reply-state-alone = Say it with the food, for instance “it was cooked rice”.

# $words (words)
reply-left-out = Did you have “{ $words }” too? It is left out: say it by itself if you did.

# $words (words)
reply-excluded = The figures are with “{ $words }”. Say the weight or the kcal if you know them.

# $words (words)
reply-perhaps-excluded = The figures may be with “{ $words }”. Say the weight or the kcal if you know them.

# $words (words)
reply-uncounted-milk = The figures are with the usual milk, not with “{ $words }”. Say the kcal if you know them.

# $words (words)
reply-of-others = “{ $words }” is not logged here: that was somebody else.

# $words (words)
reply-inside = “{ $words }” is taken for a part of it. Say “add { $words }” to count it apart.

reply-target-difference = Say what it should be: “target 2100 kcal”, “protein target 120 g”. /targets shows what it is now.

# $amount (words)
# $food (words)
# $dish (words)
reply-which-part = Is { $amount } all of { $dish }, or only the { $food }? Say “make it { $amount }” for all of it, or name the foods one by one.

# $food (words)
# $dish (words)
reply-part-of-dish = “{ $food }” is a part of { $dish }, which is one food here. Nothing is changed: say n, then name the foods one by one.

# $food (words)
# $dish (words)
reply-part-of-entry = “{ $food }” is a part of { $dish }, which is one entry. Nothing is changed: say “it was …” with what it was.

# $kind (words)
# $line (words)
# $food (words)
reply-instead-or-beside = Is it { $kind } instead of { $line }, or { $food } beside it? Say “it was { $kind }” or “add { $food }”. Nothing is changed yet.

# $words (words)
# $lines (or)
reply-which-line = Which “{ $words }”: { $lines }? Say it with its number, for instance “make 1 150 g”.

# Part of the list in reply-which-line.
# $line (count)
# $name (words)
reply-numbered-line = { $line } ({ $name })

# $lines (or)
# $first (words)
reply-energy-of-which = Is that { $lines }, or all of it? Say “the { $first } was … kcal”; for all of it say n, then “+… kcal”. Nothing is changed yet.

# $lines (or)
reply-which-each = Each of which: { $lines }? Nothing is changed yet.

# $name (food)
reply-how-much-in-all = How much in all, of { $name }? Nothing is changed yet.

# $words (words)
reply-leftover = What does “{ $words }” change? Nothing is changed yet. Say it in other words.

# $words (words)
reply-not-on-card = What is “{ $words }”? Nothing is changed yet. “add { $words }” puts it on the card.

# $words (words)
reply-not-on-card-to-remove = “{ $words }” is not on this card. Nothing is changed.

# $name (words)
reply-on-card-already = “{ $name }” is on the card already. How much was it? “another …” puts one more on it.

reply-figures-on-card = The figures of what you said are on the card.

reply-plan = Nothing is logged for what is still to come. Tell me afterwards: “had pasta for dinner”.

reply-advice = I cannot give advice without a model. I can log meals, look up foods and show your days.

reply-exercise = Say what it earned, and it counts: “320 kcal”.

reply-profile = I can keep your body and your aim: “I’m 34, female, 168 cm, 62 kg”, “weight 71.5”, “my day starts at 4”.

reply-define = Say per how much the figures are, for instance “granola is 450 kcal per 100g”.

# A food that nobody knows, whose estimate is asked for.
# $food (words)
reply-estimate-how = I do not know { $food }, and without a language model I make no figures up. Say what it is like (“like a muesli bar”), its figures (“410 kcal per 100 g”), or what is in it (“recipe { $food }: 40 g oats, 20 g honey”).

reply-goal = Which target? For instance “set my target to 1800 kcal”.

# $slot (MealSlot)
reply-what-was-eaten = What did you have for { slot }?

reply-what-change = What should change? For instance “change the rice to 150g” or “change 2 to oat milk”; “show today” has the numbers.

reply-counted-deletion = I delete entries by their numbers or names: “delete 2 and 3”, “delete the rice”.

# $words (words)
# $low (words)
# $high (words)
reply-doubtful-number = Is “{ $words }” { $low } or { $high }? Please say it again as one of the two.

reply-picture = Which file? Type or drag its name: “scan receipt.jpg”; “scan last” takes the newest picture.

# $person (person)
reply-other-diary = That is for another diary: “/profile { $person }” goes there. Then say it again.

reply-shell = Commands of the shell do that: “larder export FILE”, “larder import FILE”, “larder backup FILE”, “larder reminders on”. “larder help” lists all.

reply-welcome = You are welcome.

reply-hello = Hello. What did you eat?

reply-chat = Nothing is logged. You can say what you ate, for instance “200g pasta for lunch”, or ask “how was today?”.

# $foods (series)
reply-understood = I understood { $foods }. What should I do with it?

reply-not-understood = I did not understand that. You can say “200g pasta for lunch” or “how was today?”.

# $words (words)
reply-words-not-understood = I did not understand “{ $words }”. You can say “200g pasta for lunch” or “how was today?”.

# $foods (and)
# $first (words)
reply-eaten-or-bought = Did you eat { $foods }, or only buy it? Say “had { $first } …” or “bought { $first } …”.

reply-amount-at-home = Say how much of it there is, and I keep count: “we have 500 g rice at home”.
