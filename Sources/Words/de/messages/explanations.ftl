### Where a number is from, on the "?" of a card, in German: see docs/messages.md.

explain-last-time = Keine Menge gesagt: { $grams }, wie beim letzten Mal.

explain-usual-serving = Keine Menge gesagt: Eine übliche Portion davon hat { $grams }.

explain-density = { $amount } × { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g pro ml = { $grams }.

explain-as-water = { $amount } = { $grams }: Die Dichte ist nicht bekannt, gerechnet ist mit der von Wasser.

explain-number-as-weight = Es wurde keine Einheit gesagt, und so viele Stück isst niemand: gerechnet ist mit { $grams }.

explain-likely = Berechnet, nicht gewogen: wahrscheinlich { $low } bis { $high }.

explain-likely-energy = Berechnet, nicht gewogen: wahrscheinlich { $low } bis { $high }, { $least } bis { $most }{"\u00A0"}kcal.

explain-likely-sum = Manche Mengen sind berechnet: wahrscheinlich zusammen { $least } bis { $most }{"\u00A0"}kcal.

explain-measured = { $amount } = { $grams }.

explain-piece = Ein Stück davon hat { $each }.

explain-piece-taken = Ein Stück davon ist mit { $each } gerechnet.

explain-portion = { $portion } davon hat { $each }.

explain-portion-taken = { $portion } ist mit { $each } gerechnet.

explain-piece-times = Ein Stück davon hat { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-piece-taken-times = Ein Stück davon ist mit { $each } gerechnet, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-portion-times = { $portion } davon hat { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-portion-taken-times = { $portion } ist mit { $each } gerechnet, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-hundred = 100{"\u00A0"}g davon: { $figures }.

explain-times = × { NUMBER($factor, maximumFractionDigits: 3) } für { $grams } = { $figures }.

nutrient-amount-exact = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}g
    }

nutrient-with-amount = { nutrient-name } { $amount }

nutrient-not-known = { nutrient-name } nicht bekannt

nutrient-unknown = { nutrient-name } unbekannt

nutrient-asked = { nutrient-name } ?

details-of = in { $basis }: { $figures }

source-kind = { $kind ->
        [label] Etikett
        [household] dein Wert
        [estimate] Schätzung des Modells
        [staples] Lebensmitteltabelle
        [nationalTable] nationale Tabelle
        [openFoodFacts] Open Food Facts
        *[usda] USDA
    }

source-usual-recipe = ein übliches Rezept

source-recipe = Rezept

source-estimate-like = geschätzt wie { $food }

source-estimate-basis = Schätzung des Modells ({ $basis })

source-corrected-from = korrigiert, vorher { $before }

source-release = Ausgabe { $release }

source-release-2018 = Ausgabe April 2018

source-as-of = Stand { $date }

explain-source = Quelle: { $source }; Stufe { tier }.

explain-source-available = Quelle: { $source }; Stufe { tier }; Kohlenhydrate ohne Ballaststoffe.

explain-source-by-difference = Quelle: { $source }; Stufe { tier }; Kohlenhydrate mit Ballaststoffen.

explain-corrected-on = Korrigiert am { $day }.

explain-entry = { $figures }, { $source }; Stufe { tier }.

explain-said-roughly = Ungefähr gesagt: zählt als geschätzt.

explain-model-amount = Die Menge hat das Modell geschätzt: zählt als geschätzt.

explain-food-heading = { $food }:

explain-snapshot = Quelle, wie eingetragen: { $source }; Stufe { tier }.

explain-recipe-gone = Das Rezept gibt es nicht mehr; der Eintrag behält seine Werte.

explain-food-gone = Das Lebensmittel steht nicht mehr in der Lebensmittelliste; der Eintrag behält seine Werte.

explain-old-figures = Eingetragen mit den alten Werten von { $food }; jetzt hat es pro 100{"\u00A0"}g: { $figures }.

explain-dish = Alles zusammen wiegt { $grams }, Portionen: { NUMBER($servings, maximumFractionDigits: 2) }; Stufe { tier }.

explain-part-not-counted = „{ $words }“: nicht gezählt.

explain-part = „{ $words }“: { $figures }; { $source }.

explain-part-of-food = „{ $words }“: { $food }, { $figures }; { $source }.
