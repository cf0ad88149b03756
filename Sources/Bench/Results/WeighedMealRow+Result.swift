internal import Calls
internal import Conversation
internal import Nutrition

extension WeighedMealRow {
  /// In grams; the tolerance published with the data set.
  private static let nearCarbohydrate = 7.5

  /// Scores an outcome, which is right where the carbohydrate of the whole meal is within 7.5 g.
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

  /// The share of foods with the right weight, out of the longer of the two lists.
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
