### What is at home, in Spanish: see docs/messages.md.

pantry-title = En casa

pantry-soon-title = Se acabará en una semana

pantry-of-food = En casa: { $food }

pantry-on-day = En casa, { $day }

pantry-thrown-title = Tirado, { $day }

pantry-bought = comprado

pantry-eaten = comido

pantry-thrown = tirado

pantry-missing = desaparecido, nadie dijo adónde

pantry-elsewhere = de otra parte

pantry-there = queda

pantry-minus = − { $grams }

pantry-plus = + { $grams }

pantry-last-seen = Comprado o contado por última vez el { $day }.

pantry-about-days = unos { $days ->
        [one] { $days } día
        *[other] { $days } días
    }

pantry-over-a-year = más de un año

pantry-last-bought = última compra { $day }

pantry-lasts = Dura unos { $days ->
        [one] { $days } día
        *[other] { $days } días
    }, a { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g al día últimamente.

pantry-lasts-over-a-year = Dura más de un año, a { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g al día últimamente.

pantry-unweighed = Comprado sin peso, así que no se cuenta: { $names }.

pantry-stale = Comprado hace tiempo y quizá agotado: { $names }. “no queda { $food }” lo dice.

names-more = { $names } y { $more } más

pantry-nothing-bought = Lo que hay en casa se deduce de lo comprado, y aún no hay ninguna compra con pesos guardada. “compré 500 g de arroz en Lidl” o un tique guarda una.

pantry-nothing-left = Según lo comprado menos lo anotado, no queda nada en casa.

pantry-nothing-runs-out = Según lo comido últimamente, nada de lo que hay en casa se acaba en una semana.

pantry-rule = Lo comprado menos lo anotado, de todos los perfiles. “tiré la mitad de la leche” y “nos quedan 500 g de arroz” lo corrigen.

pantry-rate = Según lo comido en los últimos { $days } días, o desde la primera compra.

pantry-unknown = No me consta ninguna compra de { $words }, así que no sé cuánto hay.

pantry-left-of = De unos { $standing } en casa quedan unos { $left }. No se comió, así que no se anota nada.

pantry-known = Hasta ahora se conocían unos { $standing }.

pantry-none-known = Hasta ahora no se conocía ninguno.

pantry-none-left = nada

pantry-thrown-summary = tirado, { $grams } de { $food }

pantry-none-summary = nada de { $food } en casa

pantry-counted-summary = { $grams } de { $food } en casa

swap-title = Cambio: { slot }, { $day }

swap-fits = El día encaja en sus márgenes tal como está; no hace falta cambiar nada ({ slot }).

swap-none-helps = Ningún cambio acerca el día a sus márgenes ({ slot }).

swap-summary = cambio, { $swaps }

swap-amount = { $food }, { $grams }

swap-food = { $food } por { $before }

swap-left = Entonces queda del día: { $figures }.

swap-left-of = { $then } (sin él { $now })

amount-over = { $amount } por encima

nutrient-whole-amount = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}g
    }
