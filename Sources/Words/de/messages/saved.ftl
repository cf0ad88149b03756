### What was saved, from the rows read back, in German: see docs/messages.md.

saved-meal = Gespeichert: { $slots }, { $energy }.

saved-meal-without = Gespeichert: { $slots }, { $energy }, ohne { $left }.

saved-meal-for = Gespeichert für { $person }: { $slots }, { $energy }.

saved-meal-for-without = Gespeichert für { $person }: { $slots }, { $energy }, ohne { $left }.

saved-plate = { $person } { $energy }

saved-plates = Gespeichert: { $slots }; { $plates }.

saved-plates-without = Gespeichert: { $slots }; { $plates }, ohne { $left }.

saved-done = Erledigt: { $summary }.

saved-trip = Gespeichert: Einkauf bei { $store }{ $lines ->
        [0] {""}
        [one] , { $lines } Zeile
        *[other] , { $lines } Zeilen
    }, { $total }.

saved-from-pack = Erledigt: { $summary }. Zum Eintragen: „50 g { $food } gegessen“.

saved-serving-from-pack = Erledigt: { $summary }. Zum Eintragen: „1 Portion { $food } gegessen“.

saved-contribute = „/contribute { $food }“ gibt es an Open Food Facts weiter.

saved-energy-not-known = Energie nicht bekannt

saved-energy-at-least = mindestens { $energy }{"\u00A0"}kcal

saved-nothing-logged = { $day ->
        [today] Heute
        [yesterday] Gestern
        *[date] Am { $day }
    } ist jetzt nichts mehr eingetragen.

saved-on-target = { $day ->
        [today] Heute
        [yesterday] Gestern
        *[date] Am { $day }
    } genau am Ziel.

saved-over-target = { $day ->
        [today] Heute
        [yesterday] Gestern
        *[date] Am { $day }
    } { $energy }{"\u00A0"}kcal über dem Ziel.

saved-left = { $day ->
        [today] Heute
        [yesterday] Gestern
        *[date] Am { $day }
    } noch { $energy } von { $allowance }{"\u00A0"}kcal.

saved-parts = Gespeichert: { $parts }.
