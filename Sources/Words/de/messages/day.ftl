### A day of the diary, in German: see docs/messages.md.

day-today = Heute, { $date }

day-date = { $date }

day-of = Tag von { $person }, { $date }

day-health-score = Gesundheitswert { $score }

day-note = Notiz: { $note }

day-note-of-model = Modell: { $note }

day-picture = Bild: { $path }

pictures-title = Bilder von Mahlzeiten

day-balance = Ziel { $base } + Bewegung { $earned } = { $allowance } möglich − { $eaten } gegessen: { $rest }.

day-balance-not-counted = Ziel { $base } + Bewegung { $earned } ({ $active } verbraucht, nicht gezählt) = { $allowance } möglich − { $eaten } gegessen: { $rest }.

day-over = { $energy }{"\u00A0"}kcal über dem Ziel

day-remaining = noch { $energy }{"\u00A0"}kcal

day-likely = Gegessen etwa { $low } bis { $high }{"\u00A0"}kcal: Manche Mengen sind geschätzt.

day-macro-share = Energie aus Eiweiß { $protein }{"\u00A0"}%, Kohlenhydraten { $carbohydrate }{"\u00A0"}%, Fett { $fat }{"\u00A0"}%.

day-sums-energy-alone = Die Summen sind mindestens so hoch: Von manchen Einträgen ist nur die Energie bekannt.

day-sums-incomplete = Die Summen sind mindestens so hoch; nicht bei jedem Eintrag bekannt: { $nutrients }.

day-corrected-food = { $food } ({ $lines })

day-corrected-since = Eingetragen mit den alten Werten von { $foods }: „{ $first } neu berechnen“ rechnet neu.

day-drunk = Getrunken: { $water }.

day-score = Wertung des Tages: { $score } von 100. „/score“ sagt, wie sie zustande kommt.

day-no-target = Als Ziel gilt die Referenzmenge, bis du eines setzt: „mein Ziel sind 1.900 kcal“.

day-nothing-logged = { $day ->
        [today] Heute
        [yesterday] Gestern
        *[date] Am { $day }
    } ist nichts eingetragen.

day-nothing-logged-for = Für { $person } ist { $day ->
        [today] heute
        [yesterday] gestern
        *[date] am { $day }
    } nichts eingetragen.

day-water = { $day ->
        [today] Heute
        [yesterday] Gestern
        *[date] { $day }
    }: { $water }.

millilitres = { $millilitres }{"\u00A0"}ml

fluid-ounces = { $ounces }{"\u00A0"}fl oz

water-drunk = { $volume } Wasser

water-of-target = { $drunk } von etwa { $target } Wasser ({ $reason })

water-by-weight = 35{"\u00A0"}ml je kg

water-by-weight-and-more = 35{"\u00A0"}ml je kg und { $more }{"\u00A0"}ml mehr, EFSA 2010

water-by-age = EFSA 2010: { $whole }{"\u00A0"}ml mit dem Wasser im Essen
