### Water, weight and activity, in Turkish: see docs/messages.md.

water-title = Su, { $day }

water-name = su

water-with-it = Bununla birlikte { $water }.

water-roughly = { $amount } ≈ { $volume }

water-summary = su, { $volume }

weight-title = Kilo, { $day }

weight-name = kilo

weight-summary = kilo, { $weight }

weight-exact-kilograms = { NUMBER($weight, maximumFractionDigits: 2) }{"\u00A0"}kg

weight-exact-pounds = { NUMBER($weight, maximumFractionDigits: 2) }{"\u00A0"}lb

measured-instead = { $before } yerine
weight-as = { $day ->
        [today] önceki gibi
        *[date] { $day } ile aynı
    }

weight-less = { $day ->
        [today] öncekine
        *[date] { $day } gününe
    } göre { $change } az

weight-more = { $day ->
        [today] öncekine
        *[date] { $day } gününe
    } göre { $change } fazla

activity-title = Hareket, { $day }

minutes = { $minutes }{"\u00A0"}dk

activity-not-counted = Hareket sayılmıyor: alınabilir enerji { $allowance }{"\u00A0"}kcal olarak kalır.

activity-allowance = Hedef { $base } + hareket { $earned } = { $allowance } alınabilir.

activity-tracked = { $tracker } bu gün için { $energy }{"\u00A0"}kcal diyor; bu ayrıca sayılır.

activity-summary-earned = { $name }, kazanılan { $energy }{"\u00A0"}kcal

activity-summary-active = { $name }, harcanan { $energy }{"\u00A0"}kcal
