### What the conversation itself says: queues, profiles, pictures, costs, in English: see docs/messages.md.

# $words (words)
asked-again = Asked again: { $words }

queue-empty = Nothing waits for a model or the network.

queue-nothing-kept = Nothing is kept to be asked again.

queue-forgotten = Forgotten.

# $person (person)
diary-of = This is the diary of { $person }.

meal-of-the-hour = What you log is of the meal of the hour again.

# $name (words)
meal-no-such = There is no meal “{ $name }”. There are breakfast, lunch, dinner and snack.

# $slot (MealSlot)
meal-chosen = { slot-title }: say what you had, or “the usual { slot }”.

# $words (words)
markers-no-such = No reference values “{ $words }”. There are who, eu and us; colour or plain says how.

# $references (text)
markers-in-words = Health markers stand beside { $references } values, in words.

# $references (text)
markers-in-colour = Health markers stand beside { $references } values, in words and colour.

scores-shown = Days and weekly reports show a score now. “/score” says how it comes about, “/score off” ends it.

scores-hidden = Days and reports show no score. “/score” tells one when you ask.

thinking-how = Say /thinking on or /thinking off.

thinking-shown = What a model thinks is shown before its answer, where its provider tells it, and kept nowhere. /thinking off ends that.

thinking-hidden = What a model thinks is not shown. /thinking on shows it.

images-how = Say /images keep or /images drop.

images-dropped = Pictures are dropped once they are read. /images keep keeps them.

# $folder (words)
# $days (count) for which each is kept
# $count (count) how many there are
images-kept = Pictures that a model was shown are kept in { $folder } for { $days ->
        [one] { $days } day
        *[other] { $days } days
    }, each with its meal; { $count ->
        [0] there are none yet
        [one] there is { $count }
        *[other] there are { $count }
    }. /images drop takes them away and ends that.

# $count (count)
images-removed = { $count ->
        [one] { $count } kept picture is
        *[other] { $count } kept pictures are
    } gone. Pictures are dropped once they are read. /images keep keeps them.

contribute-nothing = Nothing waits to be given to Open Food Facts. /contribute FOOD proposes a food.

cost-none = No tokens used this month: larder’s own interpreter costs nothing.

# While an answer is waited for.
asking-off = Asking Open Food Facts…

# Somebody new has a diary: the card's title.
profile-new-title = New profile

profile-new-note = A diary, targets and weights of its own; the food bank is shared.

profile-new-is-default = It is the one that larder starts with.

# $name (person)
profile-new-summary = new profile { $name }

# $name (person)
profile-title-of = Profile of { $name }

# $name (person)
profile-delete-title = Delete the profile { $name }

profile-delete-empty = Its diary is empty.

profile-delete-all = All of this goes with it; undo brings it back.

# $name (person)
profile-delete-summary = deletion of the profile { $name }

profile-days-stay = Entries that are already logged keep their day.

# The name of a line of a profile's card.
# $trait (ProfileTrait)
profile-trait = { $trait ->
        [name] name
        [icon] icon
        [colour] colour
        [default] default
        [day-start] day starts at
        [breakfast] breakfast from
        [lunch] lunch from
        [dinner] dinner from
        *[dinner-end] dinner until
    }

# $colour (ProfileColour)
profile-colour = { $colour ->
        [blue] blue
        [green] green
        [purple] purple
        [teal] teal
        *[yellow] yellow
    }

# Neither an icon nor a colour.
profile-none = none

profile-yes = yes

# What is typed behind it answers a card.
prompt-save = save?

# The most is in kibibytes.
# $most (count)
line-too-long = The line is longer than { $most } KiB and was not taken.

# The most is in kibibytes.
# $most (count)
paste-too-long = The pasted text is longer than { $most } KiB and was not taken.

# $number (words)
# $most (count)
line-skipped = Line { $number } is longer than { $most } KiB and was skipped.
