### Undo and redo, in English: see docs/messages.md.

# $summary (text)
undo-title = Undo: { $summary }

# $summary (text)
redo-title = Redo: { $summary }

# $summary (text)
undo-summary = undo of { $summary }

# $summary (text)
redo-summary = redo of { $summary }

undo-one-step = One step at a time: say undo again for the next.

undo-notes-go = The settings and weekly reports that came with it go, too.

redo-notes-come = The settings and weekly reports that went with it come back, too.

# What comes back into the diary.
# $name (text)
undo-back = back  { $name }

# What goes from the diary.
# $name (text)
undo-away = away  { $name }

# $name (text)
undo-as-before = as before  { $name }

# $person (person)
# $name (text)
undo-of-person = { $person }: { $name }

# $count (count)
undo-more = { $count ->
        [one] and { $count } more
        *[other] and { $count } more
    }

# $count (count)
undo-times = { $count ->
        [one] { $count } time
        *[other] { $count } times
    }

# $food (food)
undo-food = food: { $food }

# $day (day)
undo-target = target from { $day }

# $name (person)
undo-profile = profile: { $name }

# $name (words)
undo-recipe = recipe: { $name }

# $store (words)
# $day (day)
undo-trip = trip: { $store }, { $day }

# $name (words)
undo-purchase = purchase: { $name }

# $kilograms (figure)
undo-weight = weight: { $kilograms } kg

# $name (words)
undo-activity = activity: { $name }

# $name (person)
undo-family-member = family member: { $name }

undo-family-targets = targets of the household

# $amount (amount)
undo-counted-at-home = at home, counted: { $amount }

# $amount (amount)
undo-thrown-away = at home, thrown away: { $amount }

# $millilitres (figure)
undo-water = water: { $millilitres } ml

undo-leaves-some = What another device has changed since stays as it is.

# $summary (text)
undo-overruled = Nothing of this is left to take back: another device has changed it since. It was: { $summary }.
