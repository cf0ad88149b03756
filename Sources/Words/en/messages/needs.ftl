### How targets by equation came about, in English: see docs/messages.md.

# $energy (figure)
needs-child = A child’s { $energy } kcal by age and weight, with growth (Torun, FAO/WHO/UNU 2004).

# $rest (figure)
# $factor (figure)
# $activity (ActivityLevel)
# $lived (figure)
needs-at-rest = At rest { NUMBER($rest, maximumFractionDigits: 0) } kcal (Mifflin–St Jeor 1990), × { NUMBER($factor, maximumFractionDigits: 3) } for { $activity ->
        [sedentary] up to 2 active days a week
        [light] 3 to 4 active days a week
        [moderate] 5 to 6 active days a week
        [active] active every day
        *[very-active] hard work or training every day
    }: { NUMBER($lived, maximumFractionDigits: 0) } kcal.

# $more (figure)
needs-nursing = { $more } kcal more while nursing, and nothing is taken off (EFSA 2013).

# $more (figure)
needs-pregnant = { $more } kcal more, that of the second trimester, and nothing is taken off (EFSA 2013). “Third trimester” says which.

# $more (figure)
# $motherhood (Profile.Motherhood)
needs-trimester = { $more } kcal more in the { profile-motherhood }, and nothing is taken off (EFSA 2013).

needs-minor = Under 18 larder proposes what is spent, neither less nor more.

# $more (figure)
needs-gain = To gain: { $more } kcal more.

needs-how-fast = How fast do you want to lose? “Lose 0.5 kg a week”, or a goal weight with a date; until then nothing is taken off.

# $least (figure)
needs-lose-floor = To lose, but never below { $least } kcal a day; your own figure may be less.

# $pace (text)
# $less (figure)
needs-lose = To lose { $pace } a week: { $less } kcal less (7,700 kcal a kilogram).

# $least (figure)
needs-floor = Never below { $least } kcal a day is proposed; your own figure may be less.

# $most (figure)
needs-sodium = Sodium at most { $most } mg (DASH-Sodium, Sacks 2001).

# $volume (text)
needs-water-weight = Water about { $volume } (35 ml for each kg).

# $volume (text)
# $more (count)
needs-water-more = Water about { $volume } (35 ml for each kg and { $more } ml more, EFSA 2010).

# $volume (text)
# $whole (count)
needs-water-age = Water about { $volume } (EFSA 2010: { $whole } ml with the water of food).

# $least (count)
# $most (count)
needs-sleep = Sleep of { $least } to { $most } hours helps.

# From so many grams to so many.
# $least (figure)
# $most (figure)
grams-span = { $least }–{ $most } g

# $protein (text)
# $fat (text)
# $carbohydrate (text)
needs-shares-by-weight = Protein { $protein } (1.6–2.2 g/kg), fat { $fat } (0.8–1.0 g/kg), carbohydrate { $carbohydrate } for the rest.

# $protein (text)
# $fat (text)
# $carbohydrate (text)
needs-shares-high-protein = Protein { $protein } (25–35 % of the energy, IOM 2005), fat { $fat } (0.8–1.0 g/kg), carbohydrate { $carbohydrate } for the rest.

# $kilograms (figure)
needs-shares-reckoned = Reckoned by { $kilograms } kg, the weight of a BMI of 25, as the whole weight would leave too little to carbohydrate.

# $carbohydrate (text)
# $protein (text)
# $fat (text)
needs-shares-keto = Carbohydrate { $carbohydrate } (5–10 % of the energy, ketogenic: Feinman and others 2015), protein { $protein } (1.6–2.2 g/kg), fat { $fat } for the rest.

# $carbohydrate (text)
# $protein (text)
# $fat (text)
needs-shares-low-carb = Carbohydrate { $carbohydrate } (10–26 % of the energy, low in carbohydrate: Feinman and others 2015), protein { $protein } (1.6–2.2 g/kg), fat { $fat } for the rest.

# $protein (figure)
# $fat (text)
# $least (count)
# $most (count)
# $carbohydrate (text)
needs-shares-reference = Protein at least { $protein } g (EFSA 2012), fat { $fat } ({ $least }–{ $most } % of the energy), carbohydrate { $carbohydrate } (45–60 %; EFSA 2010).
