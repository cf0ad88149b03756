internal import Nutrition

/// The sentences that explain a number, from the amount that was said down to the source.
enum FigureWords {
  /// How an amount in words became grams; nil where grams were said.
  static func weight(_ weighed: Weighed, said: Amount, of food: Measures) -> String? {
    switch weighed.assumption {
    case nil: measured(weighed, said)
    case .portion(let unit): portion(unit, weighed, said, of: food)
    case .remembered: "No amount said: \(weighed.grams), as last time."
    case .usualServing: "No amount said: a usual serving of it is \(weighed.grams)."
    case .density:
      "\(said.description) × \((food.density ?? Figure(1)).formatted(places: 3)) g per ml = \(weighed.grams)."
    case .asWater: "\(said.description) = \(weighed.grams): its density is not known, that of water is taken."
    }
  }

  private static func measured(_ weighed: Weighed, _ said: Amount) -> String? {
    guard let unit = said.unit, unit != .gram else { return nil }
    return "\(said.description) = \(weighed.grams)."
  }

  private static func portion(_ unit: MeasureUnit, _ weighed: Weighed, _ said: Amount, of food: Measures) -> String {
    let quantity = said.quantity ?? Figure(1)
    let each = Grams(weighed.grams.figure / quantity)
    let isOwn = food.portions.contains { $0.unit == unit && $0.grams == each }
    let name = unit == .piece ? "one of it" : "1 \(unit.rawValue)\(isOwn ? " of it" : "")"
    let one = isOwn ? "\(name) is \(each)" : "\(name) is taken as \(each)"
    let sentence = quantity == Figure(1) ? one : "\(one), × \(quantity.formatted(places: 2)) = \(weighed.grams)"
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  /// "100 g of it: 158 kcal, protein 5.8 g, …", and what that makes for a weight.
  static func product(_ per100Grams: Nutrients, _ grams: Grams, _ figures: Nutrients) -> [String] {
    let hundred = "100 g of it: \(list(per100Grams, places: 3))."
    guard grams != Grams(milligrams: 100_000) else { return [hundred] }
    let factor = (grams.figure / Figure(100)).formatted(places: 3)
    return [hundred, "× \(factor) for \(grams) = \(list(figures))."]
  }

  /// "158 kcal, protein 5.8 g, carbohydrate 30.9 g, fat 0.9 g".
  static func list(_ figures: Nutrients, places: Int = 1) -> String {
    let energy = figures.energy.map { "\($0.formatted(places: places)) kcal" } ?? "energy not known"
    let others = [Nutrient.protein, .carbohydrate, .fat].map { nutrient in
      "\(nutrient.name) \(figures[nutrient].map { "\($0.formatted(places: places)) \(nutrient.unit)" } ?? "not known")"
    }
    return ([energy] + others).joined(separator: ", ")
  }
}
