### Water, weight and activity, in German: see docs/messages.md.

water-title = Wasser, { $day }

water-name = Wasser

water-with-it = Damit { $water }.

water-roughly = { $amount } ≈ { $volume }

water-summary = Wasser, { $volume }

weight-title = Gewicht, { $day }

weight-name = Gewicht

weight-summary = Gewicht, { $weight }

weight-exact-kilograms = { NUMBER($weight, maximumFractionDigits: 2) }{"\u00A0"}kg

weight-exact-pounds = { NUMBER($weight, maximumFractionDigits: 2) }{"\u00A0"}lb

measured-instead = statt { $before }
weight-as = wie { $day ->
        [today] vorher
        *[date] am { $day }
    }

weight-less = { $change } weniger als { $day ->
        [today] vorher
        *[date] am { $day }
    }

weight-more = { $change } mehr als { $day ->
        [today] vorher
        *[date] am { $day }
    }

activity-title = Bewegung, { $day }

minutes = { $minutes }{"\u00A0"}min

activity-not-counted = Bewegung zählt nicht: Es bleibt bei { $allowance }{"\u00A0"}kcal.

activity-allowance = Ziel { $base } + Bewegung { $earned } = { $allowance } möglich.

activity-tracked = { $tracker } meldet für diesen Tag { $energy }{"\u00A0"}kcal; das hier zählt dazu.

activity-summary-earned = { $name }, { $energy }{"\u00A0"}kcal dazu

activity-summary-active = { $name }, { $energy }{"\u00A0"}kcal verbraucht
