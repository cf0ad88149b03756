internal import JSON
internal import Nutrition

/// A column of a label as a model copied it.
struct LabelAnswerColumn {
  let basis: NutritionLabel.Basis
  let values: [LabelFigure: NutritionLabel.Value]
  /// The size of a portion, where the column is for one and gives it.
  let serving: NutritionLabel.Serving?

  private static let keys: [(String, LabelFigure)] = [
    ("kj", .kilojoules), ("kcal", .kilocalories), ("fat_g", .fat), ("saturated_fat_g", .saturated),
    ("carbs_g", .carbohydrate), ("sugar_g", .sugar), ("fibre_g", .fibre), ("protein_g", .protein), ("salt_g", .salt),
    ("sodium_mg", .sodium),
  ]
  private static let figures = FixedDecimal.zero...FixedDecimal(100_000)
  private static let sizes = FixedDecimal(units: 1)...FixedDecimal(100_000)

  init(_ facts: JSONValue) {
    let per = facts.words("per") ?? ""
    let grams = facts.figure("per_grams", in: Self.sizes)
    let millilitres = facts.figure("per_millilitres", in: Self.sizes)
    let basis = Self.basis(per, grams: grams, millilitres: millilitres)
    self.basis = basis
    var values: [LabelFigure: NutritionLabel.Value] = [:]
    for (key, figure) in Self.keys {
      guard let value = facts.figure(key, in: Self.figures) else { continue }
      values[figure] = NutritionLabel.Value(value: value, isUpperBound: false)
    }
    self.values = values
    serving =
      basis == .serving && (grams != nil || millilitres != nil)
      ? NutritionLabel.Serving(grams: grams, millilitres: millilitres, text: per) : nil
  }

  /// What the column is per, judged by its words, otherwise by its size.
  private static func basis(_ per: String, grams: FixedDecimal?, millilitres: FixedDecimal?) -> NutritionLabel.Basis {
    let words = per.lowercased().filter { !$0.isWhitespace }
    if words.contains("prepared") { return .prepared }
    if words.contains("100g") { return .hundredGrams }
    if words.contains("100ml") { return .hundredMillilitres }
    if words.contains("pack") || words.contains("container") { return .container }
    guard words.isEmpty || words == "100" else { return .serving }
    if grams == FixedDecimal(100) { return .hundredGrams }
    return millilitres == FixedDecimal(100) ? .hundredMillilitres : .serving
  }
}
