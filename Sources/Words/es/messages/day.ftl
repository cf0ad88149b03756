### A day of the diary, in Spanish: see docs/messages.md.

day-today = Hoy, { $date }

day-date = { $date }

day-of = Día de { $person }, { $date }

day-health-score = puntuación de salud { $score }

day-note = nota: { $note }

day-note-of-model = modelo: { $note }

day-picture = imagen: { $path }

pictures-title = Imágenes de comidas

day-balance = Objetivo { $base } + actividad { $earned } = { $allowance } disponibles − { $eaten } consumidas: { $rest }.

day-balance-not-counted = Objetivo { $base } + actividad { $earned } ({ $active } gastadas, no cuentan) = { $allowance } disponibles − { $eaten } consumidas: { $rest }.

day-over = { $energy }{"\u00A0"}kcal por encima del objetivo

day-remaining = quedan { $energy }{"\u00A0"}kcal

day-likely = Comido entre unas { $low } y { $high }{"\u00A0"}kcal: algunas cantidades son estimadas.

day-macro-share = Energía de proteínas { $protein }{"\u00A0"}%, hidratos de carbono { $carbohydrate }{"\u00A0"}%, grasas { $fat }{"\u00A0"}%.

day-sums-energy-alone = Las sumas son al menos esas: de algunas entradas solo se conoce la energía.

day-sums-incomplete = Las sumas son al menos esas; no en todas las entradas se conoce: { $nutrients }.

day-corrected-food = { $food } ({ $lines })

day-corrected-since = Anotado con los valores antiguos de { $foods }: “recalcula { $first }” lo calcula de nuevo.

day-drunk = Bebido: { $water }.

day-score = Puntuación del día: { $score } de 100. “/score” explica cómo se obtiene.

day-no-target = El objetivo es la ingesta de referencia hasta que pongas uno: “mi objetivo son 1900 kcal”.

day-nothing-logged = { $day ->
        [today] Hoy
        [yesterday] Ayer
        *[date] El { $day }
    } no hay nada anotado.

day-nothing-logged-for = { $day ->
        [today] Hoy
        [yesterday] Ayer
        *[date] El { $day }
    } no hay nada anotado para { $person }.

day-water = { $day ->
        [today] Hoy
        [yesterday] Ayer
        *[date] { $day }
    }: { $water }.

millilitres = { $millilitres }{"\u00A0"}ml

fluid-ounces = { $ounces }{"\u00A0"}fl oz

water-drunk = { $volume } de agua

water-of-target = { $drunk } de unos { $target } de agua ({ $reason })

water-by-weight = 35{"\u00A0"}ml por kg

water-by-weight-and-more = 35{"\u00A0"}ml por kg y { $more }{"\u00A0"}ml más, EFSA 2010

water-by-age = EFSA 2010: { $whole }{"\u00A0"}ml con el agua de los alimentos
