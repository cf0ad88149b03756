### What of the records is not as it was saved, in English: see docs/messages.md.

# What one record is.
# $kind (Record.Kind)
record-kind = { $kind ->
        [profile] profile
        [food] food
        [recipe] recipe
        [meal] meal
        *[entry] entry
        [trip] trip
        [purchase] purchase
        [target] target
        [weight] weight
        [activity] activity
        [familyMember] family member
        [familyTargets] family targets
        [water] water
        [knownLine] known line of a receipt
        [pantryChange] change of the pantry
    }

# A part of a line, as all that begin with record-.
# $kind (text)
record-some = a record ({ $kind })

# $record (text)
# $person (person)
record-of-person = { $record } ({ $person })

# $name (food)
record-entry = the entry “{ $name }”

# $name (food)
# $day (words)
record-entry-of = the entry “{ $name }” of { $day }

# $slot (MealSlot)
# $day (words)
record-meal = the { slot } of { $day }

# $name (food)
record-food = the food “{ $name }”

# $name (words)
record-recipe = the recipe “{ $name }”

# $person (person)
record-profile = the profile { $person }

# $day (words)
# $store (words)
record-trip = the trip of { $day } to { $store }

# $name (words)
record-purchase = the purchase “{ $name }”

# $day (words)
record-target = the target from { $day }

# $day (words)
record-weight = the weight of { $day }

# $name (words)
# $day (words)
record-activity = the activity “{ $name }” of { $day }

# $day (words)
record-water = the water of { $day }

# $person (person)
record-member = the family member { $person }

# $day (words)
record-pantry = the change of the pantry of { $day }

# A part of a sentence, as all that begin with found-.
# $kind (text)
found-unreadable = a record cannot be read ({ $kind })

# $record (text)
# $commit (words)
found-altered = { $record } is not what commit { $commit } saved

# $record (text)
found-unrecorded = { $record } was saved by no commit

# $kind (text)
# $commit (words)
found-gone = a record that commit { $commit } saved is gone ({ $kind })

# $record (text)
found-invalid = { $record } holds a value that cannot be

# $table (words)
found-orphaned = rows of the table { $table } belong to something that is not there

# $day (text)
found-day = the sums of { $day } are not those of its entries

found-uses = how often foods were eaten is not what the entries say

# $commit (words)
found-commit = commit { $commit } of the journal is missing or cannot be read

# $commit (words)
found-link = commit { $commit } of the journal is not as it was written

# $commit (words)
found-not-following = commit { $commit } of the journal does not follow from the others

found-draft = a draft cannot be read

found-report = a weekly report cannot be read

# The last of a row.
# $count (count)
found-more = and at least { $count } more

# $found (clauses)
records-differ = SQLite can read it, but not all is as larder saved it: { $found }. Another program may have written into it. larder repair shows what the journal proves and mends it on your yes.

# $fault (words) in the words of SQLite
records-damaged = Damaged ({ $fault }). larder repair mends it from what can be read, the journal and the last larder backup, and shows it before anything is changed.

# Before what is said of records that differ.
records-copied = The copy has what the database has.
