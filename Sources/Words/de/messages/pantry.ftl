### What is at home, in German: see docs/messages.md.

pantry-title = Zu Hause

pantry-soon-title = Geht binnen einer Woche aus

pantry-of-food = Zu Hause: { $food }

pantry-on-day = Zu Hause, { $day }

pantry-thrown-title = Weggeworfen, { $day }

pantry-bought = gekauft

pantry-eaten = gegessen

pantry-thrown = weggeworfen

pantry-missing = weg, niemand hat gesagt, wohin

pantry-elsewhere = von anderswo

pantry-there = da

pantry-minus = − { $grams }

pantry-plus = + { $grams }

pantry-last-seen = Zuletzt gekauft oder gezählt am { $day }.

pantry-about-days = etwa { $days ->
        [one] { $days } Tag
        *[other] { $days } Tage
    }

pantry-over-a-year = mehr als ein Jahr

pantry-last-bought = zuletzt gekauft { $day }

pantry-lasts = Es reicht etwa { $days ->
        [one] { $days } Tag
        *[other] { $days } Tage
    }, bei zuletzt { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g am Tag.

pantry-lasts-over-a-year = Es reicht mehr als ein Jahr, bei zuletzt { NUMBER($grams, maximumFractionDigits: 0) }{"\u00A0"}g am Tag.

pantry-unweighed = Ohne Gewicht gekauft, daher nicht gezählt: { $names }.

pantry-stale = Vor langem gekauft und vielleicht weg: { $names }. „{ $food } ist alle“ sagt es.

names-more = { $names } und { $more } weitere

pantry-nothing-bought = Was zu Hause ist, folgt aus dem, was gekauft wurde, und noch ist kein Einkauf mit Gewichten gespeichert. „500 g Reis bei Lidl gekauft“ oder ein Kassenbon legt einen an.

pantry-nothing-left = Gekauft minus eingetragen bleibt nichts zu Hause.

pantry-nothing-runs-out = Nach dem, was zuletzt gegessen wurde, geht nichts davon binnen einer Woche aus.

pantry-rule = Gekauft minus eingetragen, über alle Profile. „Halbe Milch weggeworfen“ und „wir haben noch 500 g Reis“ stellen es richtig.

pantry-rate = Nach dem, was davon in den letzten { $days } Tagen gegessen wurde, oder seit dem ersten Kauf.

pantry-unknown = Von einem Kauf von { $words } weiß ich nichts, also kann ich nicht sagen, wie viel da ist.

pantry-left-of = Von etwa { $standing } zu Hause bleiben etwa { $left }. Es wurde nicht gegessen, also wird nichts eingetragen.

pantry-known = Bisher waren etwa { $standing } bekannt.

pantry-none-known = Bisher war nichts davon bekannt.

pantry-none-left = nichts

pantry-thrown-summary = weggeworfen, { $grams } { $food }

pantry-none-summary = { $food } zu Hause: nichts mehr

pantry-counted-summary = { $grams } { $food } zu Hause

swap-title = Tausch, { slot }, { $day }

swap-fits = Der Tag liegt schon in seinen Zielbereichen; kein Tausch nötig ({ slot }).

swap-none-helps = Kein Tausch bringt den Tag näher an seine Zielbereiche ({ slot }).

swap-summary = Tausch, { $swaps }

swap-amount = { $food }, { $grams }

swap-food = { $food } statt { $before }

swap-left = Dann bleibt vom Tag: { $figures }.

swap-left-of = { $then } (ohne ihn { $now })

amount-over = { $amount } darüber

nutrient-whole-amount = { $nutrient ->
        [kcal] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}kcal
        [sodium_mg] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}mg
        *[other] { NUMBER($figure, maximumFractionDigits: 0) }{"\u00A0"}g
    }
