### What went wrong, and what to do, in German: see docs/messages.md.

not-worked-out = Damit komme ich nicht zurecht. Sag es mit anderen Worten, oder sieh in /help nach.

cannot-edit = Diese Änderung passt hier nicht. Sag j, n oder was anders sein soll.

no-such-line = Es gibt keine Zeile { $number }.

nothing-left = Es bliebe nichts übrig. n verwirft alles.

unreadable-day = „{ $words }“ kann ich nicht als Tag lesen. Versuch es mit gestern, Montag oder 2026-11-19.

unreadable-time = „{ $words }“ kann ich nicht als Uhrzeit lesen. Versuch es mit 19:30.

unreadable-week = „{ $words }“ kann ich nicht als Woche lesen. Versuch es mit 2026-W47, letzte oder einem Tag darin; oder mit 2026-10, 2026 oder VON..BIS.

future-week = { $week } hat noch nicht begonnen.

unreadable-amount = „{ $words }“ kann ich nicht als Menge lesen. Versuch es mit 110g, 2 Scheiben oder ½ Tasse.

future-day = { $day } ist noch nicht da. Sag es, wenn es gegessen ist.

no-such-food = „{ $words }“ ist nicht in der Lebensmittelliste.{ $near }

near-it = {" "}Ähnlich: { $names }.

which-food = Welches „{ $words }“? { $candidates }.

no-entry-yet = Es ist noch nichts gespeichert, was gemeint sein könnte.

no-such-entry = Am { $day } gibt es keinen Eintrag „{ $words }“.

which-entry = Welcher? { $candidates }. Nenn ihn oder seine Nummer in der Tagesliste.

part-of-dish = „{ $words }“ ist ein Teil von { $dish }, und das ist ein einziger Eintrag. Lösch ihn und sag dann die Lebensmittel einzeln.

no-such-meal = Noch nichts zu wiederholen: { slot }.

no-such-meal-at-all = Noch keine frühere Mahlzeit, die sich wiederholen ließe.

recipe-not-entry = Am { $day } gibt es keinen Eintrag „{ $recipe }“. „Lösche das Rezept { $recipe }“ entfernt das Rezept.

food-not-entry = Am { $day } gibt es keinen Eintrag „{ $food }“. „Lösche das Lebensmittel { $food }“ nimmt es aus der Liste der Lebensmittel.

nothing-logged-on = Am { $day } ist nichts eingetragen.

nothing-to-undo = Nichts rückgängig zu machen.

nothing-to-redo = Nichts wiederherzustellen.

impossible-energy = { $energy } kcal in 100 g gibt es nicht: Reines Fett hat 902. Gilt es pro Portion, oder sind es kJ?

out-of-range = Außerhalb des Möglichen: { $name } ({ $range }).

nothing-to-change = So steht es schon da.

food-of-table = { $food } gehört zur Lebensmitteltabelle von larder und bleibt.

barcode-taken = Der Strichcode { $barcode } ist der von { $food }.

unreadable-figures = „{ $words }“ kann ich nicht als Nährwerte lesen. Versuch es mit 460 kcal, 12 g Fett.

no-such-profile = Kein Profil „{ $name }“. Es gibt: { $known }.

whose-diary = Wessen Tagebuch ist das von { $name }? Es gibt: { $known }. „Profil für { $name } anlegen“ macht eines.

only-profile-stays = { $name } ist das einzige Profil und bleibt.

default-profile-stays = { $name } ist das Standardprofil. Mach zuerst ein anderes zum Standard: „make NAME the default“.

household-empty = Niemand namens „{ $name }“ ist im Haushalt: Er ist leer.

no-such-member = Niemand namens „{ $name }“ ist im Haushalt. Es gibt: { $known }.

how-old = Wie alt ist { $name }? Der Tagesbedarf richtet sich nach dem Alter.

no-such-recipe = Es gibt kein Rezept „{ $words }“.{ $near }

which-recipe = Welches Rezept „{ $words }“? { $candidates }.

which-ingredient = Welche Zutat von { $recipe } ist „{ $words }“? { $ingredients }.

several-recipes = { $place } hat { $count } Rezepte: { $names }. „Rezept 2 von …“ liest das zweite.

empty-recipe = Was ist drin? Sag es in einer Zeile: „Rezept { $name }: 200 g Nudeln, 2 Eier, für 2“.

figures-of-recipe = { $name } ist ein Rezept: Seine Werte sind die seiner Zutaten. /recipes { $name } zeigt sie.

recipe-in-itself = Das Rezept { $name } kann weder Zutat von sich selbst sein noch von dem, was darin ist.

recipe-needed = Das Rezept { $name } steckt in { $others } und bleibt.

nothing-of-recipe-counted = Von { $name } ließ sich nichts berechnen: Keine Zeile hat ein Lebensmittel und eine Menge.

no-trip-yet = Noch kein Einkauf ist gespeichert. „2 l Milch 1,19 bei REWE gekauft“ legt einen an.

no-such-trip-line = Der Einkauf bei { $store } hat keine Zeile „{ $words }“. „zeig den Einkauf bei { $store }“ listet sie auf.

which-trip-line = Welches „{ $words }“? { $candidates }. Nenn die Nummer.

no-such-trip = Kein Einkauf „{ $words }“ ist gespeichert. /trips zeigt, was da ist.

which-trip = Welcher Einkauf? { $candidates }. Sag die Nummer.

unreadable-price = „{ $words }“ kann ich nicht als Preis lesen. Versuch es mit 1,99 €.

file-not-named = { $path } wurde nicht geöffnet: Geöffnet wird nur, was du nennst. Sag „scan DATEI“.

journal-line = Zeile { $number } steht unter keinem Tag und keiner Mahlzeit. Setz eine Überschrift darüber: 2026-11-20 und darunter lunch.

journal-day-twice = { $day } steht zweimal darin. Setz die Zeilen unter eine Überschrift.

journal-heading = Zeile { $number }, „{ $words }“, ist weder Tag noch Mahlzeit noch etwas Gegessenes; nichts wurde geändert. Berichtige sie zuerst: Was darunter steht, gehört vielleicht woandershin.

import-again = Die Daten haben sich geändert, seit { $file } gelesen wurde. Importiere sie noch einmal.

address-not-named = { $address } wurde nicht geöffnet: Geöffnet wird nur, was du eintippst.

no-recipe-found = Ich habe darin kein Rezept gefunden. Am besten liest sich eine Zeile je Zutat: „200 g Nudeln“.

no-recipe-there = { $place }: Dort habe ich kein Rezept gefunden. Der Text lässt sich einfügen: „Rezept Suppe: …“.

give-no-barcode = Open Food Facts kennt Lebensmittel am Strichcode: „der Strichcode von { $food } ist …“, dann noch einmal.

give-no-figures = Über { $food } ist noch nichts bekannt, was sich weitergeben ließe.

give-not-from-pack = An Open Food Facts geht nur, was du von einer Packung abliest. Die Werte von { $food }: { $source }.

not-a-barcode = „{ $digits }“ ist kein Strichcode. Es sind die 8, 12 oder 13 Ziffern unter den Strichen.

barcode-length = { $digits } hat { $count } Ziffern. Ein Strichcode hat 8, 12 oder 13.

barcode-check-digit = { $digits } ist kein Strichcode: Die Prüfziffer stimmt nicht, eine Ziffer ist also falsch gelesen. Sieh noch einmal hin.

how-heavy = Wie viel Gramm rechnest du für { unit-name } { $food }?

how-much-food = Wie viel { $food }? Sag es in Gramm.

amount-out-of-range = Bitte eine Menge von { $food } zwischen 0 und 100 kg.

unread-lines = { $count ->
        [one] 1 Zeile lässt sich nicht lesen
        *[other] { $count } Zeilen lassen sich nicht lesen
    }; nichts wurde geändert: { $lines }. Berichtige sie, oder lass solche Zeilen mit --leave-out weg: Dann wird nichts entfernt.

unread-line = Zeile { $number }, „{ $words }“ ({ $reason })

unread-lines-more = und { $count } weitere

unread-not-understood = nicht verstanden

unread-unknown-food = ich kenne kein Lebensmittel „{ $food }“
