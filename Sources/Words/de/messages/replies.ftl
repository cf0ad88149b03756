### What larder's own interpreter answers, in German: see docs/messages.md.

reply-nothing-logged = Dafür ist nichts eingetragen. Falls du doch etwas hattest: „Toast zum Frühstück gegessen“.

reply-which-food = Welches Lebensmittel? Sag den Namen: „Granola hat 400 kcal pro 100 g“.

reply-too-long = Diese Zeile ist zu lang für mich. Sag es bitte in kleineren Teilen.

reply-state-alone = Sag es mit dem Lebensmittel, zum Beispiel „es war gekochter Reis“.

reply-left-out = Hattest du auch „{ $words }“? Es ist weggelassen: Sag es für sich, wenn ja.

reply-excluded = In den Werten ist „{ $words }“ enthalten. Sag das Gewicht oder die kcal, wenn du sie kennst.

reply-perhaps-excluded = In den Werten ist vielleicht „{ $words }“ enthalten. Sag das Gewicht oder die kcal, wenn du sie kennst.

reply-uncounted-milk = Die Werte gelten mit der üblichen Milch, nicht mit „{ $words }“. Sag die kcal, wenn du sie kennst.

reply-of-others = „{ $words }“ wird hier nicht eingetragen: das war jemand anderes.

reply-inside = „{ $words }“ gilt als ein Teil davon. Sag „dazu { $words }“, wenn es einzeln zählen soll.

reply-target-difference = Sag, was es werden soll: „Ziel 2100 kcal“, „Eiweißziel 120 g“. /targets zeigt, was es jetzt ist.

reply-which-part = Sind { $amount } alles von { $dish } oder nur { $food }? Sag „mach { $amount } daraus“ für alles, oder nenn die Lebensmittel einzeln.

reply-part-of-dish = „{ $food }“ ist ein Teil von { $dish }, und das ist hier ein Lebensmittel. Nichts ist geändert: Sag n und nenn dann die Lebensmittel einzeln.

reply-part-of-entry = „{ $food }“ ist ein Teil von { $dish }, und das ist ein einziger Eintrag. Nichts ist geändert: Sag „es war …“ und was es war.

reply-instead-or-beside = Ist es { $kind } statt { $line } oder { $food } dazu? Sag „es war { $kind }“ oder „dazu { $food }“. Noch ist nichts geändert.

reply-which-line = Welches „{ $words }“: { $lines }? Sag es mit der Nummer, zum Beispiel „1: 150 g“.

reply-numbered-line = { $line } ({ $name })

reply-energy-of-which = Ist das { $lines } oder alles? Sag „{ $first } hatte … kcal“; für alles sag n, dann „+… kcal“. Noch ist nichts geändert.

reply-which-each = Je so viel, aber wovon: { $lines }? Noch ist nichts geändert.

reply-how-much-in-all = Wie viel insgesamt, von { $name }? Noch ist nichts geändert.

reply-leftover = Was ändert „{ $words }“? Noch ist nichts geändert. Sag es in anderen Worten.

reply-not-on-card = Was ist „{ $words }“? Noch ist nichts geändert. „Dazu { $words }“ setzt es auf die Karte.

reply-not-on-card-to-remove = „{ $words }“ steht nicht auf dieser Karte. Nichts ist geändert.

reply-on-card-already = „{ $name }“ steht schon auf der Karte. Wie viel war es? „Noch ein …“ setzt eines dazu.
reply-figures-on-card = Die Werte dazu stehen auf der Karte.

reply-plan = Was erst noch kommt, wird nicht eingetragen. Sag es mir danach: „Nudeln zum Abendessen gegessen“.

reply-advice = Ohne Modell kann ich keinen Rat geben. Ich kann Mahlzeiten eintragen, Lebensmittel nachschlagen und deine Tage zeigen.

reply-exercise = Sag, was es gebracht hat, dann zählt es: „320 kcal“.

reply-profile = Ich kann deine Körperdaten und dein Ziel aufheben: „Ich bin 34, weiblich, 168 cm, 62 kg“, „Gewicht 71,5“.

reply-define = Sag, pro wie viel die Werte gelten, zum Beispiel „Granola hat 450 kcal pro 100 g“.

reply-estimate-how = { $food } kenne ich nicht, und ohne Sprachmodell denke ich mir keine Werte aus. Sag, womit es vergleichbar ist („wie ein Müsliriegel“), seine Werte („410 kcal pro 100 g“) oder was darin ist („Rezept { $food }: 40 g Haferflocken, 20 g Honig“).

reply-goal = Welches Ziel? Zum Beispiel „mein Ziel sind 1800 kcal“.

reply-what-was-eaten = Was gab es zum { slot }?

reply-what-change = Was soll sich ändern? Zum Beispiel „ändere den Reis auf 150 g“ oder „ändere 2 auf Hafermilch“; „zeig heute“ nennt die Nummern.

reply-counted-deletion = Ich lösche Einträge nach Nummer oder Namen: „lösche 2 und 3“, „lösche den Reis“.

reply-doubtful-number = Ist „{ $words }“ { $low } oder { $high }? Sag es bitte noch einmal als eines von beiden.

reply-picture = Welche Datei? Tipp den Namen oder zieh sie hierher: „scan receipt.jpg“; „scan last“ nimmt das neueste Bild.

reply-other-diary = Das gehört in ein anderes Tagebuch: „/profile { $person }“ wechselt dorthin. Sag es dann noch einmal.

reply-shell = Das machen Befehle der Shell: „larder export DATEI“, „larder import DATEI“, „larder backup DATEI“, „larder reminders on“. „larder help“ nennt alle.

reply-welcome = Gern.

reply-hello = Hallo. Was hast du gegessen?

reply-chat = Nichts ist eingetragen. Du kannst sagen, was du gegessen hast, zum Beispiel „200 g Nudeln zum Mittagessen“, oder fragen „wie war heute?“.

reply-understood = Verstanden habe ich: { $foods }. Was soll ich damit tun?

reply-not-understood = Das habe ich nicht verstanden. Du kannst sagen „200 g Nudeln zum Mittagessen“ oder „wie war heute?“.

reply-words-not-understood = „{ $words }“ habe ich nicht verstanden. Du kannst sagen „200 g Nudeln zum Mittagessen“ oder „wie war heute?“.

reply-eaten-or-bought = { $foods }: gegessen, oder nur gekauft? Sag „{ $first } … gegessen“ oder „{ $first } … gekauft“.

reply-amount-at-home = Sag, wie viel davon da ist, dann zähle ich mit: „wir haben noch 500 g Reis“.
