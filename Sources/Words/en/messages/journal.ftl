### The diary as an edited text, in English: see docs/messages.md.

# $parts (series)
journal-summary = journal, { $parts }

# $parts (series)
journal-title = Journal: { $parts }

# Part of the lists in journal-title and saved-parts.
# $count (count)
journal-new = { $count } new

# Part of the lists in journal-title and saved-parts.
# $count (count)
journal-changed = { $count } changed

# Part of the lists in journal-title and saved-parts.
# $count (count)
journal-removed = { $count } removed

# $count (count)
journal-more = and { $count } lines more

# A heading.
# $day (day)
# $slot (MealSlot)
journal-part-new = { $day }, { slot }, new

# A heading.
# $day (day)
# $slot (MealSlot)
journal-part-changed = { $day }, { slot }, changed

# A heading.
# $day (day)
# $slot (MealSlot)
journal-part-removed = { $day }, { slot }, removed

journal-nothing = Nothing in it is other than in the diary.

# Part of the list in journal-left-out.
# $number (count)
# $words (words)
journal-line-words = line { $number }, “{ $words }”

# $lines (clauses)
journal-left-out = Left out: { $lines }.

# Part of the list in journal-stays.
# $words (words)
# $slot (MealSlot)
# $day (day)
journal-entry = { $words } ({ slot }, { $day })

# $entries (clauses)
journal-stays = While lines are left out nothing is removed, so these stay: { $entries }.

# The first part of the list in saved-parts.
# $count (count)
saved-journal-new = { $count ->
        [one] { $count } new line
        *[other] { $count } new lines
    }

# The first part of the list in saved-parts.
# $count (count)
saved-journal-changed = { $count ->
        [one] { $count } changed line
        *[other] { $count } changed lines
    }

# The first part of the list in saved-parts.
# $count (count)
saved-journal-removed = { $count ->
        [one] { $count } removed line
        *[other] { $count } removed lines
    }
