extension DiaryMapping {
  /// The files of the trackers that larder knows. Columns are called as in the trackers' exports; they belong to a file
  /// format and are not translated.
  package static let ready: [DiaryMapping] = (cronometer + myFitnessPal + openNutriTracker).compactMap {
    try? DiaryMapping(text: $0)
  }

  /// servings.csv, exercises.csv, biometrics.csv, dailysummary.csv, notes.csv. Energy burned is written as a negative
  /// number.
  private static let cronometer = [
    """
    tracker = Cronometer
    content = entries
    day = Day | Date
    time ? = Time
    meal = Group
    food = Food Name | Food
    amount = Amount
    kcal = Energy | Calories
    protein_g ? = Protein
    carbs_g ? = Carbs | Carbohydrates | Carbohydrate
    fat_g ? = Fat
    saturated_fat_g ? = Saturated | Saturated Fat
    sugar_g ? = Sugars | Sugar
    fibre_g ? = Fiber | Fibre
    sodium_mg ? = Sodium
    water_g ? = Water
    sum meal = Total | Totals | Daily Total | Daily Totals
    """,
    """
    tracker = Cronometer
    content = activities
    day = Day | Date
    has = Exercise
    burned_kcal = Calories Burned
    below zero = burned
    """,
    """
    tracker = Cronometer
    content = weights
    day = Day | Date
    metric = Metric
    only metric = Weight
    unit = Unit
    weight = Amount
    """,
    """
    tracker = Cronometer
    content = day sums
    day = Day | Date
    kcal = Energy | Calories
    has = Completed
    lacks = Meal
    """,
    """
    tracker = Cronometer
    content = notes
    day = Day | Date
    meal = Group
    has = Note
    most columns = 4
    """,
  ]

  /// Nutrition-Summary, Exercise-Summary and Measurement-Summary. Meals have no foods, sums of days stand among them, and
  /// the unit of a weight is only known where weights were lifted.
  private static let myFitnessPal = [
    """
    tracker = MyFitnessPal
    content = entries
    day = Date | Day
    time ? = Time
    meal = Meal
    food ? = Food Name | Food
    amount ? = Amount
    kcal = Calories | Energy
    protein_g ? = Protein
    carbs_g ? = Carbohydrates | Carbs | Carbohydrate
    fat_g ? = Fat
    saturated_fat_g ? = Saturated Fat | Saturated
    sugar_g ? = Sugar | Sugars
    fibre_g ? = Fiber | Fibre
    sodium_mg ? = Sodium
    water_g ? = Water
    has = Protein | Carbohydrates | Carbs | Carbohydrate | Fat
    sum meal = Total | Totals | Daily Total | Daily Totals
    sum food = Total | Totals | Daily Total | Daily Totals
    """,
    """
    tracker = MyFitnessPal
    content = activities
    day = Date | Day
    has = Exercise
    burned_kcal = Exercise Calories
    below zero = correction
    lifted_kg ? = Kilograms
    lifted_lb ? = Pounds
    """,
    """
    tracker = MyFitnessPal
    content = weights
    day = Date | Day
    weight = Weight
    has = Body Fat* | Neck | Waist | Hips
    lacks = Calories | Energy
    """,
    """
    tracker = MyFitnessPal
    content = weights
    file = measurement-summary*
    day = Date | Day
    weight = Weight
    lacks = Calories | Energy
    """,
  ]

  /// The export as JSON, then the same as tables. An exercise's energy that the person put right comes first.
  private static let openNutriTracker = [
    """
    tracker = OpenNutriTracker
    content = entries
    form = document
    per = 100 g
    moment = dateTime
    meal ? = type
    has = meal
    food ? = meal.name
    brand ? = meal.brands
    amount = amount
    unit ? = unit
    food unit ? = meal.mealUnit
    serving ? = meal.servingQuantity
    serving unit ? = meal.servingUnit
    kcal ? = meal.nutriments.energyKcal100
    protein_g ? = meal.nutriments.proteins100
    carbs_g ? = meal.nutriments.carbohydrates100
    fat_g ? = meal.nutriments.fat100
    saturated_fat_g ? = meal.nutriments.saturatedFat100
    sugar_g ? = meal.nutriments.sugars100
    fibre_g ? = meal.nutriments.fiber100
    sodium_mg ? = meal.nutriments.sodium100
    source ? = meal.source
    version ? = meal.dataVersion
    """,
    """
    tracker = OpenNutriTracker
    content = activities
    form = document
    moment = date
    burned_kcal = userKcal | burnedKcal
    """,
    """
    tracker = OpenNutriTracker
    content = weights
    form = document
    moment = date
    weight_kg = weightKg
    """,
    """
    tracker = OpenNutriTracker
    content = day sums
    form = document
    day = day
    has = calorieGoal
    """,
    """
    tracker = OpenNutriTracker
    content = recipes
    form = document
    file = *recipe*
    food = name
    has = ingredients
    """,
    """
    tracker = OpenNutriTracker
    content = entries
    per = 100 g
    thousands = none
    moment = date_time
    meal ? = type
    food ? = meal_name
    brand ? = meal_brands
    amount = amount
    unit ? = unit
    food unit ? = meal_unit
    serving ? = meal_serving_quantity
    serving unit ? = meal_serving_unit
    kcal = kcal_per_100g
    protein_g ? = protein_per_100g
    carbs_g ? = carbs_per_100g
    fat_g ? = fat_per_100g
    saturated_fat_g ? = saturated_fat_per_100g
    sugar_g ? = sugars_per_100g
    fibre_g ? = fiber_per_100g
    sodium_mg ? = sodium_per_100g
    source ? = meal_source
    version ? = meal_data_version
    """,
    """
    tracker = OpenNutriTracker
    content = activities
    thousands = none
    moment = date
    burned_kcal = user_kcal | burned_kcal
    has = activity_code
    """,
    """
    tracker = OpenNutriTracker
    content = day sums
    day = day
    kcal = calories_tracked
    has = calorie_goal
    """,
  ]
}
