### Questions, answers and notices of a turn, in English: see docs/messages.md.

not-saved = Not saved.

save-question = Save? [y]es, [n]o, or say what to change

# The same without brackets, which a screen reader would read aloud.
save-question-spelled = Save? Type y for yes, n for no, or say what to change

# More than a yes is wanted for much at once.
# $count (count)
count-question = Type { $count } to confirm, or [n]o

# $count (count)
count-question-spelled = Type { $count } to confirm, or n for no

# Nothing of the card can be counted yet.
open-question = Say what it is, or n

# A row, read aloud: "Item 2 of 3: milk; 200 g".
# $number (count)
# $last (count)
# $row (text)
item-of = Item { $number } of { $last }: { $row }

nothing-waiting = Nothing is waiting for an answer.

answer-help = y saves, n drops it, later keeps it for another time. “2: 110g” changes the amount of line 2, “2 = whole milk” its food, “drop 3” and “skip 2” take lines out, “dinner” or “yesterday” moves all of it; a semicolon stands between several; “?” says where the numbers are from, “? 2” those of line 2. Or say in your own words what to change.

# $count (count)
answer-help-count = { $count } confirms, n drops it, later keeps it for another time. “drop 3” leaves line 3 as it is.

answer-hint = y saves, n drops it; help says what else.

# $count (count)
answer-hint-count = { $count } confirms, n drops it; help says what else.

empty-answer = Please say y to save it, n to drop it, or later. help says what else.

# $count (count)
empty-answer-count = Please type { $count } to confirm, or n.

# A yes right behind a line that meant to change the card and did not.
# $words (words)
saves-unchanged = “{ $words }” changed nothing. Another y saves it as it is.

# A yes to a card of which these would not be saved.
# $names (and)
# $count (count) how many they are
# $first (words)
save-without = { $count ->
        [one] { $names } is not counted. Save without it?
        *[other] { $names } are not counted. Save without them?
    } y saves the rest, “+250 { $first }” counts its energy.

# A yes to a card of which nothing could be saved.
# $names (and)
# $count (count) how many they are
nothing-counted = { $count ->
        [one] { $names } is not counted.
        *[other] { $names } are not counted.
    } There is nothing to save yet; n drops it.

too-many-rounds = The model did not come to an end; stopped. Try it in other words.

remark-left-out-nothing-saved = (A remark of the model was left out: nothing has been saved.)

remark-left-out-not-before-yes = (A remark of the model was left out: nothing is saved before you say y.)

nothing-saved-in-turn = Nothing was saved in this turn.

nothing-saved-before-yes = Nothing is saved before you say y.

made-anew = Something it builds on has changed since; it is made anew.

cancelled = Cancelled.

how-to-leave = Ctrl-D or /quit leaves.

dry-run = Dry run: not saved.

answered-here = larder’s own interpreter answers instead.

# $tokens (count)
context-cut = The server seems to read { $tokens } tokens only, and lost the rest: raise its context (OLLAMA_CONTEXT_LENGTH, num_ctx).

# $model (words)
history-cut = The conversation is too long for { $model }: what was said first is left out.

# $model (words)
asked-once-more = The answer of { $model } broke off; it is asked once more.

# $model (words)
tools-dropped = The server of { $model } leaves out the tools, so that it can log nothing: start it with --jinja, or with a template that has them.

words-kept = What you said is kept: /pending asks again.

# $words (count)
answer-cut = (The model’s answer is longer than { $words } words; the rest was not read.)

# $names (foods)
in-place-of = This takes the place of the card that waited. No longer on it: { $names }.

card-unchanged = That leaves the card as it was.

# $tokens (count)
tokens-used = Today’s { $tokens } tokens are used. Answered here until tomorrow.

# $summary (text)
# $more (count) others that wait
# $yes (text) what says yes
still-waiting = Still waiting: { $summary }{ $more ->
        [0] {""}
        [one] {" "}and { $more } more
        *[other] {" "}and { $more } more
    }. { $yes }, n or later?

# $summary (text)
neither-saved-nor-kept = Neither saved nor kept: { $summary }. Say it again when the data can be written.

# $words (words)
# $more (count)
words-kept-from-earlier = Kept from earlier, not answered yet: “{ $words }”{ $more ->
        [0] {""}
        [one] {" "}and { $more } more
        *[other] {" "}and { $more } more
    }. /pending asks again, /pending forget drops it.

# $summary (text)
kept-for-later = Kept for later, not saved: { $summary }. /pending shows it again.

# Proposals that were neither saved nor dropped; their cards follow.
# $count (count)
kept-from-earlier = Kept from earlier, not saved yet{ $count ->
        [one] :
        *[other] , { $count } of them; the first:
    }

# $person (person)
whose-diary-now = This is the diary of { $person } now.

# A long card of which only what changed is shown.
# $count (count)
rows-in-all = { $count ->
        [one] { $count } lines in all; “all” shows them.
        *[other] { $count } lines in all; “all” shows them.
    }

# A row that is not on the card any more.
# $name (text)
row-gone = gone  { $name }

where-numbers-from = Where the numbers are from

# What is typed for a yes.
yes-key = y

# Behind the summary of what was confirmed in another program.
# $program (words)
confirmed-in = confirmed in { $program }
