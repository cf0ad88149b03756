### Figures, amounts, meals and where numbers are from, in German: see docs/messages.md.

grams = { $amount }

hundred-grams = 100{"\u00A0"}g

energy = { $energy }{"\u00A0"}kcal

energy-at-least = ≥{ $energy }{"\u00A0"}kcal

energy-unknown = ?{"\u00A0"}kcal

macro-letter = { $nutrient ->
        [protein_g] E
        [carbs_g] K
        *[fat_g] F
    }

macro-figure = { macro-letter } { NUMBER($grams, minimumFractionDigits: 1) }

macro-at-least = { macro-letter } ≥{ NUMBER($grams, minimumFractionDigits: 1) }

macro-unknown = { macro-letter } ?

nutrient-name = { $nutrient ->
        [kcal] Energie
        [protein_g] Eiweiß
        [carbs_g] Kohlenhydrate
        [fat_g] Fett
        [saturated_fat_g] gesättigte Fettsäuren
        [sugar_g] Zucker
        [fibre_g] Ballaststoffe
        *[sodium_mg] Natrium
    }

tier = { $tier ->
        [label] Etikett
        [database] Datenbank
        [remembered] gemerkt
        [estimated] geschätzt
        *[unknown] unbekannt
    }

skipped = ausgelassen

sum = gesamt

slot-title = { $slot ->
        [breakfast] Frühstück
        [lunch] Mittagessen
        [dinner] Abendessen
        *[snack] Snack
    }

slot = { $slot ->
        [breakfast] Frühstück
        [lunch] Mittagessen
        [dinner] Abendessen
        *[snack] Snack
    }

quoted = „{ $words }“
