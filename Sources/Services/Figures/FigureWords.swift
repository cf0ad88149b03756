internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The sentences that explain a number, from the stated amount to the source.
enum FigureWords {
  /// How a stated amount became grams; nil where grams were stated.
  static func weight(_ weighed: Weighed, said: Amount, of food: Measures) -> Text? {
    switch weighed.assumption {
    case nil: measured(weighed, said)
    case .portion(let unit): portion(unit, weighed, said, of: food)
    case .remembered: .explainLastTime(grams: weighed.grams)
    case .usualServing: .explainUsualServing(grams: weighed.grams)
    case .density:
      .explainDensity(amount: said.text ?? .empty, density: food.density ?? FixedDecimal(1), grams: weighed.grams)
    case .asWater: .explainAsWater(amount: said.text ?? .empty, grams: weighed.grams)
    case .bareNumber: .explainNumberAsWeight(grams: weighed.grams)
    }
  }

  private static func measured(_ weighed: Weighed, _ said: Amount) -> Text? {
    guard let unit = said.unit, unit != .gram, let amount = said.text else { return nil }
    return .explainMeasured(amount: amount, grams: weighed.grams)
  }

  private static func portion(_ unit: MeasureUnit, _ weighed: Weighed, _ said: Amount, of food: Measures) -> Text {
    let quantity = said.quantity ?? FixedDecimal(1)
    let grams = weighed.grams
    let each = Grams(grams.figure / quantity)
    let one = unit == .piece ? nil : unit.text(of: FixedDecimal(1))
    let isOne = quantity == FixedDecimal(1)
    guard food.portions.contains(where: { $0.unit == unit && $0.grams == each }) else {
      guard let one else {
        return isOne
          ? .explainPieceTaken(each: each) : .explainPieceTakenTimes(each: each, quantity: quantity, grams: grams)
      }
      return isOne
        ? .explainPortionTaken(portion: one, each: each)
        : .explainPortionTakenTimes(portion: one, each: each, quantity: quantity, grams: grams)
    }
    guard let one else {
      return isOne ? .explainPiece(each: each) : .explainPieceTimes(each: each, quantity: quantity, grams: grams)
    }
    return isOne
      ? .explainPortion(portion: one, each: each)
      : .explainPortionTimes(portion: one, each: each, quantity: quantity, grams: grams)
  }

  /// The likely range of an estimated weight, and of its energy; empty for a weighed one.
  static func likely(_ grams: Grams, _ spread: FixedDecimal?, energy: FixedDecimal?) -> [Text] {
    guard let spread else { return [] }
    let weight = LikelyRange(grams, spread: spread).shown
    let (low, high) = (Grams(weight.low), Grams(weight.high))
    guard let energy, let range = LikelyRange(of: [(figure: energy, spread: spread)])?.shown else {
      return [.explainLikely(low: low, high: high)]
    }
    return [.explainLikelyEnergy(low: low, high: high, least: range.low, most: range.high)]
  }

  /// The likely range of the energy of several foods together; empty where all were weighed.
  static func likelySum(_ entries: [Entry]) -> [Text] {
    guard let range = LikelyRange(of: .energy, in: entries)?.shown else { return [] }
    return [.explainLikelySum(least: range.low, most: range.high)]
  }

  /// "100 g of it: 158 kcal, protein 5.8 g, …", and the figures for a weight.
  static func product(_ per100Grams: Nutrients, _ grams: Grams, _ figures: Nutrients) -> [Text] {
    let hundred = Text.explainHundred(figures: list(per100Grams, isExact: true))
    guard grams != Grams(milligrams: 100_000) else { return [hundred] }
    return [hundred, .explainTimes(factor: grams.figure / FixedDecimal(100), grams: grams, figures: list(figures))]
  }

  /// "158 kcal, protein 5.8 g, carbohydrate 30.9 g, fat 0.9 g".
  ///
  /// - Parameter isExact: whether to show as many decimals as a food table has.
  static func list(_ figures: Nutrients, isExact: Bool = false) -> [Text] {
    func amount(_ nutrient: Nutrient, _ figure: FixedDecimal) -> Text {
      isExact
        ? .nutrientAmountExact(nutrient: nutrient, figure: figure) : .nutrientAmount(nutrient: nutrient, figure: figure)
    }
    let others = [Nutrient.protein, .carbohydrate, .fat].map { nutrient -> Text in
      guard let figure = figures[nutrient] else { return .nutrientNotKnown(nutrient: nutrient) }
      return .nutrientWithAmount(nutrient: nutrient, amount: amount(nutrient, figure))
    }
    return [figures.energy.map { amount(.energy, $0) } ?? .savedEnergyNotKnown] + others
  }
}
