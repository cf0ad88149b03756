### Figures, amounts, meals and where numbers are from, in Turkish: see docs/messages.md.

grams = { $amount }

hundred-grams = 100{"\u00A0"}g

energy = { $energy }{"\u00A0"}kcal

energy-at-least = ≥{ $energy }{"\u00A0"}kcal

energy-unknown = ?{"\u00A0"}kcal

macro-letter = { $nutrient ->
        [protein_g] P
        [carbs_g] K
        *[fat_g] Y
    }

macro-figure = { macro-letter } { NUMBER($grams, minimumFractionDigits: 1) }

macro-at-least = { macro-letter } ≥{ NUMBER($grams, minimumFractionDigits: 1) }

macro-unknown = { macro-letter } ?

nutrient-name = { $nutrient ->
        [kcal] enerji
        [protein_g] protein
        [carbs_g] karbonhidrat
        [fat_g] yağ
        [saturated_fat_g] doymuş yağ
        [sugar_g] şeker
        [fibre_g] lif
        *[sodium_mg] sodyum
    }

tier = { $tier ->
        [label] etiket
        [database] tablo
        [remembered] hatırlanan
        [estimated] tahmini
        *[unknown] bilinmiyor
    }

skipped = atlandı

sum = toplam

slot-title = { $slot ->
        [breakfast] Kahvaltı
        [lunch] Öğle yemeği
        [dinner] Akşam yemeği
        *[snack] Ara öğün
    }

slot = { $slot ->
        [breakfast] kahvaltı
        [lunch] öğle yemeği
        [dinner] akşam yemeği
        *[snack] ara öğün
    }

quoted = “{ $words }”
