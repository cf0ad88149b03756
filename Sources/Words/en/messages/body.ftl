### Water, weight and activity, in English: see docs/messages.md.

# $day (day)
water-title = Water, { $day }

water-name = water

# $water (text)
water-with-it = With it { $water }.

# $amount (text)
# $volume (text)
water-roughly = { $amount } ≈ { $volume }

# $volume (text)
water-summary = water, { $volume }

# $day (day)
weight-title = Weight, { $day }

weight-name = weight

# $weight (text)
weight-summary = weight, { $weight }

# $weight (figure)
weight-exact-kilograms = { NUMBER($weight, maximumFractionDigits: 2) } kg

# $weight (figure)
weight-exact-pounds = { NUMBER($weight, maximumFractionDigits: 2) } lb

# $before (text) the weight that was mistyped
measured-instead = instead of { $before }

# The weight is that of an earlier day, or of earlier the same day (today).
# $day (day)
weight-as = as { $day ->
        [today] before
        *[date] on { $day }
    }

# $change (text)
# $day (day) today, where it was weighed earlier the same day
weight-less = { $change } less than { $day ->
        [today] before
        *[date] on { $day }
    }

# $change (text)
# $day (day) today, where it was weighed earlier the same day
weight-more = { $change } more than { $day ->
        [today] before
        *[date] on { $day }
    }

# $day (day)
activity-title = Activity, { $day }

# $minutes (count)
minutes = { $minutes } min

# $allowance (figure)
activity-not-counted = Exercise is not counted: the allowance stays { $allowance } kcal.

# $base (figure)
# $earned (figure)
# $allowance (figure)
activity-allowance = { $base } base + { $earned } earned = { $allowance } allowance.

# A tracker has said something of the same day.
# $tracker (words)
# $energy (figure)
activity-tracked = { $tracker } says { $energy } kcal of this day; this counts beside.

# $name (words)
# $energy (figure)
activity-summary-earned = { $name }, { $energy } kcal earned

# $name (words)
# $energy (figure)
activity-summary-active = { $name }, { $energy } kcal active
