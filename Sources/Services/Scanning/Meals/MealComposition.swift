internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition

/// The weight and totals of a meal's foods, without open and skipped lines.
struct MealComposition {
  let grams: Grams
  let totals: Totals
  /// The share of the weight that counts as fruit and vegetables in the health score, from 0 to 1: the category produce without
  /// starchy roots, whose carbohydrate contains little sugar.
  let produceShare: FixedDecimal

  init(_ lines: [MealLine]) {
    let foods = lines.compactMap { line -> CountedFood? in
      if case .known(let food) = line, !food.skipped { food } else { nil }
    }
    grams = foods.map(\.weighed.grams).reduce(.zero, +)
    let produce = foods.filter(\.loggable.countsAsProduce).map(\.weighed.grams).reduce(.zero, +)
    totals = Totals(lines.compactMap(\.figures))
    produceShare = produce.figure / grams.figure
  }

  /// - Parameter foods: the foods to which the entries refer.
  init(_ entries: [Entry], foods: [UUID: Food]) {
    let eaten = entries.filter { !$0.skipped }
    let isWeighed = eaten.allSatisfy { $0.grams != nil }
    grams = isWeighed ? eaten.compactMap(\.grams).reduce(.zero, +) : .zero
    let produce = eaten.filter { $0.reference.flatMap { foods[$0] }?.countsAsProduce ?? false }
    totals = Totals(eaten: eaten)
    let ofProduce = produce.compactMap(\.grams).reduce(.zero, +)
    produceShare = grams > .zero ? ofProduce.figure / grams.figure : .zero
  }

  /// The figures of 100 g of the whole; a figure that is partly unknown is unknown.
  private var per100Grams: Nutrients {
    guard grams > .zero else { return .unknown }
    var figures = totals.figures.mapped { $0 * FixedDecimal(100) / grams.figure }
    // Fibre and protein improve the score, so their known part may count.
    for nutrient in totals.incomplete where nutrient != .fibre && nutrient != .protein { figures[nutrient] = nil }
    return figures
  }

  /// Nil where energy, saturated fat, sugar or sodium is partly unknown.
  var healthScore: HealthScore? { HealthScore(of: per100Grams, produceShare: produceShare) }

  /// Nil where energy or weight is partly unknown.
  var energyPerGram: FixedDecimal? { per100Grams.energy.map { ($0 / FixedDecimal(100)).rounded(toPlaces: 2) } }
}

extension Loggable {
  fileprivate var countsAsProduce: Bool {
    if case .food(let food) = self { food.countsAsProduce } else { false }
  }
}

extension Food {
  fileprivate var countsAsProduce: Bool {
    guard category == .produce else { return false }
    guard let carbohydrate = per100Grams.carbohydrate, let sugar = per100Grams.sugar else { return true }
    return carbohydrate <= FixedDecimal(12) || sugar * FixedDecimal(5) >= carbohydrate
  }
}

extension HealthScore {
  /// The score, with how it is computed.
  var sentence: Text {
    .healthScore(
      score: value, energy: against[.energy] ?? 0, saturated: against[.saturatedFat] ?? 0, sugar: against[.sugar] ?? 0,
      sodium: against[.sodium] ?? 0, produce: produce, fibre: favouring[.fibre] ?? 0, protein: favouring[.protein] ?? 0)
  }
}
