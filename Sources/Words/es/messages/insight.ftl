### Looking back: periods, progress, charts, health markers, reports, in Spanish: see docs/messages.md.

change-none = igual

change-more = +{ $amount }

change-less = −{ $amount }

at-least-sign = ≥{ $amount }

chart-energy-by-day = Energía por día

chart-energy-bought = Energía comprada por día

chart-energy-average = Energía de un día anotado medio

day-not-logged = sin anotar

day-nothing-bought = nada comprado

chart-allowance = margen

series-eaten = comido

series-bought = comprado

series-allowed = permitido

bar-over-target = { $energy }{"\u00A0"}kcal por encima del objetivo

split-eaten = Energía por macronutriente, gramos de un día medio, de { $known } de { $logged ->
        [one] { $logged } día
        *[other] { $logged } días
    }

split-bought = Energía por macronutriente, gramos comprados, de { $known } de { $logged ->
        [one] { $logged } día
        *[other] { $logged } días
    }

split-legend = { $name } { $percent }{"\u00A0"}%, { $amount }

split-spoken = { $name }: { $percent }{"\u00A0"}%; { $amount }

bar-spoken = { $label }: { $values }

line-spoken = { $name }, { $day }: { $value }

chart-legend = { $name }, { $unit }

chart-key = { $names }, en { $unit }

chart-summary = { $name } de { $first } a { $last }

chart-label = { $title }: { $lines }

unit-kilocalories = kcal

unit-kilograms = kg

unit-pounds = lb

period-title = { $first } a { $last }

period-title-of = Diario de { $person }, { $first } a { $last }

period-nothing-eaten = No hay nada anotado del { $first } al { $last }.

period-nothing-eaten-of = No hay nada anotado en el diario de { $person } del { $first } al { $last }.

period-nothing-bought = No hay compras guardadas del { $first } al { $last }.

period-nothing-bought-of = No hay compras guardadas en el diario de { $person } del { $first } al { $last }.

at-least-explained = ≥ es al menos: de algunas entradas no se conocen todos los valores.

reference-source = { $references ->
        [who] la OMS
        [eu] la UE
        *[us] EE.{"\u00A0"}UU.
    }

reference-values-note = { $references ->
        [who] Valores de referencia: directrices de la OMS: sodio 2012, azúcares 2015, grasas saturadas y fibra 2023. El azúcar total hace las veces de azúcares libres.
        [eu] Valores de referencia: ingestas de referencia de la UE, Reglamento 1169/2011, anexo XIII; fibra según EFSA 2010.
        *[us] Valores de referencia: Daily Values de EE. UU., FDA 2016. El azúcar total hace las veces de azúcares añadidos.
    }

compared = Comparación

compared-these-days = { $days ->
        [one] este { $days } día
        *[other] estos { $days } días
    }

compared-days-before = { $days ->
        [one] { $days } día antes
        *[other] { $days } días antes
    }

compared-change = cambio

days-logged = días anotados

days-with-shopping = días con compras

some-of-all = { $some } de { $all }

some-of-days = { $some } de { $all ->
        [one] { $all } día
        *[other] { $all } días
    }

average-of-logged-days = media de días anotados

average-of-all-days = { $days ->
        [one] media de { $days } día
        *[other] media de los { $days } días
    }

a-day-over-all = { $days ->
        [one] al día, en { $days } día
        *[other] al día, en los { $days } días
    }

nutrient-logged-days = { nutrient-name }, días anotados

household-receipts = hogar, todos los tiques

household-its-targets = hogar, sus objetivos

progress-nothing = En los { $days } días hasta hoy no hay ni un peso ni un día anotado.

progress-title = Evolución hasta el { $day }

chart-weight = Peso, { $days } días

chart-weight-plain = Peso

chart-energy = Energía, { $days } días

progress-mifflin = Energía en reposo según la ecuación de Mifflin y St Jeor.

progress-over = En

days-counted = { $days ->
        [one] { $days } día
        *[other] { $days } días
    }

progress-weighed-days = días con peso

progress-latest-weight = último peso

progress-not-weighed = sin pesar

progress-weight-change = cambio de peso

markers-title = Indicadores de salud de un día medio, junto a los valores de { $references }

percent-of-energy = { $figure }{"\u00A0"}% de la energía

marker-standing = { $standing ->
        [within] dentro
        [high] alto
        [low] bajo
        *[not-known] sin datos
    }

bound-below = menos de { $amount }

bound-at-most = como máximo { $amount }

bound-at-least = como mínimo { $amount }

average-day = Un día medio

logged-days = { $days ->
        [one] { $days } día anotado
        *[other] { $days } días anotados
    }

all-days = { $days ->
        [one] { $days } día
        *[other] los { $days } días
    }

target-heading = objetivo

against-heading = frente a él

figure-over = { $figure } por encima

figure-below = { $figure } por debajo

figure-on-target = en el objetivo

average-at-least = Un día anotado medio tiene al menos { $average }{"\u00A0"}kcal; repartido entre { $days ->
        [one] { $days } día
        *[other] los { $days } días
    } son { $spread }{"\u00A0"}kcal.

average-over = Un día anotado medio tiene { $average }{"\u00A0"}kcal, { $difference }{"\u00A0"}kcal por encima del objetivo; repartido entre { $days ->
        [one] { $days } día
        *[other] los { $days } días
    } son { $spread }{"\u00A0"}kcal.

average-below = Un día anotado medio tiene { $average }{"\u00A0"}kcal, { $difference }{"\u00A0"}kcal por debajo del objetivo; repartido entre { $days ->
        [one] { $days } día
        *[other] los { $days } días
    } son { $spread }{"\u00A0"}kcal.

average-on-target = Un día anotado medio tiene { $average }{"\u00A0"}kcal, justo en el objetivo; repartido entre { $days ->
        [one] { $days } día
        *[other] los { $days } días
    } son { $spread }{"\u00A0"}kcal.

eaten-most = Lo más comido

eaten-times = veces

eaten-amount = cantidad

eaten-energy = energía

eaten-share = de toda la energía

report-nothing = Nada anotado: { $span }.

report-title = Informe { $span }

weekly-report-title = Informe semanal { $span }

report-span-named = { $name }, { $span }

report-span-so-far = { $span }, hasta ahora

month-full = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
        [one] enero
        *[other] diciembre
    } de { $year }

report-logged = { $some } de { $all ->
        [one] { $all } día
        *[other] { $all } días
    } con anotaciones.

report-logged-going-on = { $some } de { $all } días con anotaciones, y la semana aún no ha terminado.

report-spent = Gastado en tiendas: { $sums }.

report-targets-of = Los objetivos son los del { $day }; la energía se compara con lo que permitía un día anotado medio.

report-reference-target = El objetivo de energía es la ingesta de referencia de un adulto, hasta que pongas el tuyo.

report-no-advice = Cifras, no consejo médico.

weighed-on = { $weight } el { $day }

weight-single = Peso: { $weighing }.

weight-change-same = Peso: { $first }, { $last }: igual ({ $weighings } pesajes).

weight-change-more = Peso: { $first }, { $last }: { $change } más ({ $weighings } pesajes).

weight-change-less = Peso: { $first }, { $last }: { $change } menos ({ $weighings } pesajes).

week-weight = El peso medio es { $weight } ({ $weighings ->
        [one] { $weighings } pesaje
        *[other] { $weighings } pesajes
    }).

week-weight-same = El peso medio es { $weight } ({ $weighings ->
        [one] { $weighings } pesaje
        *[other] { $weighings } pesajes
    }), como la semana anterior ({ $before ->
        [one] { $before } pesaje
        *[other] { $before } pesajes
    }).

week-weight-more = El peso medio es { $weight } ({ $weighings ->
        [one] { $weighings } pesaje
        *[other] { $weighings } pesajes
    }), { $change } más que la semana anterior ({ $before ->
        [one] { $before } pesaje
        *[other] { $before } pesajes
    }).

week-weight-less = El peso medio es { $weight } ({ $weighings ->
        [one] { $weighings } pesaje
        *[other] { $weighings } pesajes
    }), { $change } menos que la semana anterior ({ $before ->
        [one] { $before } pesaje
        *[other] { $before } pesajes
    }).

gap-bought = Comprado { $bought }{"\u00A0"}kcal; anotado { $eaten }{"\u00A0"}kcal.

gap-bought-unknown = Comprado { $bought }{"\u00A0"}kcal, { $unknown } de { $items } artículos sin valores; anotado { $eaten }{"\u00A0"}kcal.

gap-none = Sin diferencia.

gap-more-bought = Una diferencia de { $gap }{"\u00A0"}kcal: se compró más de lo anotado.

gap-more-logged = Una diferencia de { $gap }{"\u00A0"}kcal: se anotó más de lo comprado.

gap-what-it-is = Incluye existencias, otros comensales, comidas fuera y días sin anotar.

focus-next-week = Enfoque para la próxima semana: { $focus }

focus-logging = { $days } días anotados o más, para que las cifras tengan base.

focus-steady = ninguno destaca, cada hábito puntuado tiene { $points } puntos o más.

focus-habit = { $habit ->
        [protein] proteínas. Legumbres, tofu, frutos secos, lácteos, huevos, pescado y carne son los que más tienen.
        [fibre] fibra. Legumbres, cereales integrales, verduras, fruta y frutos secos son los que más tienen.
        [sodium] sodio. Pan, queso, embutidos y platos preparados son los que más tienen.
        [regularity] regularidad, las mismas comidas la mayoría de los días.
        [variety] variedad, uno o dos alimentos que esta semana no estuvieron en la mesa.
        *[water] agua, vaso a vaso.
    }

focus-regular-meals = regularidad, { $slots } la mayoría de los días.

habit-name = { $habit ->
        [protein] proteínas
        [fibre] fibra
        [sodium] sodio
        [regularity] regularidad
        [variety] variedad
        *[water] agua
    }

habits-title = Hábitos, en puntos de 100

hundred-points = 100 puntos

no-points = sin puntos

points = { $points }

habit-needs-weight = un peso dice cuánto

habit-needs-target = un objetivo dice cuánto

habit-few-days = hay datos de menos de { $days } días

habit-days-below = { $some } de { $all } días por debajo de { $amount }

habit-days-at-most = { $some } de { $all } días con { $amount } como máximo

habit-days-at-least = { $some } de { $all } días con { $amount } como mínimo

habit-days-with = { $some } de { $all } días con { $slots }

habit-no-usual-meal = ninguna comida en la mayoría de los días

habit-foods = { $foods } alimentos distintos, { $full } son la puntuación máxima

amount-millilitres = { $volume }{"\u00A0"}ml

habit-rule-points = Los puntos son la parte de los días que cumplen el límite. Los días sin anotar no cuentan; menos de { $days } días no dan puntos.

habit-rule-target = Límite de { habit-name }: tu objetivo.

habit-rule-reference = Límite de { habit-name }: el valor de referencia de { $references }.

habit-rule-protein-weight = Límite de { habit-name }: 0,83{"\u00A0"}g por kilogramo de peso (EFSA 2012).

habit-rule-protein-reference = Límite de { habit-name }: la ingesta de referencia de la UE, hasta que se conozca un peso o un objetivo.

habit-rule-water-weight = Límite de { habit-name }: 35{"\u00A0"}ml por kilogramo de peso, una regla orientativa.

habit-rule-other = Límite de { habit-name }: { $source }.

habit-rule-regular = Regular es un día con todas las comidas que tienen la mayoría de los días anotados.

habit-rule-variety = La puntuación máxima en variedad son { $foods } alimentos distintos en 7 días anotados, menos con menos días; el número es el de plantas por semana del American Gut Project, 2018.

score-none = sin puntuación

scores-title = Puntuación por día, de 100

report-changed-since = El diario de esta semana ha cambiado desde que se hizo el informe. “report { $week } again” lo rehace.

report-words-by = Las palabras de arriba son de { $model }; las cifras son de larder.

report-energy-earned = El objetivo de energía es lo que permitía un día anotado medio, con la actividad incluida.

report-score-rule = Puntuación de un día: { $rule }

said-by-model = modelo: { $model }

some-days-logged = { $some } de { $all } días anotados

figure-with = { $figure }{"\u00A0"}{ $unit }

changes-since-report = Desde el último informe

changes-since-week = Desde la semana anterior

changes-nothing = nada ha cambiado

points-of-habit = puntos de { habit-name }

score-rule = La media de sus partes. La energía tiene 100 dentro de una décima parte de lo que permitía el día y dos menos por cada uno por ciento de más. Proteínas, fibra y agua tienen la parte alcanzada; el sodio tiene 100 hasta su límite y nada al doble.

score-too-little = Aún no hay puntuación: necesita dos de estos datos (energía con un objetivo propio, proteínas, fibra, sodio y agua).

score-total = puntuación

score-of-hundred = { $score } de 100

score-allowed = permitido { $amount }

score-day-title = Puntuación de { $day }

score-day-so-far = Puntuación de { $day }, hasta ahora

score-no-meal = No hay nada anotado: { slot }, { $day }.

score-no-meal-score = Sin puntuación de salud ({ slot }): no se conoce el peso, la energía, las grasas saturadas, los azúcares o el sodio de una parte.

weekly-report = Informe semanal
