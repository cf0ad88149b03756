### Water, weight and activity, in Spanish: see docs/messages.md.

water-title = Agua, { $day }

water-name = agua

water-with-it = Con esto { $water }.

water-roughly = { $amount } ≈ { $volume }

water-summary = agua, { $volume }

weight-title = Peso, { $day }

weight-name = peso

weight-summary = peso, { $weight }

weight-exact-kilograms = { NUMBER($weight, maximumFractionDigits: 2) }{"\u00A0"}kg

weight-exact-pounds = { NUMBER($weight, maximumFractionDigits: 2) }{"\u00A0"}lb

measured-instead = en lugar de { $before }
weight-as = como { $day ->
        [today] antes
        *[date] el { $day }
    }

weight-less = { $change } menos que { $day ->
        [today] antes
        *[date] el { $day }
    }

weight-more = { $change } más que { $day ->
        [today] antes
        *[date] el { $day }
    }

activity-title = Actividad, { $day }

minutes = { $minutes }{"\u00A0"}min

activity-not-counted = El ejercicio no cuenta: siguen siendo { $allowance }{"\u00A0"}kcal.

activity-allowance = Objetivo { $base } + actividad { $earned } = { $allowance } disponibles.

activity-tracked = { $tracker } indica { $energy }{"\u00A0"}kcal de este día; esto cuenta aparte.

activity-summary-earned = { $name }, { $energy }{"\u00A0"}kcal ganadas

activity-summary-active = { $name }, { $energy }{"\u00A0"}kcal gastadas
