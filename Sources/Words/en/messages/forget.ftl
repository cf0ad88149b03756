### What is erased for good, in English: see docs/messages.md.

forget-everything = Forget everything, for good:

# $person (person)
forget-person = Forget { $person }, for good:

# What a count of records is called; the number follows.
# $kind (Record.Kind)
record-kinds = { $kind ->
        [profile] profiles
        [food] foods
        [recipe] recipes
        [meal] meals
        *[entry] entries
        [trip] trips
        [purchase] purchases
        [target] targets
        [weight] weights
        [activity] activities
        [familyMember] family members
        [familyTargets] targets of the household
        [water] glasses of water
        [knownLine] known receipt lines
        [pantryChange] changes of the pantry
    }

# $kind (text)
# $count (count)
forget-count = { $kind } { $count }

# What of the journal goes, as a line or a part of one.
# $commits (count)
forget-journal = { $commits ->
        [one] what { $commits } commit of the journal says
        *[other] what { $commits } commits of the journal say
    }

# A part of a line.
# $count (count)
forget-notes = { $count ->
        [one] { $count } draft, report or note
        *[other] { $count } drafts, reports and notes
    }

# A part of a line.
forget-typed = the lines that were typed

# A part of a line.
# $count (count)
forget-pictures = { $count ->
        [one] { $count } kept picture
        *[other] { $count } kept pictures
    }

# $first (text)
# $second (text)
forget-both = { $first }, and { $second }

forget-stays-everything = Stays: foods that were imported to look up, and keys (larder key list).

forget-stays-person = Stays: foods, recipes and targets that are the household’s.

# The last of a row.
# $count (count)
forget-more = and { $count } more

# $person (person)
# $places (clauses)
forget-mentioned = The name also stands in what is not { $person }’s, and stays there: { $places }.

forget-reach = Out of larder’s reach: copies and exports, conversations that you wrote to files, what models and other devices were sent, and what a disk keeps of deleted files.

# $path (words)
forget-reach-copy = Out of larder’s reach: copies and exports (the last copy: { $path }), conversations that you wrote to files, what models and other devices were sent, and what a disk keeps of deleted files.

# $answer (words) what has to be typed
forget-question = Nothing brings it back. Type { $answer } to erase it, anything else to leave it:

forget-done-everything = Erased: this home is as new.

# $person (person)
forget-done-person = Erased: { $person }.

forget-nothing = Nothing was erased.

# $answer (words)
forget-not-typed = Nothing was erased: that was not { $answer }.

# $name (words)
# $known (series)
forget-nobody = Nobody here is called “{ $name }”. There is: { $known }. larder forget everything erases all of it.

# $person (person)
forget-only = { $person } is the only profile. larder forget everything erases all of it.

# $person (person)
forget-default = { $person } is the default profile. Make another one the default first: “make NAME the default”.

forget-locked = Another larder is open on this data. Close it, then try again; nothing was erased.
