internal import Calls
internal import Nutrition

/// What a word or phrase of the lexicon means.
enum Tag: Hashable, Sendable {
  // Amounts
  case number(FixedDecimal)
  case scale(FixedDecimal)
  case article
  case fraction(FixedDecimal)
  /// "And a half", as a word of its own.
  case halfMore
  /// A number that nobody counted: a few.
  case vague(FixedDecimal)
  case approximate
  /// An amount without a number: some.
  case unmeasured
  case range
  case between
  case times
  case unit(MeasureUnit)
  /// A kitchen word for about so much: a splash.
  case measure(FixedDecimal, MeasureUnit)
  /// Inches and the like: how big something is cut.
  case length
  /// A unit of one letter, right after digits only.
  case letterUnit(MeasureUnit)
  /// A unit of one letter that has to be a capital.
  case capitalUnit(MeasureUnit)
  case size(MeasureUnit)
  /// Energy; the figure is the kilocalories in one.
  case energy(FixedDecimal)
  case nutrient(Nutrient)

  // Foods
  case state(FoodState)
  case preparation
  /// Says which kind it is, and changes no figure: "ripe".
  case quality
  /// All of one thing: "the whole pizza".
  case whole
  case determiner
  case of
  case conjunction(Conjunction)
  /// Never taken apart, though a joint is in it.
  case fixed
  case company
  /// Who a meal is split between: "people".
  case people
  /// A meal was split: "shared".
  case share
  /// More than one person: "we".
  case several
  /// "3 ways".
  case ways
  case place
  /// What follows is no food: "from", "at".
  case tail
  /// A clause about the food before follows: "which".
  case relative
  /// The weight of what stands before follows: "weighing".
  case weighing
  /// A food that is made of others: "sandwich".
  case dish
  /// Told by what is in it: "salad".
  case mixture
  /// Told by the first thing that is counted in it: "omelette".
  case countedMixture
  /// Made by cooking together what is said before it: "soup".
  case cookedMixture
  /// What follows is all that a dish is made of: "made with".
  case madeOf
  /// Turns the food that follows into another: "diet".
  case changing
  /// Part of a food that was weighed: "salt".
  case seasoning
  /// Eaten beside a dish: "bread".
  case side
  /// What a dish is filled with and topped with, in words too general to be a food of their own: "vegetables".
  case filling
  /// What goes into a dish that is called without it: cheese, beans, peanut butter.
  case ingredient
  /// Says by itself which bread something is on: "wholemeal".
  case breadKind
  /// A dish that is filled or topped, and counted whole: a sandwich, a taco, a pizza.
  case filled
  /// A drink that milk is poured into.
  case plainDrink
  /// A drink that is made with milk: a latte.
  case milkDrink
  /// What a splash of goes into a drink.
  case drinkAddition
  /// What follows, up to the next comma, says what it is for: "to taste".
  case purpose
  /// What comes out of a fruit: the juice of a lemon is lemon juice.
  case extract
  case notFood
  case opinion

  // Time
  case meal(MealSlot)
  /// A drink, and the name of a meal where foods are told of it: "tea was beans on toast".
  case drinkOrMeal(MealSlot)
  case day(Int)
  /// A meal, and the day where it says one.
  case moment(Int?, MealSlot)
  case weekday(Weekday)
  case shortWeekday(Weekday)
  case month(Int)
  case clock(ClockTime)
  /// True for the afternoon.
  case halfOfDay(Bool)
  case ago(TimeSpan)
  /// So many days make one.
  case span(Int)
  /// "past" in "half past one".
  case pastHour
  /// "to" in "quarter to two".
  case beforeHour
  case oClock
  /// An hour in one word, in the first half of the day: sekizde.
  case hour(Int)
  /// Half an hour before the hour that follows: "halb" neun.
  case halfToHour
  /// What follows is missing to the hour before: "menos" cuarto.
  case shortOfHour
  /// Stands before a span of time that has passed: "vor", "hace".
  case agoLead
  case last
  case at
  case leadToTime
  case futureDay
  /// With an amount behind it, says how much more or less: "by" 20 g.
  case by
  /// "Raise", "lower".
  case turn(Difference)
  /// What is eaten was made, or begun, before: "leftover".
  case leftover
  /// With a time behind it, says when something left over was made: "from".
  case origin
  /// With a meal behind it, says from or to when: "since", "until".
  case since

  // Intents
  case trigger(Trigger)
  case topic(Topic)
  case ask
  case aboutFood
  case filler
  case correction
  case subject
  case adverb
  case also
  case only
  /// A verb that ends its sentence: "gegessen".
  case tailVerb
  case pronoun
  case all
  case item
  /// "the second one".
  case ordinal(Int)
  case to
  case contrast
  /// Stands for the food that was said before: "a chocolate one".
  case pronounOfKind
  /// Says of what stands before that somebody else had it: "wasn't mine".
  case notMine
  /// A verb of eating in the present: with a word for a habit it tells of no meal.
  case present
  /// A verb of cooking in the present: what is still on the stove was not eaten.
  case cooking
  /// What it was follows, after what it was not: "but".
  case but
  /// A verb of removal that its end is parted from: "take" the milk "off".
  case partedVerb
  case partedEnd
  /// What follows stays: "all except".
  case except
  /// "is", "has": parts a name from what is said of it.
  case copula
  /// "to": what follows is where something goes.
  case toward
  case profile(ProfileField)
  case body(BodyWord)
  case person(PersonWord)
  case colour(ProfileColour)
  /// "Don't count exercise": whether what activity earns is counted.
  case exerciseCounts(Bool)
  case family(FamilyWord)
  case bank(BankWord)
  /// A kind of food, as the food bank sorts them: "dairy".
  case category(FoodCategory)
  case grocery(GroceryWord)
  case file(FileWord)
  case recipe(RecipeWord)
  /// An ISO 4217 code: "euros".
  case currency(String)
  case instead
  case factor(FixedDecimal)
  /// One more of the food before: "another".
  case further
  /// Says that something was counted in what was said: "that included the rice".
  case included
  /// Sets one time beside another: "compared to", "versus".
  case compare
  /// "10 g more": the amount beside it comes to what was there.
  case difference(Difference)
  /// Says of a report that it is wanted, and true where it is to be made anew: "send me", "a new".
  case reportWord(isAgain: Bool)
  /// "Note", "title": what is said of a meal beside its foods.
  case remark(RemarkWord)
  case per
  case lastSteps
  case usual
}

/// What joins two foods.
enum Conjunction: String, Hashable, Sendable {
  case and, with, plus, on, without, or
  /// "in my": what stands before is in what follows.
  case `in`
  /// "made with": what follows is in it.
  case part
  /// "topped with": what follows is on a dish, or beside a food.
  case topped
}

/// A span that is counted back from now.
enum TimeSpan: String, Hashable, Sendable {
  case minutes, hours, days, weeks
}

/// What a request begins with.
enum Trigger: String, Hashable, Sendable {
  case ate, log, add, delete, undo, redo, make, change, move, swap, was, skip, `repeat`, show, find, favourite
  case unfavourite, goal, define, profile, body, exercise, future, bought, confirm, chat, scan
  /// "make it", "change that to": what is to be follows.
  case set
  case quickAdd = "quick add"
  /// "made", "got": eaten only if it is a food.
  case perhapsAte = "perhaps ate"
  case didNot = "did not"
  /// "Left": how much of something was not eaten follows.
  case left
  /// "Did not finish": some of it was eaten.
  case unfinished
  /// Food that somebody had to do with otherwise: "threw away", "my mum makes".
  case notEaten = "not eaten"
  /// "Unskip", "count … after all".
  case unskip
  /// "I usually have": no meal, unless it was weighed.
  case habit
}

/// A setting of the profile.
enum ProfileField: String, Hashable, Sendable {
  case name, breakfast, lunch, dinner
  case dayStart = "day start"
  case dinnerEnd = "dinner end"
}

/// What a question is about.
enum Topic: String, Hashable, Sendable {
  case own = "self"
  case lastReport = "last report"
  /// "barcode"; "open food facts".
  case barcode, products
  case supposed, left, day, week, month, report, progress, history, targets, recent, favourites, often, advice, food
  case swap
  /// Of a day or a meal: "my score".
  case score
  /// What follows from a body: "my BMR".
  case body
  /// How targets arose: "why is my target".
  case targetReason = "target reason"
  /// What only commands of the shell do: "export my data".
  case shell
}

/// A word about a remark on a meal, or about its name.
enum RemarkWord: String, Hashable, Sendable {
  case note, title
  /// "Call": a meal follows, and what it is to be called.
  case call
}
