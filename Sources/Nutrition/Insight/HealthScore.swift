/// How healthy the composition of a food or meal is, from 0 (least) to 100.
///
/// It is 70 − 2 × the score of the UK Food Standards Agency's nutrient profiling model (Department of Health, Nutrient
/// Profiling Technical Guidance, 2011), rounded and limited to 0 to 100; the model's authors use the same scale
/// (Rayner, Scarborough, Kaur 2013). The model gives 0 to 10 points each for energy, saturated fat, sugars and sodium
/// per 100 g, and takes off up to 5 each for fruit, vegetables and nuts, for fibre and for protein. With 11 points or
/// more against it, protein counts only if fruit, vegetables and nuts have all of their points. Sugars are all sugars.
package struct HealthScore: Hashable, Sendable {
  /// 0 to 100.
  package let value: Int
  /// Points for energy, saturated fat, sugars and sodium, 0 to 10 each; they lower the score.
  package let against: [Nutrient: Int]
  /// Points for fibre and protein, 0 to 5 each; they raise the score.
  package let favouring: [Nutrient: Int]
  /// Points for fruit, vegetables and nuts, 0 to 5; they raise the score.
  package let produce: Int

  /// - Parameters:
  ///   - per100Grams: the result is nil where energy, saturated fat, sugar or sodium is unknown, so that missing
  ///     data does not look healthy.
  ///   - produceShare: the share of the weight that is fruit, vegetables or nuts, 0 to 1.
  package init?(of per100Grams: Nutrients, produceShare: FixedDecimal = .zero) {
    var against: [Nutrient: Int] = [:]
    for (nutrient, step) in HealthScore.steps {
      guard let amount = per100Grams[nutrient] else { return nil }
      against[nutrient] = HealthScore.points(amount, step: step, most: 10)
    }
    let worst = against.values.reduce(0, +)
    produce = HealthScore.produce(produceShare)
    let fibre = per100Grams.fibre.map { HealthScore.points($0, step: HealthScore.fibreStep, most: 5) } ?? 0
    let protein = per100Grams.protein.map { HealthScore.points($0, step: HealthScore.proteinStep, most: 5) } ?? 0
    favouring = [.fibre: fibre, .protein: worst >= 11 && produce < 5 ? 0 : protein]
    self.against = against
    let score = worst - produce - favouring.values.reduce(0, +)
    value = min(max(70 - 2 * score, 0), 100)
  }

  /// A point for each step that is exceeded: 335 kJ of energy, 1 g of saturated fat, 4.5 g of sugar, 90 mg of sodium.
  private static let steps: [(Nutrient, FixedDecimal)] = [
    (.energy, FixedDecimal(335) / .kilojoulesPerKilocalorie), (.saturatedFat, FixedDecimal(1)),
    (.sugar, FixedDecimal(9) / FixedDecimal(2)),
    (.sodium, FixedDecimal(90)),
  ]
  /// A point for each 0.9 g of fibre (AOAC method) and each 1.6 g of protein.
  private static let fibreStep = FixedDecimal(9) / FixedDecimal(10)
  private static let proteinStep = FixedDecimal(8) / FixedDecimal(5)

  /// The number of steps that the amount exceeds; a step that is just reached does not count.
  private static func points(_ amount: FixedDecimal, step: FixedDecimal, most: Int) -> Int {
    (1...most).count { amount > step * FixedDecimal($0) }
  }

  private static func produce(_ share: FixedDecimal) -> Int {
    let percent = share * FixedDecimal(100)
    return percent > FixedDecimal(80) ? 5 : percent > FixedDecimal(60) ? 2 : percent > FixedDecimal(40) ? 1 : 0
  }
}
