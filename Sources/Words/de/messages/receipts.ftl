### A receipt that was read, before it is kept, in German: see docs/messages.md.

receipt-some-shop = Ein Laden

receipt-title = { $store }, { $day }

receipt-day-unknown = Tag unbekannt

receipt-line = { $original }: { $name }

receipt-price-corrected = Preis berichtigt

receipt-no-food = kein Lebensmittel

receipt-store-unknown = Der Name des Ladens wurde nicht gefunden.

receipt-date-unknown = Der Tag des Einkaufs wurde nicht gefunden.

receipt-date-of-slip = Der Tag ist der der Kartenzahlung.

receipt-date-ambiguous = Tag und Monat des Datums sind vielleicht vertauscht.

receipt-total-unknown = Die Summe wurde nicht gefunden.

receipt-total-of-payment = Die Summe ist die der Zahlung: Die Zeile der Summe wurde nicht gefunden.

receipt-lines-more = Die Zeilen ergeben { $money } mehr als die Summe.

receipt-lines-less = Die Zeilen ergeben { $money } weniger als die Summe.

receipt-currency-assumed = Die Währung ist nicht aufgedruckt; sie ist angenommen.

receipt-prices-corrected = { $count ->
        [one] Ein Preis wurde berichtigt, damit die Zeilen aufgehen.
        *[other] { $count } Preise wurden berichtigt, damit die Zeilen aufgehen.
    }

receipt-text-cut = Der Text ist zu lang und wurde nur zum Teil gelesen.

receipt-no-items = Es wurden keine Waren gefunden.
