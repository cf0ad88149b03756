### Trips to shops: receipts, prices, what was spent, in Spanish: see docs/messages.md.

money = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }{"\u00A0"}{ $currency }

money-whole = { NUMBER($amount, maximumFractionDigits: 0) }{"\u00A0"}{ $currency }

money-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }{"\u00A0"}{ $currency }

price = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }

price-whole = { NUMBER($amount, maximumFractionDigits: 0) }

price-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }

trip-title = Comprado en { $store }, { $day }

trip-title-at = Comprado en { $store }, { $day } { $time }

trip-title-numbered = { $title } (compra { $number })

trip-food-perhaps = ¿{ $food }?

trip-not-food = no es alimento

trip-named-not-food = { $name }, no es alimento

trip-kind = { $kind ->
        [item] artículo
        [deposit] depósito
        [deposit_return] devolución de depósito
        [discount] descuento
        [coupon] cupón
        [void] anulado
        [fee] tasa
        *[tax] impuesto
    }

trip-kind-on = { trip-kind } en la línea { $line }

trip-count = { NUMBER($count, maximumFractionDigits: 3) }

trip-count-of = { NUMBER($count, maximumFractionDigits: 3) } × { $weight }

trip-known = conocido

trip-no-food-yet = aún sin alimento

trip-new = nuevo

trip-please-check = compruébalo

trip-usual-pack = paquete habitual

trip-some-shop = tienda sin nombre

trip-usual-packs = Sin peso impreso en { $lines }: cuenta el paquete habitual.

trip-paid = pagado

trip-lines-sum = las líneas

trip-open-lines = { $count ->
        [one] 1 línea nueva: { $numbers }: ¿qué es?
        *[other] { $count } líneas nuevas: { $numbers }: ¿qué son?
    } Di “{ $first } = leche entera”, “omite { $first }” o “{ $first }: no es alimento”; una vez dicho, aquí se sabe para siempre.

trip-numbers-cut = { $numbers }, …

trip-near = { $candidates }.

trip-may-be = { $line } puede ser { $foods }

trip-lines-less = Las líneas suman { $money } menos de lo pagado: puede faltar una, estar mal leída o repetida. Se puede guardar así.

trip-lines-more = Las líneas suman { $money } más de lo pagado: puede faltar una, estar mal leída o repetida. Se puede guardar así.

trip-unpriced = Sin precio: { $numbers }: “{ $first }: 1,99” lo pone.

trip-many-unpriced = { $count ->
        [one] { $count } línea no tiene precio.
        *[other] { $count } líneas no tienen precio.
    }

trip-packets = Guardado como paquete: { $packets }.

trip-packets-more = Guardado como paquete: { $packets } y { $more } más.

trip-packet = { $food } { $grams }

trip-packet-was = { $food } { $grams } (antes { $before })

trip-again = ¿Otra vez? Ya hay una compra en { $store } ese día por { $money }.

trip-line-unpriced = ?

prices-none = Aún no hay ningún precio de { $food }: no está en ninguna compra. “compré { $food } 2,49 en REWE” guarda uno.

trips-none = No hay compras guardadas del { $first } al { $last }.

trips-title = Comprado del { $first } al { $last }

trips-row = { $day }, { $store }

trips-row-of = { $day }, { $store }, { $person }

lines-counted = { $count ->
        [one] { $count } línea
        *[other] { $count } líneas
    }

names-cut = { $names }; …

trips-spent = gastado

trips-spent-on = Gastado en: { $shares }.

trips-share = { $category } { $money }

shelf-not-sorted = sin clasificar

shelf-deposits = depósitos

shelf-taken-off = descontado

shelf-fees = tasas e impuestos

trip-spent-heading = Gastado en

trip-foods-hold = Los alimentos contienen { $energy }{"\u00A0"}kcal: { $figures }. Comprado, no comido.

trip-some-foods-hold = { $some } de { $all } alimentos contienen { $energy }{"\u00A0"}kcal: { $figures }. Comprado, no comido.

nutrient-whole = { nutrient-name } { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

trip-unmatched = Sin alimento o sin peso: { $lines }.

trip-unmatched-more = Sin alimento o sin peso: { $lines } y { $more } más.

trip-line-named = { $line } { $name }

trip-difference-less = Las líneas suman { $money } menos de lo pagado.

trip-difference-more = Las líneas suman { $money } más de lo pagado.

trip-day-unknown = En el tique no se lee el día con seguridad. Di “ayer” o una fecha.

trip-day-ambiguous = Puede que el mes vaya antes que el día. Di una fecha para cambiarlo.

trip-day-of-slip = Su día es el del recibo de la tarjeta.

trip-total-from-payment = Lo pagado se lee del pago, no de un total.

trip-currency-assumed = Su moneda es una suposición.

trip-text-cut = Es más largo que lo que se leyó.

trip-known-line = { $times ->
        [one] Conocido en esta tienda: confirmado una vez, la última el { $day }.
        *[other] Conocido en esta tienda: confirmado { $times } veces, la última el { $day }.
    }

trip-line-as-said = Es { $food }, como dijiste.

trip-line-taken-as = Por su nombre se toma por { $food }, con un { $percent }{"\u00A0"}% de seguridad.

trip-line-no-food = Ningún alimento de la lista se llama así.

trip-no-weight = No hay peso impreso ni se conoce ninguno.

trip-weight-of-volume = El peso se deduce del volumen.

trip-weight-usual = El peso es el habitual.

trip-weight-usual-pack = No hay peso impreso: es el de un paquete habitual.

trip-weight-said = El peso está impreso, pesado o dicho.

trip-weight-weighed = El peso es el que se pesó.

trip-weight-from-before = El peso de uno se conoce de antes.

trip-change-title = Cambiar la compra en { $store }, { $day }

trip-change-summary = cambio de la compra en { $store }, { $money }

trip-delete-title = Borrar la compra en { $store }, { $day }

trip-delete-summary = borrado de la compra en { $store }, { $money }

trip-lines-stay-known = Lo que se sabe de las líneas de esta tienda se conserva.

trip-field-store = tienda

trip-field-day = día

changed-from-to = { $before } → { $after }

trip-row-gone = fuera  { $name }

trip-row-new = nuevo  { $name }

trip-summary = compra en { $store }, { $money }

prices-title = Precios de { $words }

price-a-kilogram = { $money } el kg

price-same = Igual desde el { $day }.

price-same-kilogram = Igual desde el { $day }, por kilo.

price-more = { $money } más desde el { $day }.

price-more-kilogram = { $money } más desde el { $day }, por kilo.

price-less = { $money } menos desde el { $day }.

price-less-kilogram = { $money } menos desde el { $day }, por kilo.

spending-title = Gastado del { $first } al { $last }

spending-by-category = Gasto por categoría

spending-by-shop = Gasto por tienda

spending-in-all = en total

spending-whole-month = un mes entero

spending-share = parte

percent = { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}%

month-name = { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sept
        [10] oct
        [11] nov
        [one] ene
        *[other] dic
    }

month-of-year = { month-name } { $year }

month-part = { $first }–{ $last } { $month }

trip-day-unreadable = “{ $words }” no es un día que sepa leer; se toma hoy. Di “ayer” o una fecha para cambiarlo.

trip-day-to-come = El { $day } aún no ha llegado; se toma hoy. Di “ayer” o una fecha para cambiarlo.

spending-no-line = ninguna línea lo dice

trip-which-shop = ¿Qué tienda? Di “tienda: NOMBRE”; así sus líneas se conocerán la próxima vez.
