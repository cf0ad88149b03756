### What the doctor finds, and what is done about it, in English: see docs/messages.md.

# What is looked at, at the head of a line.
doctor-data = data

doctor-foods = foods

doctor-model = model

doctor-keys = keys

doctor-online = online

doctor-zone = time zone

doctor-terminal = terminal

doctor-locale = locale

doctor-seal = seal

doctor-database = database

doctor-records = records

doctor-disk = disk

doctor-backup = backup

doctor-health = health

doctor-reminders = reminders

doctor-no-foods = none imported: larder import FILE brings those of USDA and Open Food Facts

# $source (words)
# $count (count)
# $day (words)
doctor-foods-of = { $source }: { $count ->
        [one] { $count } food
        *[other] { $count } foods
    }, imported { $day }

# $source (words)
# $count (count)
doctor-foods-unfinished = { $source }: { $count ->
        [one] { $count } food
        *[other] { $count } foods
    }, not imported to the end

# $model (words)
doctor-model-after = { $model }, after the interpreter

doctor-model-own = builtin: needs no network

doctor-no-terminal = none here: what is read and written goes to files or programs

# $terminal (text)
# $editing (text)
# $colour (text)
doctor-terminal-is = { $terminal }, { $editing }, { $colour }

# Part of doctor-terminal-is.
doctor-no-name = unknown

# Part of doctor-terminal-is.
doctor-editing = line editing

# Part of doctor-terminal-is.
doctor-no-editing = no line editing: TERM names a terminal that has it

# Part of doctor-terminal-is.
doctor-colour = colour

# Part of doctor-terminal-is.
doctor-no-colour = no colour

doctor-no-locale = none

# $name (text)
doctor-locale-not-utf8 = { $name }: where letters look odd, set LANG to one in UTF-8, such as C.UTF-8

doctor-there = there

# $package (words)
# $purpose (text)
doctor-missing = missing: apt-get install { $package } (only for { $purpose })

# $package (words)
doctor-missing-unpacker = missing: apt-get install { $package } (only to import)

# What a program is for, part of doctor-missing.
doctor-for-models = models and food data from outside

# What a program is for, part of doctor-missing.
doctor-for-sealing = sealed data

# What a program is for, part of doctor-missing.
doctor-for-secrets = keys in a secret store

# What a program is for, part of doctor-missing.
doctor-for-notices = reminders on a desktop

# What a program is for, part of doctor-missing.
doctor-for-photos = pictures

# What a program is for, part of doctor-missing.
doctor-for-text = text in pictures

# What a program is for, part of doctor-missing.
doctor-for-codes = barcodes

# What a program is for, part of doctor-missing.
doctor-for-second-reading = a second reading of barcodes, by which more of them are sure

# What a program is for, part of doctor-missing.
doctor-for-documents = PDF files

# $provider (words)
# $place (text)
doctor-key-of = { $provider } ({ $place })

doctor-no-keys = none: larder key set openai keeps one

# $path (words)
doctor-read-only = { $path }, read-only: what is there is shown, nothing is saved

# $format (count)
# $size (text)
doctor-sound = sound, format { $format }, { $size }

doctor-not-sealed = none: larder lock seals the data with a passphrase

doctor-sealed = with a passphrase

doctor-sealed-in-store = with a passphrase; the secret store has the key, too

# Part of the list of what there is.
# $count (count)
doctor-entries = { $count ->
        [one] { $count } entry
        *[other] { $count } entries
    }

# Part of the list of what there is.
# $count (count)
doctor-food-count = { $count ->
        [one] { $count } food
        *[other] { $count } foods
    }

# Part of the list of what there is.
# $count (count)
doctor-profiles = { $count ->
        [one] { $count } profile
        *[other] { $count } profiles
    }

doctor-not-known = unknown

# $size (text)
doctor-free = { $size } free

# $size (text)
doctor-little-space = { $size } free: make room, larder cannot save on a full disk

doctor-never-copied = never: larder backup makes a checked copy

# $days (count)
# $place (text)
doctor-copied = { $days ->
        [0] today
        [one] { $days } day old
        *[other] { $days } days old
    }{ $place }

# Behind the age of a copy; it brings what parts it.
# $path (words)
doctor-copy-at = {", "}{ $path }

# Behind the age of a copy; it brings what parts it.
# $path (words)
doctor-copy-gone = , no longer at { $path }

# $copied (text)
doctor-copy-old = { $copied }: larder backup makes a new one

# $path (words)
doctor-watching = larder health watch { $path } keeps it current

# $path (words)
doctor-watched-gone = { $path } was watched and is not there any more

doctor-no-tracker = no tracker’s figures: larder import export.zip, or larder health watch DIR

# $day (words)
# $name (words)
doctor-tracked = earned calories up to { $day }, { $name }

# $day (words)
# $name (words)
doctor-tracked-old = earned calories up to { $day }, { $name }: larder import of a newer export brings the rest

doctor-reminders-off = off: larder reminders on

doctor-reminders-each-off = on, but each one is off: larder reminders lunch on

doctor-no-timer = on, but no timer is set: larder reminders on sets it

# $plan (series)
# $waker (words)
doctor-reminders-by = { $plan }, by { $waker }

# $state (text)
# $names (series)
doctor-reminders-sleeping = { $state }; not set: { $names }. larder reminders on sets it again

# $state (text)
# $name (text)
# $day (words)
# $time (time)
doctor-reminders-next = { $state }; next { $name }, { $day } { $time }

doctor-online-no-model = no model is named: larder doctor --online --model openai:NAME

# $model (words)
# $input (count)
# $output (count)
doctor-online-answers = { $model } answers ({ $input } tokens in, { $output } out)

# $model (words)
# $tokens (words)
doctor-online-context = { $model } reads { $tokens } tokens at once

# $provider (words)
doctor-online-key = { $provider } takes the key

# $provider (words)
# $count (count)
doctor-online-key-models = { $provider } takes the key ({ $count ->
        [one] { $count } model
        *[other] { $count } models
    })

# $commit (words)
commit-does-not-follow = commit { $commit } of the journal does not follow from the others

