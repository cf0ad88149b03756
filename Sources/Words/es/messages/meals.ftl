### The card of a meal that is to be logged, changed or deleted, in Spanish: see docs/messages.md.

meal-heading = { slot-title } { $time }

meal-heading-named = { $heading } “{ $title }”

meal-heading-of = { $heading } de { $person }

meal-title = { $heading }, { $day }

meal-change-title = Cambiar { slot }, { $day }

meal-delete-title = Borrar de: { slot }, { $day }

meal-not-counted-yet = aún sin contar

meal-note = Nota: { $note }

meal-taken-as = “{ $words }” se toma por { $food }.

meal-guess-amount = la cantidad de { $food }

meal-guess-energy = la energía de { $food }

meal-guess-this-amount = la cantidad

meal-guess-more = { $count } más

meal-guesses = Estimado por el modelo, nadie lo ha dicho: { $guesses }.

meal-estimated-share = El { $percent }{"\u00A0"}% de la energía es estimado.

meal-usual-serving = Sin cantidad: se toma una porción habitual: { $foods }.
meal-number-as-weight = Un número sin unidad, tomado como gramos o mililitros: { $foods }.

meal-as-last-time = Sin cantidad: como la última vez: { $foods }.

meal-as-water = Densidad desconocida, se toma la del agua: { $foods }.

meal-pack-unknown = No se sabe cuánto contiene { unit-name } de { $food }; se toma una porción habitual. “{ $line }: … g” lo precisa.

meal-doubtful = ¿La línea { $line } es { $words }? No se vio con seguridad y no cuenta. Di “{ $line }: { $grams }” si lo es, “{ $line } = …” si es otra cosa, “quita { $line }” si no está.

meal-barcode-unknown = { $words } no es el código de barras de ningún alimento de aquí. Di “{ $line } = …” con el alimento que es; el número solo lo busca cuando esto esté guardado o descartado.

meal-unknown = “{ $words }” no está en la lista de alimentos. Di “{ $line } = …” para otro alimento, “+250 { $words }” para contar solo la energía, o “{ $words } tiene 250 kcal por 100 g” para añadirlo.

meal-unknown-near = “{ $words }” no está en la lista de alimentos. Parecidos: { $foods }. Di “{ $line } = …” para otro alimento, “+250 { $words }” para contar solo la energía, o “{ $words } tiene 250 kcal por 100 g” para añadirlo.

meal-which = ¿Qué “{ $words }”? { $foods }. Di “{ $line } = …”.

meal-how-heavy = ¿Cuánto pesa { $amount } de { $food }? Di “{ $line }: … g”.

meal-amount-out-of-range = { $food }: una cantidad entre 0 y 100 kg, por favor. Di “{ $line }: … g”.

meal-how-much = ¿Cuánto de { $food }? Di “{ $line }: … g”.

meal-again = ¿Otra vez? Anotaste { $food } { $minutes ->
        [0] hace un momento
        [one] hace un minuto
        *[other] hace { $minutes } minutos
    }.

meal-amount-roughly = { $amount } ≈ { $grams }

meal-roughly = ≈ { $grams }

meal-whole-pot = todo ≈ { $grams }

meal-part-of-pot = { NUMBER($share, maximumFractionDigits: 2) } de ello ≈ { $grams }

meal-summary = { slot }, { $energy }

meal-summary-for = { slot } para { $person }, { $energy }

row-was = antes  { $name }

row-now = ahora  { $name }

meal-moves = Pasa a { $heading }, { $day }.

meal-eaten-at = A las { $time }, antes { $before }.

meal-new-title = Título: { $title }

meal-new-title-was = Título: { $title } (antes { $before })

meal-new-note-was = Nota: { $note } (antes { $before })

meal-macros-go = Sus proteínas, hidratos y grasas suman más que esa energía y se quitan.

entries-counted = { $count ->
        [one] { $count } entrada
        *[other] { $count } entradas
    }

summary-deletion = borrado de { $name }

summary-title = título: { slot }

summary-note = nota: { slot }

summary-time = { slot }: { $time }

summary-move = { $name } a { slot }, { $day }

summary-change-of = cambio: { $name }

summary-change-to-skipped = cambio: { $name }, omitido

summary-change-to = cambio: { $parts }

remark-own-numbers = estimación del modelo: { $numbers }

summary-with-remark = { $summary } ({ $remark })

meal-at-time = { slot-title } a las { $time }

meal-guess-its-figure = { nutrient-name }

meal-saved-elsewhere = Esto fue lo último guardado en esta conversación. Otra terminal ha guardado después: { $summary }.

history-title = Últimas comidas

history-title-of = Últimas comidas de { $person }

history-meal = { $day }, { slot }

history-entry = { $day }, { slot }: { $food }

history-of-food = “{ $words }”, lo más reciente primero

history-of-food-for = “{ $words }” de { $person }, lo más reciente primero

history-nothing = Aún no hay nada anotado.

history-nothing-for = Aún no hay nada anotado para { $person }.

history-no-entry = Ninguna entrada lleva “{ $words }” en su nombre.

history-no-entry-of = Ninguna entrada de { $person } lleva “{ $words }” en su nombre.

pot-share = { $share } de los { $pot } de la olla.

pot-rest = resto, sin anotar

pot-whole = { $foods ->
        [1] olla
        [one] olla, { $foods } alimento
        *[other] olla, { $foods } alimentos
    }

pot-title = { $heading }, { $day }: { $foods }

pot-food = { $food } { $amount }

pot-summary = { slot } para { $people }, { $energy }
