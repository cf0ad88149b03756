### How numbers, days, times and lists are written, in German: see docs/messages.md.

style-plurals = one: i = 1 and v = 0

style-decimal = { $region ->
        [CH] .
        [LI] .
        *[other] ,
    }

style-group = { $region ->
        [AT] {"\u00A0"}
        [CH] '
        [LI] '
        *[other] .
    }

style-least-grouped = 1

style-grams = { $grams }{"\u00A0"}g

style-ounces = { $ounces }{"\u00A0"}oz

style-pounds = { $pounds }{"\u00A0"}lb

style-today = heute

style-yesterday = gestern

style-weekday = { $weekday ->
        [monday] Mo.
        [tuesday] Di.
        [wednesday] Mi.
        [thursday] Do.
        [friday] Fr.
        [saturday] Sa.
        *[sunday] So.
    }

style-month = { $month ->
        [1] { $region ->
            [AT] Jän.
            *[other] Jan.
        }
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] { $region ->
            [AT] Sep.
            *[other] Sept.
        }
        [10] Okt.
        [11] Nov.
        *[12] Dez.
    }

style-date = { style-weekday }, { $day }. { style-month }

style-date-year = { style-weekday }, { $day }. { style-month } { $year }

style-time = { $time }

style-and = { $first } und { $last }

style-or = { $first } oder { $last }

style-series = { $first }, { $last }

style-clauses = { $first }; { $last }

style-sentences = { $first } { $last }

style-tag = de

style-forms = { "" }

style-food-in-state = { $food }, { $state ->
    *[raw] roh
     [cooked] gekocht
     [dry] trocken
     [dried] getrocknet
     [canned] aus der Dose
     [frozen] tiefgekühlt
     [boiled] gekocht
     [fried] gebraten
     [baked] gebacken
     [roasted] geröstet
     [grilled] gegrillt
     [smoked] geräuchert
     [toasted] getoastet
     [steamed] gedämpft
  }
