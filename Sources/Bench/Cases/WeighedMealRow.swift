internal import Calls
internal import Conversation
internal import Nutrition

/// A row of NutriBench: a sentence about a meal, and what was really on the plate.
package struct WeighedMealRow: Hashable, Sendable {
  /// In grams; published with the sentences.
  private static let nearCarbohydrate = 7.5

  package let id: String
  /// What the model is told, in English.
  package let sentence: String
  /// "lunch"; empty where it is not told.
  private let meal: String
  /// Of each food; empty where the sentence tells none.
  private let grams: [Double]
  private let carbohydrate: Double

  /// The rows of a table with the columns `sentence` and `carbs_g`, or `sentence`, `meal` and one of items:
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

  /// Right is the carbohydrate of the whole meal within 7.5 g.
  package func result(of outcome: TurnOutcome, run: Int) -> TurnResult {
    var result = TurnResult(
      id: "\(id) run \(run)", suite: .nutribench, language: "en", score: ProposalScore(wanted: [], made: []),
      wanted: nil,
      outcome: outcome)
    let lines = outcome.cards.flatMap(\.lines)
    let found = lines.reduce(0.0) { $0 + ($1.carbohydrate.map { Double($0.units) / Double(FixedDecimal.scale) } ?? 0) }
    result.shares[.tool] = outcome.cards.contains { $0.tool == LogMealCall.name } ? 1 : 0
    result.shares[.grams] = grams.isEmpty ? nil : weighed(lines)
    if !meal.isEmpty { result.shares[.meal] = outcome.cards.contains { $0.slot?.rawValue == meal } ? 1 : 0 }
    result.shares[.right] = !lines.isEmpty && abs(found - carbohydrate) <= WeighedMealRow.nearCarbohydrate ? 1 : 0
    return result
  }

  /// How many of the foods weigh what they should, of the longer of both lists.
  private func weighed(_ lines: [ProposalDigest.Line]) -> Double {
    var left = lines.compactMap { $0.grams.map { Double($0.milligrams) / 1_000 } }
    let most = max(grams.count, left.count)
    var right = 0
    for weight in grams {
      guard let index = left.firstIndex(where: { abs($0 - weight) <= weight * 0.005 + 0.05 }) else { continue }
      left.remove(at: index)
      right += 1
    }
    return Double(right) / Double(max(most, 1))
  }
}
