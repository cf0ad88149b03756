/// How healthy a food or a meal is by its composition, 0 (least) to 100.
///
/// It is 70 − 2 × the score of the UK Food Standards Agency's nutrient profiling model (Department of Health, Nutrient
/// Profiling Technical Guidance, 2011), rounded and kept within 0 to 100; the model's authors use the same scale (Rayner,
/// Scarborough, Kaur 2013). The model gives 0 to 10 points each for energy, saturated fat, sugars and sodium per 100 g, and takes
/// off up to 5 each for fruit, vegetables and nuts, for fibre and for protein; with 11 points or more against it, protein
/// counts only where fruit, vegetables and nuts have all of theirs. Sugars are all sugars.
package struct HealthScore: Hashable, Sendable {
  /// 0 to 100.
  package let value: Int
  /// Points against: energy, saturated fat, sugars and sodium, 0 to 10 each.
  package let against: [Nutrient: Int]
  /// Points for: fibre and protein, 0 to 5 each, as counted.
  package let favouring: [Nutrient: Int]
  /// Points for fruit, vegetables and nuts, 0 to 5.
  package let produce: Int

  /// - Parameters:
  ///   - per100Grams: nil comes of it where energy, saturated fat, sugar or sodium is unknown: unknown is no praise.
  ///   - produceShare: the part of the weight that is fruit, vegetables or nuts, 0 to 1.
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

  /// A point for every whole step that is passed: 335 kJ of energy, 1 g of saturated fat, 4.5 g of sugar, 90 mg of sodium.
  private static let steps: [(Nutrient, FixedDecimal)] = [
    (.energy, FixedDecimal(335) / .kilojoulesPerKilocalorie), (.saturatedFat, FixedDecimal(1)),
    (.sugar, FixedDecimal(9) / FixedDecimal(2)),
    (.sodium, FixedDecimal(90)),
  ]
  /// By the AOAC method: 0.9 g; protein 1.6 g.
  private static let fibreStep = FixedDecimal(9) / FixedDecimal(10)
  private static let proteinStep = FixedDecimal(8) / FixedDecimal(5)

  /// The steps that the amount is above; one that it just reaches does not count.
  private static func points(_ amount: FixedDecimal, step: FixedDecimal, most: Int) -> Int {
    (1...most).count { amount > step * FixedDecimal($0) }
  }

  private static func produce(_ share: FixedDecimal) -> Int {
    let percent = share * FixedDecimal(100)
    return percent > FixedDecimal(80) ? 5 : percent > FixedDecimal(60) ? 2 : percent > FixedDecimal(40) ? 1 : 0
  }
}
