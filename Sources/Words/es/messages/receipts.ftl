### A receipt that was read, before it is kept, in Spanish: see docs/messages.md.

receipt-some-shop = Una tienda

receipt-title = { $store }, { $day }

receipt-day-unknown = día desconocido

receipt-line = { $original }: { $name }

receipt-price-corrected = precio corregido

receipt-no-food = no es alimento

receipt-store-unknown = No se encontró el nombre de la tienda.

receipt-date-unknown = No se encontró el día de la compra.

receipt-date-of-slip = El día es el del pago con tarjeta.

receipt-date-ambiguous = El día y el mes de la fecha pueden estar al revés.

receipt-total-unknown = No se encontró el total.

receipt-total-of-payment = El total es el del pago: no se encontró la línea del total.

receipt-lines-more = Las líneas suman { $money } más que el total.

receipt-lines-less = Las líneas suman { $money } menos que el total.

receipt-currency-assumed = La moneda no está impresa; se ha supuesto.

receipt-prices-corrected = { $count ->
        [one] Se corrigió un precio para que las líneas cuadren.
        *[other] Se corrigieron { $count } precios para que las líneas cuadren.
    }

receipt-text-cut = El texto es demasiado largo y se leyó en parte.

receipt-no-items = No se encontraron artículos.
