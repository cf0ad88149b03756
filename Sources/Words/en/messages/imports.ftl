### What trackers, other diaries and exported data bring, in English: see docs/messages.md.

# From one to another: days, weights.
# $first (text)
# $last (text)
import-span = { $first } to { $last }

# $source (words)
# $span (text)
import-title = { $source }, { $span }

# $source (words)
# $span (text)
# $person (person)
import-title-for = { $source }, { $span }, for { $person }

# The name of a row: what is here already and stays.
import-as-before = as they were

# The name of a row.
import-new = new

# The name of a row.
import-changed = changed

# The name of a row.
import-weights-row = weights

# Part of the lists in saved-parts and import-known.
# $count (count)
import-weights = { $count ->
        [one] { $count } weight
        *[other] { $count } weights
    }

# Part of the list in saved-parts.
# $days (count)
# $energy (text)
health-earned = { $days ->
        [one] { $days } day
        *[other] { $days } days
    } of earned calories, { $energy }

# Part of the list in import-known.
# $days (count)
health-earned-days = { $days ->
        [one] { $days } day
        *[other] { $days } days
    } of earned calories

# Part of the list in saved-parts.
# $days (count)
# $energy (text)
health-eaten = { $days ->
        [one] { $days } day
        *[other] { $days } days
    } of eaten calories, { $energy }

# Part of the list in import-known.
# $days (count)
health-eaten-days = { $days ->
        [one] { $days } day
        *[other] { $days } days
    } of eaten calories

# Part of the list in saved-parts.
# $count (count)
health-replaced = { $count ->
        [one] { $count } typed activity
        *[other] { $count } typed activities
    } replaced

# Part of the list in saved-parts.
# $count (count)
health-removed = { $count ->
        [one] { $count } figure
        *[other] { $count } figures
    } removed

# The name of the row with the sum.
health-row-earned = earned calories

# The name of the row with the sum.
health-row-eaten = eaten calories

# $before (text)
health-was = was { $before }

# An activity that goes.
# $name (words)
# $day (day)
health-in-place-of = in place of: { $name }, { $day }

# More than a few.
# $count (count)
health-in-place-of-many = in place of { $count } typed activities

# $day (day)
health-weight-of = weight, { $day }

# $what (text)
# $day (day)
health-gone = no longer there: { $what }, { $day }

# $what (text)
health-gone-all = no longer there: { $what }

# What is gone, in health-gone.
health-kind-earned = earned

# What is gone, in health-gone.
health-kind-weight = weight

# What is gone, in health-gone.
health-kind-eaten = eaten

# In the column beside what is gone.
health-removed-mark = removed

# $source (words)
health-gone-note = { $source } speaks of the days around those that are no longer there, and had figures of them before.

# More than hardly anybody earns by moving.
# $energy (text)
health-much = That is { $energy } a day. If what the body burns at rest is in it, it is not what was earned.

health-not-counted = Exercise is not counted: the allowances stay.

# $days (count)
health-also-typed = On { $days ->
        [one] { $days } day
        *[other] { $days } days
    } you recorded an activity yourself, which counts beside. If the tracker measured it, too, import it with --replace.

# $days (count)
health-own-weights = On { $days ->
        [one] { $days } day
        *[other] { $days } days
    } a weight is recorded already, which stays.

# $days (count)
health-own-entries = { $days ->
        [one] { $days } day
        *[other] { $days } days
    } with entries of your own get nothing eaten.

# $count (count)
health-left-out = { $count ->
        [one] { $count } value
        *[other] { $count } values
    } cannot be right and { $count ->
        [one] was
        *[other] were
    } left out.

# Part of the list in health-changed-days.
# $day (day)
# $before (figure)
# $after (text)
health-change-of = { $day } { $before } → { $after }

# $days (series)
health-changed-days = Changed: { $days }.

# $days (series)
# $more (count)
health-changed-days-more = Changed: { $days } and { $more ->
        [one] { $more } day
        *[other] { $more } days
    } more.

# Part of the list in health-doubted.
# $day (day)
# $there (text)
# $here (text)
health-doubt = { $day } { $there }, here { $here }

# $days (clauses)
health-doubted = Apple’s own sum, of what the watch measured, is clearly another: { $days }. What is saved are the sums of the records.

# $days (clauses)
# $more (count)
health-doubted-more = Apple’s own sum, of what the watch measured, is clearly another: { $days }; and { $more ->
        [one] { $more } day
        *[other] { $more } days
    } more. What is saved are the sums of the records.

# $known (and)
import-known = Nothing new; recorded before: { $known }.

health-stays = Nothing new: what is recorded stays.

# $source (words)
health-no-earned = There are no earned calories in { $source }, so each day has its base target.

# Part of the list in saved-parts.
# $count (count)
# $days (count)
# $energy (text)
diary-entries = { $count ->
        [one] { $count } entry
        *[other] { $count } entries
    } on { $days ->
        [one] { $days } day
        *[other] { $days } days
    }, { $energy }

# Part of the list in saved-parts.
# $times (count)
# $volume (figure) in millilitres
diary-water = water { $times ->
        [one] once
        *[other] { $times } times
    }, { NUMBER($volume, maximumFractionDigits: 0) } ml

# $file (words)
diary-nothing = Nothing in { $file } can be taken over.

# $file (words)
# $known (and)
diary-nothing-new = Nothing new in { $file }; recorded before: { $known }.

# The name of the row with the sum.
diary-eaten = eaten

# The name of a row.
diary-foods = foods for the food bank

# The name of a row.
diary-earned = earned

# $count (count)
diary-rows = { $count ->
        [one] { $count } row
        *[other] { $count } rows
    }

# $source (words)
# $energy (text)
diary-figures-stay = Figures stay as { $source } has them; an average day has { $energy }.

diary-millilitre = A millilitre counts as a gram.

# $rows (series)
diary-left-out = Left out: { $rows }.

# Part of the list in diary-left-out.
# $count (count)
diary-day-sums = { $count ->
        [one] { $count } sum of a day
        *[other] { $count } sums of days
    }

# Part of the list in diary-left-out.
# $count (count)
diary-no-energy = { $count ->
        [one] { $count } row
        *[other] { $count } rows
    } without energy

# Part of the list in diary-left-out.
# $count (count)
diary-no-day = { $count ->
        [one] { $count } row
        *[other] { $count } rows
    } without a day that can be

# Part of the list in diary-left-out.
# $count (count)
diary-no-amount = { $count ->
        [one] { $count } row
        *[other] { $count } rows
    } without an amount that has a weight

# Part of the list in diary-left-out.
# $count (count)
diary-impossible = { $count ->
        [one] { $count } row
        *[other] { $count } rows
    } that cannot be right

# Part of the list in diary-left-out.
# $count (count)
diary-unreadable = { $count ->
        [one] { $count } row
        *[other] { $count } rows
    } that cannot be read

# Part of the list in diary-left-out.
# $count (count)
diary-notes = { $count ->
        [one] { $count } note
        *[other] { $count } notes
    }

# Part of the list in diary-left-out.
# $count (count)
diary-recipes = { $count ->
        [one] { $count } recipe
        *[other] { $count } recipes
    }

# Part of the list in diary-left-out.
# $count (count)
diary-to-come = { $count ->
        [one] { $count } row
        *[other] { $count } rows
    } of days to come

# $count (count)
diary-figures-unknown = { $count ->
        [one] { $count } figure
        *[other] { $count } figures
    } that cannot be right: left unknown.

# $days (count)
# $rows (count)
diary-own-days = { $days ->
        [one] { $days } day
        *[other] { $days } days
    } with entries of your own: { $rows ->
        [one] { $rows } row
        *[other] { $rows } rows
    } left out. With --all-days they are taken, too.

# $count (count)
# $source (words)
diary-gone = { $count ->
        [one] { $count } entry
        *[other] { $count } entries
    } that came from { $source } before: not in this file; nothing is deleted.

# $count (count)
# $source (words)
diary-unitless = { $count ->
        [one] { $count } weight
        *[other] { $count } weights
    } left out: { $source } does not say the unit. Import it again with --kilograms or --pounds.

# $days (count)
diary-other-weights = On { $days ->
        [one] { $days } day
        *[other] { $days } days
    } the weight that is recorded stays.

# $days (count)
diary-other-earned = On { $days ->
        [one] { $days } day
        *[other] { $days } days
    } earned calories are recorded already; they stay, and nothing counts twice.

# $file (words)
data-nothing-new = Nothing is new in { $file }.

# $file (words)
data-nothing-else-new = What is newer here stays; nothing else is new in { $file }.

# $file (words)
# $what (text)
data-summary = import of { $file }, { $what }

# What came, in data-summary and saved-parts.
# $new (count)
data-new = { $new ->
        [one] { $new } new record
        *[other] { $new } new records
    }

# What came, in data-summary and saved-parts.
# $changed (count)
data-changed = { $changed ->
        [one] { $changed } changed one
        *[other] { $changed } changed ones
    }

# What came, in data-summary and saved-parts.
# $new (count)
# $changed (count)
data-new-and-changed = { $new ->
        [one] { $new } new record
        *[other] { $new } new records
    } and { $changed ->
        [one] { $changed } changed one
        *[other] { $changed } changed ones
    }

# What there are several of: the name of a row.
# $kind (Record.Kind)
data-kind = { $kind ->
        [profile] profiles
        [food] foods
        [recipe] recipes
        [meal] meals
        [entry] entries
        [trip] trips to shops
        [purchase] lines of receipts
        [target] targets
        [weight] weights
        [activity] activities
        [familyMember] family members
        [familyTargets] family targets
        [water] glasses of water
        [knownLine] known lines of receipts
        *[pantryChange] changes of the pantry
    }

# In a column.
# $count (count)
data-count-new = { $count } new

# In a column.
# $count (count)
data-count-changed = { $count } changed

# In a column.
# $count (count)
data-count-equal = { $count } as they were

# In a column.
# $count (count)
data-count-newer = { $count } newer here

data-undone-as-one = What is taken in can be undone as one. The journal of the file stays in the file.

data-newer-stays = What is newer here stays as it is.

# $count (count)
data-other-figures = { $count ->
        [one] { $count } entry keeps its
        *[other] { $count } entries keep their
    } figures as logged, which are not those of the food today.

# $what (and)
data-also = Also taken in: { $what }.

# Part of the list in data-also.
# $count (count)
data-reports = { $count ->
        [one] { $count } weekly report
        *[other] { $count } weekly reports
    }

# Part of the list in data-also.
data-settings = the settings
