internal import FoundationEssentials
internal import Nutrition
internal import Store

/// Computes what is at home from the trips and diaries of all profiles.
struct PantryReading {
  private struct Account {
    var food: Food
    var lines: [PantryBook.Line] = []
    /// The weight eaten in the last weeks.
    var eatenLately = Grams.zero
    /// When it was first bought or counted.
    var first: Instant
  }

  private let context: ToolContext
  /// By the name of the food without its state: "pasta, dry" when bought is "pasta, cooked" on the plate.
  private var accounts: [String: Account] = [:]
  private var unweighed: [String] = []
  private var foods: [UUID: Food] = [:]
  private var recipes: [UUID: Recipe] = [:]

  init(in context: ToolContext) {
    self.context = context
  }

  mutating func pantry() throws(ToolError) -> Pantry {
    let profiles = try context.profiles()
    var first = context.today
    for profile in profiles { first = min(first, try takeTrips(of: profile)) }
    for change in try context.reading(context.store.pantryChanges()) {
      guard let food = try food(change.food) else { continue }
      first = min(first, change.day)
      post(
        .init(at: change.at, change.kind == .counted ? .counted : .thrownAway, change.grams), of: food, isHome: true)
    }
    guard !accounts.isEmpty else { return Pantry(categories: [], unweighed: unweighed, today: context.today) }
    for profile in profiles { try takeMeals(of: profile, from: first) }
    return Pantry(categories: categories, unweighed: unweighed, today: context.today)
  }

  private var categories: [Pantry.Stock] {
    accounts.sorted { $0.key < $1.key }.compactMap { _, account in
      let book = PantryBook(account.lines)
      guard let seen = book.lastSeen else { return nil }
      let known = context.today.number - context.clock.day(of: account.first).number + 1
      let rate = account.eatenLately.figure / FixedDecimal(min(max(known, 1), Pantry.rateDays))
      return Pantry.Stock(
        food: account.food, book: book, lastSeen: context.clock.day(of: seen), perDay: rate > .zero ? rate : nil)
    }
  }

  // MARK: Trips

  /// Takes the trips of a profile. Returns the first day to consider.
  private mutating func takeTrips(of profile: Profile) throws(ToolError) -> Day {
    var first = context.today
    let beginning = Day(number: 0)
    for trip in try context.reading(context.store.trips(of: profile.id, from: beginning, through: context.today)) {
      first = min(first, trip.day)
      let at = context.clock.instant(trip.day, trip.time ?? context.clock.dayStart)
      for purchase in try context.reading(context.store.purchases(of: trip.id)) where purchase.isFood {
        guard let food = try purchase.food.flatMap({ id throws(ToolError) in try food(id) }),
          let grams = purchase.grams
        else {
          note(purchase, of: trip)
          continue
        }
        post(.init(at: at, .bought, grams), of: food, isHome: true)
      }
    }
    return first
  }

  /// Notes a recent purchase without a weight, which cannot be counted.
  private mutating func note(_ purchase: Purchase, of trip: Trip) {
    let isLate = context.today.number - trip.day.number <= Pantry.rateDays
    if isLate, !unweighed.contains(purchase.name) { unweighed.append(purchase.name) }
  }

  // MARK: Meals

  private mutating func takeMeals(of profile: Profile, from first: Day) throws(ToolError) {
    let eaten = try context.reading(context.store.eatenAmounts(of: profile.id, from: first, through: context.today))
    for amount in eaten {
      guard let id = amount.reference else { continue }
      switch amount.kind {
      case .quick: continue
      case .food:
        if let food = try food(id), let grams = amount.grams { eat(food, grams, amount) }
      case .recipe: try eat(recipe: id, amount, depth: 0) { recipe in amount.share(of: recipe) }
      }
    }
  }

  /// Takes the ingredients of a share of a recipe, including those of recipes within it.
  private mutating func eat(
    recipe id: UUID, _ amount: EatenAmount, depth: Int, share: (Recipe) -> FixedDecimal?
  ) throws(ToolError) {
    guard depth < Dish.deepest, let recipe = try recipe(id), let share = share(recipe) else { return }
    for ingredient in recipe.ingredients {
      guard let id = ingredient.food, let whole = ingredient.grams else { continue }
      let grams = whole * share
      if let food = try food(id) {
        eat(food, grams, amount)
      } else {
        try eat(recipe: id, amount, depth: depth + 1) { inner in inner.weight.map { grams.figure / $0.figure } }
      }
    }
  }

  private mutating func eat(_ food: Food, _ grams: Grams, _ amount: EatenAmount) {
    guard let posted = post(.init(at: amount.at, .eaten, grams), of: food, isHome: false) else { return }
    let isLate = context.today.number - amount.day.number < Pantry.rateDays
    guard isLate, var account = accounts[key(food)] else { return }
    account.eatenLately = account.eatenLately + posted
    accounts[key(food)] = account
  }

  // MARK: Accounts

  /// Posts a line to the account of a food. Returns the grams in the account's state; nil where the food was never at home.
  ///
  /// - Parameter isHome: whether the food was bought or counted, which opens an account where there is none.
  @discardableResult
  private mutating func post(_ line: PantryBook.Line, of food: Food, isHome: Bool) -> Grams? {
    let key = key(food)
    if accounts[key] == nil {
      guard isHome else { return nil }
      accounts[key] = Account(food: food, first: line.at)
    }
    if isHome, var account = accounts[key], line.at < account.first {
      account.first = line.at
      accounts[key] = account
    }
    guard let kept = accounts[key]?.food else { return nil }
    let grams = line.grams * food.weight(as: kept)
    accounts[key]?.lines.append(.init(at: line.at, line.kind, grams))
    return grams
  }

  private func key(_ food: Food) -> String { food.name.lowercased() }

  private mutating func food(_ id: UUID) throws(ToolError) -> Food? {
    if let known = foods[id] { return known }
    let found = try context.reading(context.store.food(id))
    foods[id] = found
    return found
  }

  private mutating func recipe(_ id: UUID) throws(ToolError) -> Recipe? {
    if let known = recipes[id] { return known }
    let found = try context.reading(context.store.recipe(id))
    recipes[id] = found
    return found
  }
}

extension Food {
  /// How many grams in another state correspond to one gram: cooking changes the water and not the energy.
  fileprivate func weight(as other: Food) -> FixedDecimal {
    guard state != other.state, let own = per100Grams.energy, let theirs = other.per100Grams.energy, theirs > .zero,
      own > .zero
    else { return FixedDecimal(1) }
    return own / theirs
  }
}

extension Recipe {
  /// The weight of the whole dish when it is eaten; nil where nothing is known of it.
  fileprivate var weight: Grams? {
    let sum = ingredients.compactMap(\.grams).reduce(.zero, +)
    return cookedGrams ?? rawGrams ?? (sum > .zero ? sum : nil)
  }
}

extension EatenAmount {
  /// The share of the recipe that was eaten.
  fileprivate func share(of recipe: Recipe) -> FixedDecimal? {
    if let servings, recipe.servings > .zero { return servings / recipe.servings }
    guard let grams, let whole = recipe.weight, whole > .zero else { return nil }
    return grams.figure / whole.figure
  }
}

extension ToolContext {
  func pantry() throws(ToolError) -> Pantry {
    var reading = PantryReading(in: self)
    return try reading.pantry()
  }
}
