internal import FoundationEssentials
internal import HealthData
internal import Nutrition
internal import Proposals
internal import Store

/// The foods that another tracker's diary adds: one for each name unknown to larder, with figures per 100 g computed from its
/// heaviest row, where rounding matters least. Known names keep the food they have here.
struct DiaryFoods {
  private let tracker: DiaryTracker
  private let now: Instant
  /// The heaviest row of each name.
  private var heaviest: [String: (grams: Grams, figures: Nutrients, isPoured: Bool)] = [:]
  private var decided: [String: Food?] = [:]
  /// How many foods are added to the food bank.
  private(set) var count = 0

  init(_ entries: some Sequence<DiaryEntry>, _ tracker: DiaryTracker, now: Instant) {
    self.tracker = tracker
    self.now = now
    for entry in entries {
      guard let name = entry.eaten.title, let weight = entry.eaten.weight else { continue }
      let key = name.lowercased()
      if let known = heaviest[key], known.grams >= weight.grams { continue }
      heaviest[key] = (weight.grams, entry.eaten.figures, weight.isPoured)
    }
  }

  /// The food of a row, with the change that adds it at its first use; nil for a name that is known here, and for a row without
  /// a weight.
  mutating func food(
    of eaten: EatenRow, in context: ToolContext
  ) throws(ToolError) -> (id: UUID, change: Change?)? {
    guard let name = eaten.title, eaten.weight != nil else { return nil }
    let key = name.lowercased()
    if let food = decided[key] { return food.map { ($0.id, nil) } }
    let id = DiaryIdentity.food(name, tracker)
    if let standing = try context.reading(context.store.food(id)) {
      decided[key] = .some(standing)
      return (id, nil)
    }
    let isKnown = try context.reading(context.foodBank.isName(name))
    guard !isKnown, let food = made(id, eaten, key) else {
      decided[key] = .some(nil)
      return nil
    }
    decided[key] = .some(food)
    count += 1
    return (id, .ensure(.food(food)))
  }

  /// Nil where the row's figures are impossible for 100 g.
  private func made(_ id: UUID, _ eaten: EatenRow, _ key: String) -> Food? {
    guard let row = heaviest[key], let name = eaten.food else { return nil }
    let food = Food(
      id: id, created: now, name: name, brand: eaten.toldBrand,
      source: FoodSource(.household, release: tracker.rawValue),
      per100Grams: row.figures.mapped { ($0 * FixedDecimal(100) / row.grams.figure).rounded(toPlaces: 3) },
      // Its figures are per 100 ml, which count as 100 g.
      density: row.isPoured ? FixedDecimal(1) : nil)
    return (try? Record.food(food).validate()) == nil ? nil : food
  }
}

extension EatenRow {
  /// "oat drink (Oatly)"; nil where no food is named.
  var title: String? {
    food.map { Food.title($0, state: nil, brand: toldBrand) }
  }

  /// The brand; nil where the food's name already contains it.
  var toldBrand: String? {
    brand.flatMap { brand in food?.lowercased().contains(brand.lowercased()) == true ? nil : brand }
  }

  /// The weight of the amount, with a millilitre counted as a gram.
  var weight: (grams: Grams, isPoured: Bool)? {
    switch amount {
    case .grams(let grams): (grams, false)
    case .millilitres(let millilitres): (Grams(millilitres), true)
    case .unsaid, .words: nil
    }
  }

  /// The amount as the export gives it; nil where it gives none.
  var amountWords: String? {
    switch amount {
    case .unsaid: nil
    case .grams(let grams): grams.description
    case .millilitres(let millilitres): "\(millilitres.formatted()) ml"
    case .words(let words): words
    }
  }
}
