/// A row of NutriBench: a sentence about a meal, and what was really on the plate.
package struct WeighedMealRow: Hashable, Sendable {
  package let id: String
  /// The line that the model gets, in English.
  package let sentence: String
  /// "lunch"; empty where the row names no meal.
  let meal: String
  /// The weight of each food; empty where the sentence names none.
  let grams: [Double]
  let carbohydrate: Double

  /// Parses a table with the columns `sentence` and `carbs_g`, or with `sentence`, `meal` and a column of items:
  /// `grams|food|kcal|carbs|protein|fat; …`.
  package static func rows(_ text: String) -> [WeighedMealRow] {
    CommaSeparatedTable(text).rows.enumerated().compactMap { WeighedMealRow($1, number: $0 + 1) }
  }

  private init?(_ row: [String: String], number: Int) {
    guard let sentence = row["sentence"], !sentence.isEmpty else { return nil }
    let items = row.first { $0.key.hasPrefix("items") }?.value ?? ""
    let cells = items.split(separator: ";").map { $0.split(separator: "|", omittingEmptySubsequences: false) }
    let carbs = cells.compactMap { $0.count > 3 ? Double($0[3]) : nil }.reduce(0, +)
    guard let carbohydrate = row["carbs_g"].flatMap({ Double($0) }) ?? (cells.isEmpty ? nil : carbs) else { return nil }
    id = "nutribench \(number)"
    self.sentence = sentence
    self.carbohydrate = carbohydrate
    meal = row["meal"] ?? ""
    grams = cells.compactMap { $0.first.flatMap { Double($0.filter { $0 != " " }) } }
  }
}
