### The card of a meal that is to be logged, changed or deleted, in German: see docs/messages.md.

meal-heading = { slot-title } { $time }

meal-heading-named = { $heading } „{ $title }“

meal-heading-of = { $heading } von { $person }

meal-title = { $heading }, { $day }

meal-change-title = { slot } ändern, { $day }

meal-delete-title = Löschen aus { slot }, { $day }

meal-not-counted-yet = noch nicht gezählt

meal-note = Notiz: { $note }

meal-taken-as = „{ $words }“ verstanden als { $food }.

meal-guess-amount = die Menge von { $food }

meal-guess-energy = die Energie von { $food }

meal-guess-this-amount = die Menge

meal-guess-more = { $count } weitere

meal-guesses = Vom Modell geschätzt, von niemandem gesagt: { $guesses }.

meal-estimated-share = { $percent }{"\u00A0"}% der Energie sind geschätzt.

meal-usual-serving = Keine Menge gesagt, eine übliche Portion angenommen: { $foods }.
meal-number-as-weight = Eine Zahl ohne Einheit, als Gramm oder Milliliter verstanden: { $foods }.

meal-as-last-time = Keine Menge gesagt, wie beim letzten Mal: { $foods }.

meal-as-water = Dichte nicht bekannt, wie Wasser gerechnet: { $foods }.

meal-pack-unknown = Wie viel in { $pack ->
        [bottle] eine Flasche
        [carton] eine Packung
        [packet] eine Packung
        *[other] { unit-name }
    } { $food } passt, ist nicht bekannt; angenommen ist eine übliche Portion. „{ $line }: … g“ sagt es genauer.

meal-doubtful = Ist { $line } { $words }? Es war nicht sicher zu erkennen und zählt nicht. „{ $line }: { $grams }“, wenn ja; „{ $line } = …“, wenn es etwas anderes ist; „streich { $line }“, wenn es nicht da ist.

meal-barcode-unknown = { $words } ist der Strichcode von keinem Lebensmittel hier. „{ $line } = …“ sagt, welches es ist; die Nummer allein schlägt es nach, sobald das hier gespeichert oder verworfen ist.

meal-unknown = „{ $words }“ steht nicht in der Lebensmittelliste. „{ $line } = …“ nimmt ein anderes Lebensmittel, „+250 { $words }“ zählt nur die Energie, „{ $words } hat 250 kcal pro 100 g“ legt es an.

meal-unknown-near = „{ $words }“ steht nicht in der Lebensmittelliste. Ähnlich: { $foods }. „{ $line } = …“ nimmt ein anderes Lebensmittel, „+250 { $words }“ zählt nur die Energie, „{ $words } hat 250 kcal pro 100 g“ legt es an.

meal-which = Welches „{ $words }“? { $foods }. Sag „{ $line } = …“.

meal-how-heavy = Wie schwer ist das: { $amount } { $food }? Sag „{ $line }: … g“.

meal-amount-out-of-range = { $food }: bitte eine Menge zwischen 0 und 100 kg. Sag „{ $line }: … g“.

meal-how-much = Wie viel { $food }? Sag „{ $line }: … g“.

meal-again = Noch einmal? { $food } hast du { $minutes ->
        [0] gerade eben
        [one] vor einer Minute
        *[other] vor { $minutes } Minuten
    } eingetragen.

meal-amount-roughly = { $amount } ≈ { $grams }

meal-roughly = ≈ { $grams }

meal-whole-pot = alles ≈ { $grams }

meal-part-of-pot = { NUMBER($share, maximumFractionDigits: 2) } davon ≈ { $grams }

meal-summary = { slot }, { $energy }

meal-summary-for = { slot } für { $person }, { $energy }

row-was = vorher  { $name }

row-now = jetzt  { $name }

meal-moves = Kommt zu { $heading }, { $day }.

meal-eaten-at = Gegessen um { $time }, vorher { $before }.

meal-new-title = Titel: { $title }

meal-new-title-was = Titel: { $title } (vorher { $before })

meal-new-note-was = Notiz: { $note } (vorher { $before })

meal-macros-go = Eiweiß, Kohlenhydrate und Fett sind mehr, als diese Energie hergibt, und fallen weg.

entries-counted = { $count ->
        [one] { $count } Eintrag
        *[other] { $count } Einträge
    }

summary-deletion = Löschen: { $name }

summary-title = Titel: { slot }

summary-note = Notiz: { slot }

summary-time = { slot } um { $time }

summary-move = { $name } zu { slot }, { $day }

summary-change-of = Änderung: { $name }

summary-change-to-skipped = Änderung: { $name }, ausgelassen

summary-change-to = Änderung: { $parts }

remark-own-numbers = Schätzung des Modells: { $numbers }

summary-with-remark = { $summary } ({ $remark })

meal-at-time = { slot-title } um { $time }

meal-guess-its-figure = { nutrient-name }

meal-saved-elsewhere = Das wurde in diesem Gespräch zuletzt gespeichert. An einem anderen Terminal wurde seither gespeichert: { $summary }.

history-title = Letzte Mahlzeiten

history-title-of = Letzte Mahlzeiten von { $person }

history-meal = { $day }, { slot }

history-entry = { $day }, { slot }: { $food }

history-of-food = „{ $words }“, das Neueste zuerst

history-of-food-for = „{ $words }“ bei { $person }, das Neueste zuerst

history-nothing = Noch nichts eingetragen.

history-nothing-for = Für { $person } ist noch nichts eingetragen.

history-no-entry = Kein Eintrag hat „{ $words }“ im Namen.

history-no-entry-of = Kein Eintrag von { $person } hat „{ $words }“ im Namen.

pot-share = { $share } von { $pot } im Topf.

pot-rest = Rest, nicht eingetragen

pot-whole = { $foods ->
        [1] Topf
        [one] Topf, { $foods } Lebensmittel
        *[other] Topf, { $foods } Lebensmittel
    }

pot-title = { $heading }, { $day }: { $foods }

pot-food = { $food } { $amount }

pot-summary = { slot } für { $people }, { $energy }
