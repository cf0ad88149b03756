internal import Calls
internal import Nutrition

/// The meaning of a word or phrase in the lexicon. Every line compares thousands of them, so it holds nothing that is counted.
enum Tag: Hashable, Sendable {
  // Amounts
  case number(FixedDecimal)
  case scale(FixedDecimal)
  case article
  case fraction(FixedDecimal)
  /// "And a half", as a word of its own.
  case halfMore
  /// An uncounted number: "a few".
  case vague(FixedDecimal)
  case approximate
  /// An amount without a number: "some".
  case unmeasured
  case range
  case between
  case times
  case unit(MeasureUnit)
  /// A kitchen word for a small amount: "a splash".
  case measure(FixedDecimal, MeasureUnit)
  /// Inches and the like, which say how something is cut.
  case length
  /// A unit of one letter, only right after digits.
  case letterUnit(MeasureUnit)
  /// A unit of one letter that must be a capital.
  case capitalUnit(MeasureUnit)
  case size(MeasureUnit)
  /// Energy; the value is the kilocalories of one unit.
  case energy(FixedDecimal)
  case nutrient(Nutrient)

  // Foods
  case state(FoodState)
  case preparation
  /// Describes a kind without changing the figures: "ripe".
  case quality
  /// Has less fat than the usual one: "reduced fat".
  case lowFat
  /// Has no fat: "fat free".
  case fatFree
  /// Counts what a larger thing was cut into: the 块 of a pizza.
  case cutPiece
  /// Says that there is no meat in it: "vegan".
  case meatless
  /// All of one thing: "the whole pizza".
  case whole
  case determiner
  case of
  case conjunction(Conjunction)
  /// A phrase that is never split, although it contains a conjunction.
  case fixed
  /// A noun that a number before it does not count but describes: the "bean" of "3 bean salad".
  case numberedKind
  case company
  /// Who a meal is split between: "people".
  case people
  /// Says that a meal was divided: "shared".
  case share
  /// More than one person: "we".
  case several
  /// "3 ways".
  case ways
  case place
  /// Leads to where it was eaten, which is no food: "at", "beim".
  case placeLead
  /// A chain of restaurants, cafés or bakeries, which is a place and no food.
  case eatery
  /// Says that energy is that of a whole, of which a part was eaten: "for the whole thing".
  case ofWhole
  /// Begins words that are not food: "from", "at".
  case tail
  /// Begins a clause about the food before: "which".
  case relative
  /// The weight of the food before follows: "weighing".
  case weighing
  /// A food made of other foods: "sandwich".
  case dish
  /// A dish in bread: "sandwich".
  case impliedBread(ImpliedBread)
  /// A dish described by its contents: "salad".
  case mixture
  /// A dish described by what is counted in it: "omelette".
  case countedMixture
  /// A dish in which the foods named before it are cooked together: "soup".
  case cookedMixture
  /// All contents of a dish follow: "made with".
  case madeOf
  /// Makes the food that follows another one: "diet".
  case changing
  /// Included in a weighed food: "salt".
  case seasoning
  /// Eaten beside a dish: "bread".
  case side
  /// A filling or topping too general to be a food of its own: "vegetables".
  case filling
  /// An ingredient that dishes may have without it being in their name: cheese, beans, peanut butter.
  case ingredient
  /// Names a bread by its kind alone: "wholemeal".
  case breadKind
  /// A filled or topped dish that is counted as a whole: a sandwich, a taco, a pizza.
  case filled
  /// A drink to which milk may be added.
  case plainDrink
  /// A drink made with milk: a latte.
  case milkDrink
  /// Something of which a small amount goes into a drink.
  case drinkAddition
  /// Says what the food is for, up to the next comma: "to taste".
  case purpose
  /// What is extracted from a fruit: the juice of a lemon is lemon juice.
  case extract
  case notFood
  case opinion

  // Time
  case meal(MealSlot)
  /// A drink that is also the name of a meal: "tea was beans on toast".
  case drinkOrMeal(MealSlot)
  /// "Night" behind a day: "tuesday night".
  case dayPart(MealSlot)
  /// Heads a meal where others are headed so, too: "B:".
  case mealLetter(MealSlot)
  /// A verb of eating that beside those of other meals is that of lunch: "desayuné pan, comí paella".
  case mainMeal
  case day(Int)
  /// A time of day with its meal, and the day where it implies one: "last night".
  case moment(Int?, MealSlot)
  case weekday(Weekday)
  case shortWeekday(Weekday)
  case month(Int)
  case clock(ClockTime)
  /// True for the afternoon.
  case halfOfDay(Bool)
  case ago(TimeSpan)
  /// A span of so many days.
  case span(Int)
  /// "past" in "half past one".
  case pastHour
  /// "to" in "quarter to two".
  case beforeHour
  case oClock
  /// An hour in one word, in the first half of the day: sekizde.
  case hour(Int)
  /// An hour that minutes are short of: "sekize" çeyrek kala.
  case hourBefore(Int)
  /// An hour that minutes are past: "sekizi" çeyrek geçe.
  case hourPast(Int)
  /// Half an hour before the hour that follows: "halb" neun.
  case halfToHour
  /// The minutes before the hour follow: "menos" cuarto.
  case shortOfHour
  /// Comes before a span of time in the past: "vor", "hace".
  case agoLead
  case last
  case at
  case leadToTime
  case futureDay
  /// This moment: "just now".
  case atPresent
  /// A difference follows: "by" 20 g.
  case by
  /// "Raise", "lower".
  case turn(Difference)
  /// Food that was made or begun earlier: "leftover".
  case leftover
  /// Before a time, says when a leftover was made: "from".
  case origin
  /// Before a meal, says from or until when: "since", "until".
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
  /// A verb at the end of a sentence: "gegessen".
  case tailVerb
  case pronoun
  case all
  case item
  /// "the second one".
  case ordinal(Int)
  case to
  case contrast
  /// "There was": tells what a meal had, and may tell it anew.
  case there
  /// Stands for the food before: "a chocolate one".
  case pronounOfKind
  /// Says that it was not eaten, as somebody else had it, or there was none: "wasn't mine", "wasn't there".
  case notHad
  /// Says why no more was eaten: "wasn't hungry", "no time".
  case notHungry
  /// Says that an amount is the one that was said first, and right: "200 was right", "eran 40 como dije".
  case ofFirst
  /// A verb of eating in the present; together with a word for a habit it is not a meal.
  case present
  /// A verb of cooking in the present: the food was not eaten yet.
  case cooking
  /// A verb of cooking in the past; what was eaten of it may follow.
  case made
  /// Comes between what it was not and what it was: "but".
  case but
  /// Comes between a reason and what follows from it: "so".
  case therefore
  /// A separable verb for removing, and its end: "take" the milk "off".
  case partedVerb
  case partedEnd
  /// What is kept follows: "all except".
  case except
  /// Comes between a name and a statement about it: "is", "has".
  case copula
  /// A destination follows: "to".
  case toward
  case profile(ProfileField)
  case body(BodyWord)
  case person(PersonWord)
  case colour(ProfileColour)
  /// Whether exercise counts: "don't count exercise".
  case exerciseCounts(Bool)
  case family(FamilyWord)
  case bank(BankWord)
  /// A category of the food bank: "dairy".
  case category(FoodCategory)
  case grocery(GroceryWord)
  case file(FileWord)
  case recipe(RecipeWord)
  /// "Euros".
  case currency(CurrencyCode)
  case instead
  /// Behind a food, that others were put on it or into it: "上" in "吐司上".
  case placeBehind
  /// Puts one food on or into another, without spaces: the 抹 of "面包抹黄油".
  case putBetween
  /// What figures are printed on: "menu", "label". A number there is energy.
  case printed
  /// Words for what is printed there: "says", "steht".
  case printedVerb
  /// A meal that consists of what is eaten at it: "barbecue", "火锅".
  case occasion
  /// Giving away: "gave half of it to the dog".
  case gave
  /// What belongs to the speaker: "mine".
  case mine
  /// Equal parts for so many people, one for each: "half each", "50/50", "zu viert".
  case sharers(Int)
  case factor(FixedDecimal)
  /// One more of the same food: "another".
  case further
  /// The last of two, without its noun: "the other with jam".
  case otherOne
  /// "Both": each of the two things that were said.
  case both
  /// Says that something was already included: "that included the rice".
  case included
  /// Compares two times: "compared to", "versus".
  case compare
  /// "10 g more": the amount next to it is a difference.
  case difference(Difference)
  /// Asks for a report, "send me"; true where it is to be made again, "a new".
  case reportWord(isAgain: Bool)
  /// "Note", "title": a remark about a meal.
  case remark(RemarkWord)
  case per
  case lastSteps
  case usual
}

/// A word that joins two foods.
enum Conjunction: String, Hashable, Sendable {
  case and, with, plus, on, without, or
  /// "in my": the food before is in the one that follows.
  case `in`
  /// "made with": the food that follows is in the one before.
  case part
  /// "topped with": the food that follows is on a dish or beside a food.
  case topped
}

/// The unit of a time ago.
enum TimeSpan: String, Hashable, Sendable {
  case minutes, hours, days, nights, weeks
}

/// The request or statement that a word begins.
enum Trigger: String, Hashable, Sendable {
  case ate, log, add, delete, undo, redo, make, change, move, swap, was, skip, `repeat`, show, find, favourite
  case unfavourite, goal, define, profile, body, exercise, future, bought, confirm, chat, scan
  /// "make it", "change that to": the new value follows.
  case set
  case quickAdd = "quick add"
  /// "made", "got": eaten only if food follows.
  case perhapsAte = "perhaps ate"
  case didNot = "did not"
  /// "Left": the amount that was not eaten follows.
  case left
  /// "Did not finish": only some of it was eaten.
  case unfinished
  /// Food that was not eaten by the speaker: "threw away", "my mum makes".
  case notEaten = "not eaten"
  /// "Unskip", "count … after all".
  case unskip
  /// "I usually have": not a meal, unless it has a weight.
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
  /// The score of a day or a meal: "my score".
  case score
  /// Figures that follow from a body: "my BMR".
  case body
  /// How targets were computed: "why is my target".
  case targetReason = "target reason"
  /// What only shell commands do: "export my data".
  case shell
}

/// A word about a note or title of a meal.
enum RemarkWord: String, Hashable, Sendable {
  case note, title
  /// "Call": a meal and its title follow.
  case call
}
