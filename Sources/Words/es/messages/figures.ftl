### Figures, amounts, meals and where numbers are from, in Spanish: see docs/messages.md.

grams = { $amount }

hundred-grams = 100{"\u00A0"}g

energy = { $energy }{"\u00A0"}kcal

energy-at-least = ≥{ $energy }{"\u00A0"}kcal

energy-unknown = ?{"\u00A0"}kcal

macro-letter = { $nutrient ->
        [protein_g] P
        [carbs_g] H
        *[fat_g] G
    }

macro-figure = { macro-letter } { NUMBER($grams, minimumFractionDigits: 1) }

macro-at-least = { macro-letter } ≥{ NUMBER($grams, minimumFractionDigits: 1) }

macro-unknown = { macro-letter } ?

nutrient-name = { $nutrient ->
        [kcal] energía
        [protein_g] proteínas
        [carbs_g] hidratos de carbono
        [fat_g] grasas
        [saturated_fat_g] grasas saturadas
        [sugar_g] azúcares
        [fibre_g] fibra
        *[sodium_mg] sodio
    }

tier = { $tier ->
        [label] etiqueta
        [database] tabla
        [remembered] recordado
        [estimated] estimado
        *[unknown] sin datos
    }

skipped = omitido

sum = total

slot-title = { $slot ->
        [breakfast] Desayuno
        [lunch] Almuerzo
        [dinner] Cena
        *[snack] Merienda
    }

slot = { $slot ->
        [breakfast] desayuno
        [lunch] almuerzo
        [dinner] cena
        *[snack] merienda
    }

quoted = “{ $words }”
