internal import Bench
internal import Interpreter
internal import Nutrition

/// Measures how accurately descriptions of meals become numbers, with sentences of NutriBench, whose true figures are known.
struct NutriBenchBenchmark {
  private let reading: LineReading

  init(_ workshop: Workshop) throws {
    reading = try LineReading(workshop)
  }

  func measure() -> [Measurement] {
    weighed() + totals("natural", leastNear: 67) + totals("metric", leastNear: 75)
  }

  /// Measures sentences that give the weight of every food.
  private func weighed() -> [Measurement] {
    let name = "nutribench v2"
    guard let table = SharedMaterial.table("benchmarks/nutribench/v2-items-dev.csv") else {
      return [SharedMaterial.absent(name)]
    }
    var (items, sentences, slots) = (Share(), Share(), Share())
    for row in table.rows {
      let found = reading.understand(row["sentence", default: ""])
      let meal = WeighedMeal(column: row["items: grams|food|kcal|carbs|protein|fat", default: ""])
      let (right, isWhole) = meal.compared(with: found.flatMap(\.items))
      for index in meal.items.indices { items.count(index < right) }
      sentences.count(isWhole)
      slots.count(found.first?.when.slot?.rawValue == row["meal"])
    }
    return [
      items.measurement("\(name): items, food and grams", atLeast: 99),
      sentences.measurement("\(name): whole sentences", atLeast: 97),
      slots.measurement("\(name): meal", atLeast: 98.5),
    ]
  }

  /// In grams; the tolerance published with the data set.
  private static let near = 7.5

  /// Measures the carbohydrate of whole meals.
  private func totals(_ kind: String, leastNear: Double) -> [Measurement] {
    let name = "nutribench v1 \(kind): carbohydrate"
    guard let table = SharedMaterial.table("benchmarks/nutribench/v1-\(kind)-dev.csv") else {
      return [SharedMaterial.absent(name)]
    }
    var (near, likely) = (Share(), Share())
    var distance = 0.0
    for row in table.rows {
      let items = reading.understand(row["sentence", default: ""]).flatMap(\.items)
      let found = items.reduce(0) { $0 + NutriBenchBenchmark.carbohydrate(of: $1) }
      let carbohydrate = Double(row["carbs_g", default: ""]) ?? 0
      let off = abs(found - carbohydrate)
      if let range = NutriBenchBenchmark.range(of: items) { likely.count(range.contains(carbohydrate)) }
      near.count(off <= NutriBenchBenchmark.near)
      distance += off
    }
    let mean = distance / Double(max(table.rows.count, 1))
    // Only the "natural" sentences have enough estimated amounts to measure this.
    let calibrated = kind == "natural" ? [likely.measurement("\(name): in the likely range", within: 76...84)] : []
    return calibrated + [
      near.measurement("\(name) within 7.5 g", atLeast: leastNear),
      Measurement(
        name: "\(name), mean error", measured: "\(mean.shown) g", budget: "", isWithin: true),
    ]
  }

  /// The likely range of the carbohydrate, in grams; nil where all amounts were weighed.
  private static func range(of items: [FoodItem]) -> ClosedRange<Double>? {
    let parts = items.compactMap { item -> (figure: FixedDecimal, spread: FixedDecimal?)? in
      carbohydrateFigure(of: item).map { ($0, item.spread) }
    }
    // Widened, since the true figure is rounded.
    return LikelyRange(of: parts).map { number($0.low) - rounding...number($0.high) + rounding }
  }

  private static let rounding = 0.05

  /// In grams; zero where it is unknown.
  private static func carbohydrate(of item: FoodItem) -> Double {
    carbohydrateFigure(of: item).map(number) ?? 0
  }

  private static func carbohydrateFigure(of item: FoodItem) -> FixedDecimal? {
    guard item.statedEnergy == nil, let grams = item.grams else { return nil }
    return item.match?.per100Grams.portion(of: grams).carbohydrate
  }

  private static func number(_ figure: FixedDecimal) -> Double { Double(figure.units) / Double(FixedDecimal.scale) }
}
