### A meal that was seen on a picture, in English: see docs/messages.md.

# How sure a food is: "estimated, 80 % sure".
# $tier (text)
# $percent (count)
photo-sure = { $tier }, { $percent } % sure

# $words (words) of a model
photo-description = On the picture: { $words }

# $name (text)
photo-instead-of = instead of  { $name }

photo-placeholder-gone = What held its place is gone already.

photo-meal = Meal

# $title (words)
photo-meal-named = Meal: { $title }

# $grams (amount)
# $energy (text)
photo-sum = { $grams } in all, { $energy }.

# $grams (amount)
# $energy (text)
# $density (figure) in kcal for each gram
photo-sum-per-gram = { $grams } in all, { $energy }, { NUMBER($density, maximumFractionDigits: 2) } kcal a gram.

photo-no-score = No health score: the energy, saturated fat, sugar or sodium of a part is not known.

photo-weights-guessed = Weights are guessed from the picture: “1: 110g” puts one right.

# $foods (and)
photo-nothing-sure = Nothing on it is sure: perhaps { $foods }. Say what it is and how much, and I count it.

# $foods (and)
photo-not-seen-for-sure = Not seen for sure, and not counted: { $foods }.

# $foods (and)
photo-not-in-food-bank = Not in the food bank, and not counted: { $foods }.
