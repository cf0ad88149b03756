internal import FoodNames
internal import Nutrition

/// A line of the food table that is made from a row of a reference table.
struct ReferenceLine {
  var name = ""
  var synonyms: [String] = []
  var state: FoodState?
  private let row: ReferenceRow
  private let category: FoodCategory
  private var figures: Nutrients
  private var density: FixedDecimal?
  private var portions: [Portion] = []
  private var note = ""
  private let usualServing: FixedDecimal?

  /// The units of which one is eaten where no amount is said; a package is not among them.
  private static let counted: [MeasureUnit] = [.piece, .medium, .slice, .fillet, .bar, .cup]

  init(_ row: ReferenceRow, _ rules: NamingRules) {
    self.row = row
    category = rules.foodCategory(of: row.category) ?? row.food.category
    usualServing = rules.serving(of: row.category)
    figures = row.food.figures
    density = category == .beverages ? row.food.density : nil
  }

  /// The order of the states for a name without one: first no state, then the state in which the food is eaten.
  var place: Int {
    guard let state else { return 0 }
    return state.isCooked == (category == .produce) ? 2 : 1
  }

  /// Checks the figures and the portions and drops invalid portions; returns the reason where the row cannot be used.
  mutating func weigh() -> ReferenceSelection.Reason? {
    fillWhatFollows()
    guard Nutrient.allCases.allSatisfy({ figures[$0] != nil }) else { return .unknownFigures }
    guard let balance = EnergyBalance(figures), balance.isWhole else { return .contradiction }
    guard balance.below == .zero, balance.above == .zero || category == .beverages else { return .contradiction }
    if balance.above > .zero { note = "alcohol" }
    if case .differs = EnergyCheck.of(figures), note.isEmpty { note = "energy by factors of its own" }
    portions = bounded(row.food.portions)
    guard let serving = portions.first(where: { $0.unit == .serving })?.grams else { return .serving }
    guard let energy = figures.energy, serving.figure * energy <= FixedDecimal(150_000) else { return .serving }
    return nil
  }

  /// Fills in zero for sugar, fibre and saturated fat where there is hardly any carbohydrate or fat.
  private mutating func fillWhatFollows() {
    let little = FixedDecimal(1)
    if let carbohydrate = figures.carbohydrate, carbohydrate <= little {
      figures.sugar = figures.sugar ?? .zero
      figures.fibre = figures.fibre ?? .zero
    }
    if let fat = figures.fat, fat <= little { figures.saturatedFat = figures.saturatedFat ?? .zero }
  }

  /// The portions that are within the limits for their unit; a serving outside them is replaced by the category's usual
  /// one.
  private func bounded(_ portions: [Portion]) -> [Portion] {
    var kept = portions.filter { portion in
      guard portion.unit != .serving, portion.grams > .zero, portion.grams <= Grams(FixedDecimal(5_000)) else {
        return false
      }
      return PortionBounds.one(portion.unit)?.contains(portion.grams.number) ?? true
    }
    let sizes = [MeasureUnit.mini, .small, .medium, .large].compactMap { unit in kept.first { $0.unit == unit } }
    if zip(sizes, sizes.dropFirst()).contains(where: { $0.grams > $1.grams }) {
      kept.removeAll { [.mini, .small, .medium, .large].contains($0.unit) }
    }
    // A large pack, such as a family bag of crisps, is not a portion.
    kept.removeAll { category != .other && [.packet, .jar].contains($0.unit) && $0.grams > Grams(FixedDecimal(100)) }
    // Neither is a cut as the butcher sells it, such as a whole goose or a roast.
    let largest = usualServing.map { Grams($0 * FixedDecimal(3)) }
    kept.removeAll { [.meat, .seafood].contains(category) && $0.unit == .piece && $0.grams > largest ?? $0.grams }
    if density != nil { kept.removeAll { $0.unit == .fluidOunce } }
    let one = ReferenceLine.counted.lazy.compactMap { unit in kept.first { $0.unit == unit }?.grams }.first
    let said = portions.first { $0.unit == .serving }?.grams
    let serving = [said, usualServing.map { Grams($0) }, one].compactMap(\.self).first {
      PortionBounds.serving(category).contains($0.number)
    }
    return (serving.map { [Portion(.serving, $0)] } ?? []) + kept
  }

  /// The line in the format of the food table: sixteen fields separated by bars.
  var text: String {
    let numbers = Nutrient.allCases.map { nutrient in
      let places = nutrient == .energy || nutrient == .sodium ? 0 : 2
      return (figures[nutrient] ?? .zero).formatted(places: places, grouping: false)
    }
    let weights = portions.map { "\($0.unit.rawValue)=\($0.grams.figure.formatted(places: 1, grouping: false))" }
    return
      ([name, state?.rawValue ?? "-", category.rawValue, synonyms.joined(separator: "; ")] + numbers + [
        density?.formatted(places: 3, grouping: false) ?? "-", weights.joined(separator: "; "), row.reference, note,
      ]).joined(separator: " | ")
  }
}

extension Grams {
  fileprivate var number: Double { Double(milligrams) / 1_000 }
}
