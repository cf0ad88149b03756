### What was saved, from the rows read back, in English: see docs/messages.md.

# $slots (series)
# $energy (text)
saved-meal = Saved: { $slots }, { $energy }.

# Without what the card showed and could not count.
# $slots (series)
# $energy (text)
# $left (and)
saved-meal-without = Saved: { $slots }, { $energy }, without { $left }.

# $person (person)
# $slots (series)
# $energy (text)
saved-meal-for = Saved for { $person }: { $slots }, { $energy }.

# $person (person)
# $slots (series)
# $energy (text)
# $left (and)
saved-meal-for-without = Saved for { $person }: { $slots }, { $energy }, without { $left }.

# What one of several people had: "Emma 276 kcal".
# $person (person)
# $energy (text)
saved-plate = { $person } { $energy }

# $slots (series)
# $plates (series)
saved-plates = Saved: { $slots }; { $plates }.

# $slots (series)
# $plates (series)
# $left (and)
saved-plates-without = Saved: { $slots }; { $plates }, without { $left }.

# What else was done, by its summary.
# $summary (text)
saved-done = Done: { $summary }.

# $store (words)
# $lines (count)
# $total (text)
saved-trip = Saved: trip to { $store }{ $lines ->
        [0] {""}
        [one] , { $lines } line
        *[other] , { $lines } lines
    }, { $total }.

# What can be done with a food that was read off its pack.
# $summary (text)
# $food (words)
saved-from-pack = Done: { $summary }. To log some, say “had 50 g { $food }”.

# The same where its serving is known.
# $summary (text)
# $food (words)
saved-serving-from-pack = Done: { $summary }. To log some, say “had 1 serving of { $food }”.

# $food (words)
saved-contribute = “/contribute { $food }” gives it to Open Food Facts.

saved-energy-not-known = energy not known

# $energy (figure)
saved-energy-at-least = at least { $energy } kcal

# What is left of a day after a deletion.
# $day (day)
saved-nothing-logged = Nothing logged { $day ->
        [today] today
        [yesterday] on { $day }
        *[date] on { $day }
    } now.

# $day (day)
saved-on-target = Exactly on target { $day ->
        [today] today
        [yesterday] on { $day }
        *[date] on { $day }
    }.

# $energy (figure)
# $day (day)
saved-over-target = { $energy } kcal over target { $day ->
        [today] today
        [yesterday] on { $day }
        *[date] on { $day }
    }.

# $energy (figure)
# $allowance (figure)
# $day (day)
saved-left = { $energy } of { $allowance } kcal left { $day ->
        [today] today
        [yesterday] on { $day }
        *[date] on { $day }
    }.

# What an import or an edited journal has brought.
# $parts (clauses)
saved-parts = Saved: { $parts }.
