### A day of the diary, in English: see docs/messages.md.

# $date (day)
day-today = Today, { $date }

# $date (day)
day-date = { $date }

# The day of somebody else.
# $person (person)
# $date (day)
day-of = Day of { $person }, { $date }

# $score (count)
day-health-score = health score { $score }

# What somebody remarked of a meal.
# $note (words)
day-note = note: { $note }

# What a model remarked of a picture.
# $note (words)
day-note-of-model = model: { $note }

# Where a kept picture of a meal lies.
# $path (words)
day-picture = picture: { $path }

pictures-title = Pictures of meals

# $base (figure) of the target
# $earned (figure) by moving
# $allowance (figure)
# $eaten (figure)
# $rest (text)
day-balance = { $base } base + { $earned } earned = { $allowance } allowance − { $eaten } eaten: { $rest }.

# The same where what was moved earns nothing.
# $base (figure)
# $earned (figure)
# $active (figure) in kcal, moved and not counted
# $allowance (figure)
# $eaten (figure)
# $rest (text)
day-balance-not-counted = { $base } base + { $earned } earned ({ $active } active, not counted) = { $allowance } allowance − { $eaten } eaten: { $rest }.

# $energy (figure)
day-over = { $energy } kcal over target

# $energy (figure)
day-remaining = { $energy } kcal remaining

# Between what the energy eaten is likely to be, where amounts were worked out and not weighed.
# $low (figure)
# $high (figure)
day-likely = About { $low } to { $high } kcal eaten: some amounts were worked out.

# $protein (count)
# $carbohydrate (count)
# $fat (count)
day-macro-share = Energy from protein { $protein } %, carbohydrate { $carbohydrate } %, fat { $fat } %.

day-sums-energy-alone = The sums are at least that: some entries know their energy alone.

# $nutrients (series)
day-sums-incomplete = The sums are at least that: not every entry knows its { $nutrients }.

# A food and the numbers of its lines: "oat milk (2, 5)".
# $food (food)
# $lines (series)
day-corrected-food = { $food } ({ $lines })

# $foods (and)
# $first (food)
day-corrected-since = Logged with the old figures of { $foods }: “recompute { $first }” computes it anew.

# $water (text)
day-drunk = Drunk: { $water }.

# $score (count)
day-score = Score of the day: { $score } of 100. “/score” says how it comes about.

day-no-target = The target is the reference intake until you set one: “my target is 1,900 kcal”.

# $day (day)
day-nothing-logged = Nothing logged { $day ->
        [today] today
        [yesterday] yesterday
        *[date] on { $day }
    }.

# $person (person)
# $day (day)
day-nothing-logged-for = Nothing logged for { $person } { $day ->
        [today] today
        [yesterday] yesterday
        *[date] on { $day }
    }.

# $day (day)
# $water (text)
day-water = { $day ->
        [today] Today
        [yesterday] Yesterday
        *[date] { $day }
    }: { $water }.

# $millilitres (figure)
millilitres = { $millilitres } ml

# $ounces (figure)
fluid-ounces = { $ounces } fl oz

# $volume (text)
water-drunk = { $volume } of water

# $drunk (figure) in the unit of the target
# $target (text)
# $reason (text)
water-of-target = { $drunk } of about { $target } of water ({ $reason })

water-by-weight = 35 ml for each kg

# In pregnancy or while nursing.
# $more (figure) in millilitres
water-by-weight-and-more = 35 ml for each kg and { $more } ml more, EFSA 2010

# $whole (figure) in millilitres
water-by-age = EFSA 2010: { $whole } ml with the water of food
