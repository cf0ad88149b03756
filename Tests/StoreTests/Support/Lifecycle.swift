import FoundationEssentials
import Nutrition

/// A record with every field set, the records that it needs, and the same record changed.
struct Lifecycle {
  let record: Record
  let changed: Record
  let needs: [Record]

  static func of(_ kind: Record.Kind) -> Lifecycle {
    switch kind {
    case .profile: Lifecycle(fullProfile, Record.profile) { $0.dayStart = ClockTime("05:30") ?? .midnight }
    case .food: Lifecycle(fullFood, Record.food) { $0.favourite.toggle() }
    case .recipe: Lifecycle(fullRecipe, Record.recipe) { $0.servings = FixedDecimal(6) }
    case .meal: Lifecycle(fullMeal, Record.meal) { $0.slot = .dinner }
    case .entry:
      Lifecycle(fullEntry, Record.entry, needs: [.food(food(70)), .meal(meal(71))]) { $0.position = 4 }
    case .trip: Lifecycle(fullTrip, Record.trip, change: printTotal)
    case .purchase: Lifecycle(fullPurchase, Record.purchase, needs: [.trip(fullTrip)], change: printAll)
    case .target:
      Lifecycle(target(100, from: friday, energy: 1_800), Record.target) { $0.figures.sugar = FixedDecimal(40) }
    case .weight: Lifecycle(fullWeight, Record.weight) { $0.kilograms = FixedDecimal(71) }
    case .activity: Lifecycle(run(100), Record.activity) { $0.minutes = nil }
    case .familyMember: Lifecycle(fullMember, Record.familyMember) { $0.kilograms = nil }
    case .water: Lifecycle(fullWater, Record.water) { $0.millilitres = FixedDecimal(330) }
    case .knownLine: Lifecycle(fullKnownLine, Record.knownLine) { $0.kind = .skip }
    case .pantryChange: Lifecycle(fullPantryChange, Record.pantryChange) { $0.kind = .thrownAway }
    case .familyTargets: Lifecycle(fullFamilyTargets, Record.familyTargets) { $0.reason = nil }
    }
  }

  private init<Value>(
    _ value: Value, _ record: (Value) -> Record, needs: [Record] = [], change: (inout Value) -> Void
  ) {
    var changed = value
    change(&changed)
    self.record = record(value)
    self.changed = record(changed)
    self.needs = needs
  }
}

let fullProfile: Profile = {
  var profile = Profile(id: id(100), created: at(3), name: "Zoë")
  profile.icon = "🦊"
  profile.colour = .teal
  profile.birthDate = Day("1984-02-29")
  profile.sex = .female
  profile.height = FixedDecimal("168.5")
  profile.activity = .veryActive
  profile.aim = .lose
  profile.weeklyPace = FixedDecimal("0.25")
  profile.goalDate = Day("2027-05-01")
  profile.diet = .lowCarb
  profile.language = "de"
  profile.units = .us
  profile.dayStart = ClockTime("04:00") ?? .midnight
  profile.mealHours =
    MealHours(
      breakfast: .midnight, lunch: ClockTime("10:15") ?? .midnight, dinner: ClockTime("18:00") ?? .midnight,
      dinnerEnd: ClockTime("23:59") ?? .midnight) ?? .usual
  profile.zone = "Asia/Kathmandu"
  profile.updated = at(9)
  return profile
}()

let fullFood: Food = {
  var food = Food(
    id: id(100), created: at(3), name: "crème fraîche “30 %”", state: .frozen, brand: "Dairy & Sons",
    barcode: "4006381333931", category: .dairy, tags: ["fridge", "a \"quoted\" tag"],
    source: FoodSource(.openFoodFacts, reference: "4006381333931"),
    per100Grams: Nutrients(
      energy: FixedDecimal(292), protein: FixedDecimal("2.4"), carbohydrate: FixedDecimal("2.5"), fat: FixedDecimal(30),
      saturatedFat: FixedDecimal("19.3"), sugar: FixedDecimal("2.5"), fibre: .zero, sodium: FixedDecimal("37.125")),
    density: FixedDecimal("1.005"),
    portions: [
      Portion(.tablespoon, Grams(milligrams: 15_075)), Portion(.pot, Grams(milligrams: 200_000)),
    ])
  food.favourite = true
  food.verified = true
  food.corrected = at(7)
  food.updated = at(7)
  return food
}()

let fullRecipe: Recipe = {
  var recipe = Recipe(
    id: id(100), created: at(3), name: "lentil soup", servings: FixedDecimal("4.5") ?? .zero,
    rawGrams: Grams(milligrams: 1_500_000),
    cookedGrams: Grams(milligrams: 1_350_500),
    ingredients: [
      Recipe.Ingredient(food: id(70), grams: Grams(milligrams: 250_001), words: "250 g red lentils"),
      Recipe.Ingredient(food: id(72), grams: Grams(milligrams: 6_000), words: "2 cloves of garlic"),
    ], source: "https://example.org/soup")
  recipe.updated = at(8)
  return recipe
}()

let fullMeal: Meal = {
  var meal = Meal(
    id: id(100), created: at(3), profile: me, at: at(-600), zone: "America/St_Johns", day: friday.adding(-1),
    slot: .snack, title: "Elevenses", notes: "with Ada\nand Ben", healthScore: 71, origin: .again)
  meal.updated = at(5)
  return meal
}()

let fullEntry: Entry = {
  var entry = entry(100, in: id(71), of: food(70), grams: 125, position: 3)
  entry.servings = FixedDecimal("1.25")
  entry.skipped = true
  entry.sourceCorrected = true
  entry.updated = at(6)
  return entry
}()

let fullTrip = Trip(
  id: id(90), created: at(3), profile: me, day: friday, store: "Corner shop",
  total: Money(minorUnits: 1_234, currency: "EUR"))

let fullPurchase = Purchase(
  id: id(100), created: at(3), trip: id(90), position: 2, original: "TOM. GEH. 400G", name: "tinned tomatoes",
  grams: Grams(milligrams: 400_000), price: Money(minorUnits: -25, currency: "EUR"), kind: .depositReturn, food: id(70),
  skipped: true)

/// What the first schemas did not have.
private func printTotal(_ trip: inout Trip) {
  trip.total = Money(minorUnits: 2_345, currency: trip.total.currency)
  trip.difference = -50
  trip.time = ClockTime("17:25")
}

private func printAll(_ purchase: inout Purchase) {
  purchase.skipped.toggle()
  purchase.price = nil
  purchase.quantity = FixedDecimal("0.234")
  purchase.unit = .kilogram
  purchase.unitPrice = FixedDecimal("3.99")
  purchase.category = .produce
  purchase.isNonFood = true
  purchase.confidence = 90
  purchase.appliesTo = 1
}

let fullKnownLine: KnownLine = {
  var line = KnownLine(
    id: id(100), created: at(3), store: "corner shop", line: "tom geh 400g", kind: .food, name: "tinned tomatoes",
    food: id(70), gramsOfOne: Grams(milligrams: 400_000), timesConfirmed: 3, lastDay: friday)
  line.updated = at(9)
  return line
}()

let fullPantryChange: PantryChange = {
  var change = PantryChange(
    id: id(100), created: at(3), at: at(-30), day: friday, food: id(70), kind: .counted,
    grams: Grams(milligrams: 500_000))
  change.updated = at(9)
  return change
}()

let fullWeight = Weight(
  id: id(100), created: at(3), profile: me, day: friday, kilograms: FixedDecimal("70.123") ?? .zero)

let fullWater = Water(
  id: id(100), created: at(3), profile: me, day: friday, at: at(-30), millilitres: FixedDecimal("240.5") ?? .zero)

let fullMember = FamilyMember(
  id: id(100), created: at(3), name: "Ada", age: 7, kilograms: FixedDecimal("24.5"), activity: .active,
  diet: .vegetarian)

let fullFamilyTargets: FamilyTargets = {
  var targets = FamilyTargets(
    id: id(100), created: at(3),
    figures: Nutrients(
      energy: FixedDecimal(6_100), protein: FixedDecimal(230), carbohydrate: FixedDecimal(790), fat: FixedDecimal(220),
      sugar: FixedDecimal(152),
      fibre: FixedDecimal(60), sodium: FixedDecimal(5_700)),
    computedEnergy: FixedDecimal(6_050), reason: "we train")
  targets.updated = at(7)
  return targets
}()
