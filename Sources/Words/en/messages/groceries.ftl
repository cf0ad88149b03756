### Trips to shops: receipts, prices, what was spent, in English: see docs/messages.md.

# $amount (figure)
# $currency (words)
money = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $currency }

# Of a currency without a smaller coin.
# $amount (figure)
# $currency (words)
money-whole = { NUMBER($amount, maximumFractionDigits: 0) } { $currency }

# Of a currency whose coin is a thousandth.
# $amount (figure)
# $currency (words)
money-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $currency }

# In a column, without its currency.
# $amount (figure)
price = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# In a column, without its currency.
# $amount (figure)
price-whole = { NUMBER($amount, maximumFractionDigits: 0) }

# In a column, without its currency.
# $amount (figure)
price-thousandths = { NUMBER($amount, minimumFractionDigits: 3, maximumFractionDigits: 3) }

# $store (words)
# $day (day)
trip-title = Bought at { $store }, { $day }

# $store (words)
# $day (day)
# $time (time)
trip-title-at = Bought at { $store }, { $day } { $time }

# $title (text)
# $number (count)
trip-title-numbered = { $title } (trip { $number })

# A food that a line of a receipt may be.
# $food (food)
trip-food-perhaps = { $food }?

trip-not-food = not food

# $name (words)
trip-named-not-food = { $name }, not food

# $kind (Purchase.Kind)
trip-kind = { $kind ->
        [item] item
        [deposit] deposit
        [deposit_return] deposit back
        [discount] discount
        [coupon] coupon
        [void] taken back
        [fee] fee
        *[tax] tax
    }

# Of another line of the receipt: "discount on 2".
# $kind (Purchase.Kind)
# $line (count)
trip-kind-on = { trip-kind } on { $line }

# How many, where nothing is weighed.
# $count (figure)
trip-count = { NUMBER($count, maximumFractionDigits: 3) }

# Several of a weight each: "2 × 500 g".
# $count (figure)
# $weight (text)
trip-count-of = { NUMBER($count, maximumFractionDigits: 3) } × { $weight }

trip-known = known

trip-no-food-yet = no food yet

trip-new = new

trip-please-check = please check

# Where neither words nor anything known says a weight.
trip-usual-pack = usual pack

# What a shop is kept as that nobody has named.
trip-some-shop = a shop

# Under the lines of a kept trip.
# $lines (and)
trip-usual-packs = No weight was printed on { $lines }: a usual pack is taken.

# The name of the row of what was paid.
trip-paid = paid

# The name of the row of what the lines add up to.
trip-lines-sum = the lines

# $count (count)
# $numbers (text)
# $first (count)
trip-open-lines = { $count ->
        [one] 1 new line: { $numbers }: what is it?
        *[other] { $count } new lines: { $numbers }: what are they?
    } Say “{ $first } = whole milk”, “skip { $first }” or “{ $first }: not food”; once said, it is known here for good.

# Numbers of lines, of which not all are shown.
# $numbers (series)
trip-numbers-cut = { $numbers }, …

# $candidates (clauses)
trip-near = { $candidates }.

# Part of the list in trip-near.
# $line (count)
# $foods (or)
trip-may-be = { $line } may be { $foods }

# $money (text)
trip-lines-less = The lines are { $money } less than what was paid: one may be missing, misread or there twice. It can be saved so.

# $money (text)
trip-lines-more = The lines are { $money } more than what was paid: one may be missing, misread or there twice. It can be saved so.

# $numbers (and)
# $first (words)
trip-unpriced = No price for { $numbers }: “{ $first }: 1.99” gives one.

# $count (count)
trip-many-unpriced = { $count ->
        [one] { $count } line has no price.
        *[other] { $count } lines have no price.
    }

# $packets (clauses)
trip-packets = Kept as a packet: { $packets }.

# $packets (clauses)
# $more (count)
trip-packets-more = Kept as a packet: { $packets } and { $more } more.

# Part of the list in trip-packets.
# $food (food)
# $grams (amount)
trip-packet = { $food } { $grams }

# Part of the list in trip-packets.
# $food (food)
# $grams (amount)
# $before (amount)
trip-packet-was = { $food } { $grams } (was { $before })

# $store (words)
# $money (text)
trip-again = Again? A trip to { $store } that day for { $money } is there already.

# Stands in a column.
trip-line-unpriced = ?

# The price of a food that was never bought is asked.
# $food (words)
prices-none = No price of { $food } is known yet: it is on no trip. “bought { $food } 2.49 at REWE” keeps one.

# $first (day)
# $last (day)
trips-none = No trip to a shop is kept from { $first } to { $last }.

# $first (day)
# $last (day)
trips-title = Bought from { $first } to { $last }

# $day (day)
# $store (words)
trips-row = { $day }, { $store }

# $day (day)
# $store (words)
# $person (person)
trips-row-of = { $day }, { $store }, { $person }

# $count (count)
lines-counted = { $count ->
        [one] { $count } line
        *[other] { $count } lines
    }

# Names, of which not all are shown.
# $names (clauses)
names-cut = { $names }; …

# The name of the row of what was spent in all.
trips-spent = spent

# $shares (clauses)
trips-spent-on = Spent on: { $shares }.

# Part of the list in trips-spent-on.
# $category (text)
# $money (text)
trips-share = { $category } { $money }

shelf-not-sorted = not sorted

shelf-deposits = deposits

shelf-taken-off = taken off

shelf-fees = fees and taxes

trip-spent-heading = Spent on

# $energy (figure)
# $figures (series)
trip-foods-hold = The foods hold { $energy } kcal: { $figures }. Bought, not eaten.

# $some (count)
# $all (count)
# $energy (figure)
# $figures (series)
trip-some-foods-hold = { $some } of { $all } foods hold { $energy } kcal: { $figures }. Bought, not eaten.

# Part of the list in trip-foods-hold: "protein 120 g".
# $nutrient (Nutrient)
# $grams (figure)
nutrient-whole = { nutrient-name } { NUMBER($grams, maximumFractionDigits: 0) } g

# $lines (clauses)
trip-unmatched = Without a food or a weight: { $lines }.

# $lines (clauses)
# $more (count)
trip-unmatched-more = Without a food or a weight: { $lines } and { $more } more.

# Part of the list in trip-unmatched.
# $line (count)
# $name (food)
trip-line-named = { $line } { $name }

# $money (text)
trip-difference-less = The lines are { $money } less than what was paid.

# $money (text)
trip-difference-more = The lines are { $money } more than what was paid.

trip-day-unknown = The receipt has no day that can be read for sure. Say “yesterday” or a date.

trip-day-ambiguous = Its day may be month first. Say a date to change it.

trip-day-of-slip = Its day is that of the card slip.

trip-total-from-payment = What was paid is read from the payment, not from a total.

trip-currency-assumed = Its currency is a guess.

trip-text-cut = It is longer than what was read of it.

# $times (count)
# $day (day)
trip-known-line = { $times ->
        [one] Known in this store: confirmed once, last on { $day }.
        *[other] Known in this store: confirmed { $times } times, last on { $day }.
    }

# $food (food)
trip-line-as-said = It is { $food }, as you said.

# $food (food)
# $percent (count)
trip-line-taken-as = Taken as { $food } by its name, { $percent } % sure.

trip-line-no-food = No food of the food bank has such a name.

trip-no-weight = No weight is printed, and none is known.

trip-weight-of-volume = The weight follows from the volume.

trip-weight-usual = The weight is a usual one.

trip-weight-usual-pack = No weight is printed: it is that of a usual pack.

trip-weight-said = The weight is printed, weighed or said.

trip-weight-weighed = The weight is what was weighed.

trip-weight-from-before = The weight of one is known from before.

# $store (words)
# $day (day)
trip-change-title = Change the trip to { $store }, { $day }

# $store (words)
# $money (text)
trip-change-summary = change of the trip to { $store }, { $money }

# $store (words)
# $day (day)
trip-delete-title = Delete the trip to { $store }, { $day }

# $store (words)
# $money (text)
trip-delete-summary = deletion of the trip to { $store }, { $money }

trip-lines-stay-known = What this store’s lines are known to be stays known.

trip-field-store = store

trip-field-day = day

# $before (text)
# $after (text)
changed-from-to = { $before } → { $after }

# $name (text)
trip-row-gone = gone  { $name }

# $name (text)
trip-row-new = new  { $name }

# $store (words)
# $money (text)
trip-summary = trip to { $store }, { $money }

# $words (words)
prices-title = Prices of { $words }

# $money (text)
price-a-kilogram = { $money } a kg

# $day (day)
price-same = The same since { $day }.

# $day (day)
price-same-kilogram = The same since { $day }, a kilogram.

# $money (text)
# $day (day)
price-more = { $money } more since { $day }.

# $money (text)
# $day (day)
price-more-kilogram = { $money } more since { $day }, a kilogram.

# $money (text)
# $day (day)
price-less = { $money } less since { $day }.

# $money (text)
# $day (day)
price-less-kilogram = { $money } less since { $day }, a kilogram.

# $first (day)
# $last (day)
spending-title = Spent from { $first } to { $last }

spending-by-category = Spent by category

spending-by-shop = Spent by shop

spending-in-all = in all

spending-whole-month = a whole month

spending-share = share

# $figure (figure)
percent = { NUMBER($figure, maximumFractionDigits: 0) } %

# A month by its number.
# $month (count)
month-name = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
        [one] Jan
        *[other] Dec
    }

# $month (count)
# $year (words)
month-of-year = { month-name } { $year }

# Some days of a month.
# $month (text)
# $first (count)
# $last (count)
month-part = { $month }, { $first }–{ $last }

# $words (words)
trip-day-unreadable = “{ $words }” is no day I can read; today is taken. Say “yesterday” or a date to change it.

# $day (day)
trip-day-to-come = { $day } has not come yet; today is taken. Say “yesterday” or a date to change it.

spending-no-line = no line says

trip-which-shop = Which shop? Say “store: NAME”; then its lines are known next time.
