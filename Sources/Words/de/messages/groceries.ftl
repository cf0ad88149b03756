### Trips to shops: receipts, prices, what was spent, in German: see docs/messages.md.

money = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }{"\u00A0"}{ $currency }

money-whole = { NUMBER($amount, maximumFractionDigits: 0) }{"\u00A0"}{ $currency }

money-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }{"\u00A0"}{ $currency }

price = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }

price-whole = { NUMBER($amount, maximumFractionDigits: 0) }

price-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }

trip-title = Gekauft bei { $store }, { $day }

trip-title-at = Gekauft bei { $store }, { $day } { $time }

trip-title-numbered = { $title } (Einkauf { $number })

trip-food-perhaps = { $food }?

trip-not-food = kein Lebensmittel

trip-named-not-food = { $name }, kein Lebensmittel

trip-kind = { $kind ->
        [item] Ware
        [deposit] Pfand
        [deposit_return] Pfand zurück
        [discount] Rabatt
        [coupon] Gutschein
        [void] Storno
        [fee] Gebühr
        *[tax] Steuer
    }

trip-kind-on = { trip-kind } auf { $line }

trip-count = { NUMBER($count, maximumFractionDigits: 3) }

trip-count-of = { NUMBER($count, maximumFractionDigits: 3) } × { $weight }

trip-known = bekannt

trip-no-food-yet = noch kein Lebensmittel

trip-new = neu

trip-please-check = bitte prüfen

trip-usual-pack = übliche Packung

trip-some-shop = Laden ohne Namen

trip-usual-packs = Auf { $lines } war kein Gewicht gedruckt: Es gilt die übliche Packung.

trip-paid = bezahlt

trip-lines-sum = die Zeilen

trip-open-lines = { $count ->
        [one] 1 neue Zeile ({ $numbers }): Was ist das?
        *[other] { $count } neue Zeilen ({ $numbers }): Was ist das?
    } Sag „{ $first } = Vollmilch“, „überspring { $first }“ oder „{ $first }: kein Lebensmittel“; einmal gesagt, ist es hier für immer bekannt.

trip-numbers-cut = { $numbers }, …

trip-near = { $candidates }.

trip-may-be = { $line } ist vielleicht { $foods }

trip-lines-less = Die Zeilen ergeben { $money } weniger, als bezahlt wurde: Vielleicht fehlt eine, ist falsch gelesen oder doppelt. Es lässt sich so speichern.

trip-lines-more = Die Zeilen ergeben { $money } mehr, als bezahlt wurde: Vielleicht fehlt eine, ist falsch gelesen oder doppelt. Es lässt sich so speichern.

trip-unpriced = Kein Preis für { $numbers }: „{ $first }: 1,99“ gibt einen an.

trip-many-unpriced = { $count ->
        [one] { $count } Zeile hat keinen Preis.
        *[other] { $count } Zeilen haben keinen Preis.
    }

trip-packets = Als Packung gemerkt: { $packets }.

trip-packets-more = Als Packung gemerkt: { $packets } und { $more } weitere.

trip-packet = { $food } { $grams }

trip-packet-was = { $food } { $grams } (vorher { $before })

trip-again = Noch einmal? Ein Einkauf bei { $store } an dem Tag über { $money } ist schon da.

trip-line-unpriced = ?

prices-none = Noch ist kein Preis für { $food } bekannt: Kein Einkauf enthält das. „{ $food } 2,49 bei REWE gekauft“ hält einen fest.

trips-none = Kein Einkauf gespeichert vom { $first } bis { $last }.

trips-title = Gekauft vom { $first } bis { $last }

trips-row = { $day }, { $store }

trips-row-of = { $day }, { $store }, { $person }

lines-counted = { $count ->
        [one] { $count } Zeile
        *[other] { $count } Zeilen
    }

names-cut = { $names }; …

trips-spent = ausgegeben

trips-spent-on = Ausgegeben für: { $shares }.

trips-share = { $category } { $money }

shelf-not-sorted = nicht zugeordnet

shelf-deposits = Pfand

shelf-taken-off = abgezogen

shelf-fees = Gebühren und Steuern

trip-spent-heading = Ausgegeben für

trip-foods-hold = Die Lebensmittel enthalten { $energy }{"\u00A0"}kcal: { $figures }. Gekauft, nicht gegessen.

trip-some-foods-hold = { $some } von { $all } Lebensmitteln enthalten { $energy }{"\u00A0"}kcal: { $figures }. Gekauft, nicht gegessen.

nutrient-whole = { nutrient-name } { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g

trip-unmatched = Ohne Lebensmittel oder Gewicht: { $lines }.

trip-unmatched-more = Ohne Lebensmittel oder Gewicht: { $lines } und { $more } weitere.

trip-line-named = { $line } { $name }

trip-difference-less = Die Zeilen ergeben { $money } weniger, als bezahlt wurde.

trip-difference-more = Die Zeilen ergeben { $money } mehr, als bezahlt wurde.

trip-day-unknown = Auf dem Kassenbon ist kein Tag sicher zu lesen. Sag „gestern“ oder ein Datum.

trip-day-ambiguous = Tag und Monat sind vielleicht vertauscht. Ein Datum ändert es.

trip-day-of-slip = Der Tag ist der des Kartenbelegs.

trip-total-from-payment = Der bezahlte Betrag stammt aus der Zahlung, nicht aus einer Summe.

trip-currency-assumed = Die Währung ist angenommen.

trip-text-cut = Er ist länger als das, was davon gelesen wurde.

trip-known-line = { $times ->
        [one] In diesem Laden bekannt: einmal bestätigt, zuletzt am { $day }.
        *[other] In diesem Laden bekannt: { $times }-mal bestätigt, zuletzt am { $day }.
    }

trip-line-as-said = Es ist { $food }, wie du gesagt hast.

trip-line-taken-as = Dem Namen nach { $food }, zu { $percent }{"\u00A0"}% sicher.

trip-line-no-food = Kein Lebensmittel der Liste heißt so.

trip-no-weight = Kein Gewicht aufgedruckt, und keines bekannt.

trip-weight-of-volume = Das Gewicht folgt aus dem Volumen.

trip-weight-usual = Das Gewicht ist ein übliches.

trip-weight-usual-pack = Es steht kein Gewicht da: Angenommen ist das einer üblichen Packung.

trip-weight-said = Das Gewicht ist aufgedruckt, gewogen oder gesagt.

trip-weight-weighed = Das Gewicht ist das gewogene.

trip-weight-from-before = Das Gewicht eines Stücks ist von früher bekannt.

trip-change-title = Einkauf bei { $store } ändern, { $day }

trip-change-summary = Änderung des Einkaufs bei { $store }, { $money }

trip-delete-title = Einkauf bei { $store } löschen, { $day }

trip-delete-summary = Löschung des Einkaufs bei { $store }, { $money }

trip-lines-stay-known = Was die Zeilen dieses Ladens bedeuten, bleibt bekannt.

trip-field-store = Laden

trip-field-day = Tag

changed-from-to = { $before } → { $after }

trip-row-gone = weg  { $name }

trip-row-new = neu  { $name }

trip-summary = Einkauf bei { $store }, { $money }

prices-title = Preise von { $words }

price-a-kilogram = { $money } pro kg

price-same = Gleich seit { $day }.

price-same-kilogram = Pro Kilogramm gleich seit { $day }.

price-more = { $money } mehr seit { $day }.

price-more-kilogram = Pro Kilogramm { $money } mehr seit { $day }.

price-less = { $money } weniger seit { $day }.

price-less-kilogram = Pro Kilogramm { $money } weniger seit { $day }.

spending-title = Ausgegeben vom { $first } bis { $last }

spending-by-category = Ausgaben nach Kategorie

spending-by-shop = Ausgaben nach Laden

spending-in-all = insgesamt

spending-whole-month = ein ganzer Monat

spending-share = Anteil

percent = { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}%

month-name = { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
        [one] Jan.
        *[other] Dez.
    }

month-of-year = { month-name } { $year }

month-part = { $first }.–{ $last }. { $month }

trip-day-unreadable = „{ $words }“ lese ich nicht als Tag; genommen ist heute. „Gestern“ oder ein Datum ändert es.

trip-day-to-come = Der { $day } ist noch nicht gekommen; genommen ist heute. „Gestern“ oder ein Datum ändert es.

spending-no-line = in keiner Zeile

trip-which-shop = Welcher Laden? Sag „Laden: NAME“; dann sind seine Zeilen beim nächsten Mal bekannt.
