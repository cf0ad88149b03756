### What was saved, from the rows read back, in Spanish: see docs/messages.md.

saved-meal = Guardado: { $slots }, { $energy }.

saved-meal-without = Guardado: { $slots }, { $energy }, sin { $left }.

saved-meal-for = Guardado para { $person }: { $slots }, { $energy }.

saved-meal-for-without = Guardado para { $person }: { $slots }, { $energy }, sin { $left }.

saved-plate = { $person } { $energy }

saved-plates = Guardado: { $slots }; { $plates }.

saved-plates-without = Guardado: { $slots }; { $plates }, sin { $left }.

saved-done = Hecho: { $summary }.

saved-trip = Guardado: compra en { $store }{ $lines ->
        [0] {""}
        [one] , { $lines } línea
        *[other] , { $lines } líneas
    }, { $total }.

saved-from-pack = Hecho: { $summary }. Para anotarlo: “comí 50 g de { $food }”.

saved-serving-from-pack = Hecho: { $summary }. Para anotarlo: “comí 1 porción de { $food }”.

saved-contribute = “/contribute { $food }” lo comparte con Open Food Facts.

saved-energy-not-known = energía desconocida

saved-energy-at-least = al menos { $energy }{"\u00A0"}kcal

saved-nothing-logged = Ya no hay nada anotado { $day ->
        [today] hoy
        [yesterday] ayer
        *[date] el { $day }
    }.

saved-on-target = Justo en el objetivo { $day ->
        [today] hoy
        [yesterday] ayer
        *[date] el { $day }
    }.

saved-over-target = { $energy }{"\u00A0"}kcal por encima del objetivo { $day ->
        [today] hoy
        [yesterday] ayer
        *[date] el { $day }
    }.

saved-left = Quedan { $energy } de { $allowance }{"\u00A0"}kcal { $day ->
        [today] hoy
        [yesterday] ayer
        *[date] el { $day }
    }.

saved-parts = Guardado: { $parts }.
