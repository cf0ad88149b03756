### How damaged data is repaired, in English: see docs/messages.md.

# $count (count)
repair-card = { $count ->
        [one] Repaired beside it, { $count } record:
        *[other] Repaired beside it, { $count } records:
    }

# A line of the card, as the next ones.
# $found (text)
repair-found = found: { $found }

# $count (count)
repair-differences = { $count ->
        [one] { $count } difference from what larder saved
        *[other] { $count } differences from what larder saved
    }

# $count (count)
repair-from-copy = { $count ->
        [one] from the copy: { $count } commit
        *[other] from the copy: { $count } commits
    }

# What stands behind the heads that follow.
# $count (count)
# $names (clauses)
repair-records = { $count ->
        [one] { $count } record ({ $names })
        *[other] { $count } records ({ $names })
    }

# $records (text)
repair-restored = from the journal: { $records }

# $records (text)
repair-corrected = as the journal has it: { $records }

# $records (text)
repair-unproven = kept, though no commit proves it: { $records }

# $records (text)
repair-dropped = gone with what it belonged to: { $records }

# $count (count)
# $commits (series)
repair-lost = { $count ->
        [one] of the journal, lost or not proven: commit { $commits }
        *[other] of the journal, lost or not proven: commits { $commits }
    }

# $commits (series)
# $count (count) how many more
repair-lost-more = of the journal, lost or not proven: commits { $commits } and { $count } more

repair-question = Put it in place? [y]es, [n]o:

# $path (words)
repair-done = Repaired. The damaged files are kept in { $path }.

repair-needless = Nothing to repair: the data is sound.

repair-sound = There is nothing to repair: the data is sound.

# $home (words)
repair-absent = There is no data in { $home }, so there is nothing to repair.

# $found (words)
# $known (words)
repair-newer = The data says that it is of a newer larder (format { $found }, this one knows { $known }). Update larder, then try again; where none was ever used here, put the last larder backup in the place of larder.db.

repair-foreign = larder.db is the database of another program, so nothing was changed. Is this the right folder?

repair-nothing-left = Nothing of it can be read, and no copy of it is known, so nothing was changed. larder repair FILE takes a copy that larder backup made; larder import takes an export into a new folder (--home DIR).

repair-in-use = Another program has the data open. Close it, then try again; nothing was changed.

repair-not-sound = What can still be read makes no sound diary, so nothing was changed. larder repair FILE takes a copy that larder backup made; larder import takes an export into a new folder (--home DIR).
