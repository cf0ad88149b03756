### Recipes: their cards, lists and notes, in Spanish: see docs/messages.md.

recipe-summary = receta { $recipe }, { $energy }

recipe-summary-servings = receta { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } porción
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } porciones
    } de { $energy }

recipe-change-summary = cambio de la receta { $recipe }, { $energy }

recipe-change-summary-servings = cambio de la receta { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } porción
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } porciones
    } de { $energy }

summary-recomputed = { $summary }, { $count ->
        [one] { $count } entrada recalculada
        *[other] { $count } entradas recalculadas
    }

recipe-new-title = Receta nueva: { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } porción
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } porciones
    }

recipe-change-title = Cambiar la receta { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } porción
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } porciones
    }

recipe-rename-title = Cambiar la receta { $before }, ahora { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } porción
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } porciones
    }

recipe-no-amount = sin cantidad

recipe-line-explained = “{ $words }”: { $grams }, { $figures }; { $source }.

recipe-was-serving = antes 1 porción

recipe-not-named = Sin nombre: “nombre: carbonara” se lo da.

recipe-servings-unsaid = No se dijo para cuántas porciones; todo se toma como una: “porciones: 4” lo cambia.

recipe-edits = “2: 120 g” cambia una cantidad, “2 = …” un alimento, “quita 2” omite uno, “añade 20 g de mantequilla” agrega uno.

recipe-unknown = “{ $words }” no está en la lista de alimentos. Di “{ $line } = …” o “quita { $line }”.

recipe-unknown-near = “{ $words }” no está en la lista de alimentos. Parecidos: { $foods }. Di “{ $line } = …” o “quita { $line }”.

recipe-how-heavy = ¿Cuánto pesa “{ $words }”? Di “{ $line }: … g”.

recipe-whole = todo

recipe-serving-of = 1 porción de { NUMBER($servings, maximumFractionDigits: 2) }

recipe-cooked-weight = Cocinado pesa { $cooked }, sus ingredientes { $raw }.

recipe-not-weighed = Sin pesar tras cocinar: cuenta como los { $raw } de sus ingredientes. “cocinado: 650 g” lo dice.

recipes-none = Aún no hay recetas guardadas. “guarda la receta carbonara: 200 g de pasta, 2 huevos, para 2” guarda una.

recipes-title = Recetas, una porción de cada una

recipes-with-title = Recetas con { $food }, una porción de cada una

recipes-none-with = Ninguna receta lleva “{ $food }”.

recipe-one-of = 1 de { NUMBER($servings, maximumFractionDigits: 2) }, { $grams }

recipes-more = Hay más: di el nombre de una receta.

recipe-not-counted = sin contar

recipe-title = { $recipe }, { $servings ->
        [one] { NUMBER($servings, maximumFractionDigits: 2) } porción
        *[other] { NUMBER($servings, maximumFractionDigits: 2) } porciones
    }

recipe-change-hint = “añade 20 g de mantequilla a la receta { $recipe }” la cambia.

recipe-delete-title = Borrar la receta { $recipe }

recipe-delete-summary = borrado de la receta { $recipe }

recipe-choice = Hay { $count } recetas: { $recipes }. ¿Cuál? Su número o su nombre; una línea vacía no toma ninguna.

recipe-numbered = { $number } { $recipe }
