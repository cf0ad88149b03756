### Where a number is from, on the "?" of a card, in Spanish: see docs/messages.md.

explain-last-time = Sin cantidad: { $grams }, como la última vez.

explain-usual-serving = Sin cantidad: una porción habitual son { $grams }.

explain-density = { $amount } × { NUMBER($density, maximumFractionDigits: 3) }{"\u00A0"}g por ml = { $grams }.

explain-as-water = { $amount } = { $grams }: no se conoce su densidad, se toma la del agua.

explain-number-as-weight = No se dijo la unidad, y nadie come tantas piezas: se toman { $grams }.

explain-likely = Calculado, sin pesar: probablemente de { $low } a { $high }.

explain-likely-energy = Calculado, sin pesar: probablemente de { $low } a { $high }, de { $least } a { $most }{"\u00A0"}kcal.

explain-likely-sum = Algunas cantidades son calculadas: probablemente de { $least } a { $most }{"\u00A0"}kcal en total.

explain-measured = { $amount } = { $grams }.

explain-piece = Una unidad pesa { $each }.

explain-piece-taken = Una unidad se toma por { $each }.

explain-portion = { $portion } pesa { $each }.

explain-portion-taken = { $portion } se toma por { $each }.

explain-piece-times = Una unidad pesa { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-piece-taken-times = Una unidad se toma por { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-portion-times = { $portion } pesa { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-portion-taken-times = { $portion } se toma por { $each }, × { NUMBER($quantity, maximumFractionDigits: 2) } = { $grams }.

explain-hundred = 100{"\u00A0"}g: { $figures }.

explain-times = × { NUMBER($factor, maximumFractionDigits: 3) } por { $grams } = { $figures }.

nutrient-amount-exact = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 3) }{"\u00A0"}g
    }

nutrient-with-amount = { nutrient-name } { $amount }

nutrient-not-known = { nutrient-name } sin datos

nutrient-unknown = { nutrient-name } sin datos

nutrient-asked = { nutrient-name } ?

details-of = en { $basis }: { $figures }

source-kind = { $kind ->
        [label] etiqueta
        [household] tu valor
        [estimate] estimación del modelo
        [staples] tabla de alimentos
        [nationalTable] tabla nacional
        [openFoodFacts] Open Food Facts
        *[usda] USDA
    }

source-usual-recipe = una receta habitual

source-recipe = receta

source-estimate-like = estimado como { $food }

source-estimate-basis = estimación del modelo ({ $basis })

source-corrected-from = corregido, antes { $before }

source-release = edición { $release }

source-release-2018 = edición de abril de 2018

source-as-of = a fecha de { $date }

explain-source = Fuente: { $source }; nivel: { tier }.

explain-source-available = Fuente: { $source }; nivel: { tier }; hidratos de carbono sin fibra.

explain-source-by-difference = Fuente: { $source }; nivel: { tier }; hidratos de carbono con fibra.

explain-corrected-on = Corregido el { $day }.

explain-entry = { $figures }, { $source }; nivel: { tier }.

explain-said-roughly = Dicho aproximadamente: cuenta como estimado.

explain-model-amount = La cantidad la estima el modelo: cuenta como estimado.

explain-food-heading = { $food }:

explain-snapshot = Fuente, como se anotó: { $source }; nivel: { tier }.

explain-recipe-gone = La receta ya no existe; la entrada conserva sus valores.

explain-food-gone = El alimento ya no está en la lista de alimentos; la entrada conserva sus valores.

explain-old-figures = Anotado con los valores antiguos de { $food }; ahora tiene, por 100{"\u00A0"}g: { $figures }.

explain-dish = Todo pesa { $grams }, porciones: { NUMBER($servings, maximumFractionDigits: 2) }; nivel: { tier }.

explain-part-not-counted = “{ $words }”: sin contar.

explain-part = “{ $words }”: { $figures }; { $source }.

explain-part-of-food = “{ $words }”: { $food }, { $figures }; { $source }.
