### How numbers, days, times and lists are written, in Turkish: see docs/messages.md.

style-plurals = one: n = 1

style-decimal = ,

style-group = .

style-least-grouped = 1

style-grams = { $grams }{"\u00A0"}g

style-ounces = { $ounces }{"\u00A0"}oz

style-pounds = { $pounds }{"\u00A0"}lb

style-today = bugün

style-yesterday = dün

style-weekday = { $weekday ->
        [monday] Pzt
        [tuesday] Sal
        [wednesday] Çar
        [thursday] Per
        [friday] Cum
        [saturday] Cmt
        *[sunday] Paz
    }

style-month = { $month ->
        [1] Oca
        [2] Şub
        [3] Mar
        [4] Nis
        [5] May
        [6] Haz
        [7] Tem
        [8] Ağu
        [9] Eyl
        [10] Eki
        [11] Kas
        *[12] Ara
    }

style-date = { $day } { style-month } { style-weekday }

style-date-year = { $day } { style-month } { $year } { style-weekday }

style-time = { $time }

style-and = { $first } ve { $last }

style-or = { $first } veya { $last }

style-series = { $first }, { $last }

style-clauses = { $first }; { $last }

style-sentences = { $first } { $last }

style-tag = tr

style-forms = { "" }

style-food-in-state = { $food }, { $state ->
    *[raw] çiğ
     [cooked] pişmiş
     [dry] kuru
     [dried] kurutulmuş
     [canned] konserve
     [frozen] dondurulmuş
     [boiled] haşlanmış
     [fried] kızartılmış
     [baked] fırında
     [roasted] kavrulmuş
     [grilled] ızgara
     [smoked] tütsülenmiş
     [toasted] kızarmış
     [steamed] buharda
  }
