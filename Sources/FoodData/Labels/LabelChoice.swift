internal import Nutrition

/// Chooses between the possible readings of a column's figures. The chosen readings cost least, fit the energy and the
/// weight of 100 g, and have no part larger than its whole.
struct LabelChoice: Sendable {
  private(set) var values: [LabelFigure: NutritionLabel.Value] = [:]

  private typealias Candidate = LabelReadings.Candidate

  /// - Parameter size: of the portion, in grams or millilitres.
  init(_ column: LabelColumn, size: FixedDecimal?) {
    let most =
      switch column.basis {
      case .hundredGrams, .hundredMillilitres: FixedDecimal(101)
      case .serving: size ?? FixedDecimal(200)
      case .container, .prepared: FixedDecimal(1000)
      }
    let energy = LabelEnergy(column)
    let readings = column.numbers.reduce(into: [LabelFigure: [Candidate]]()) { readings, entry in
      let all = LabelReadings(entry.value, entry.key).candidates
      let light = entry.key.isInGrams ? all.filter { $0.value <= most } : all
      readings[entry.key] = light.isEmpty ? Array(all.prefix(1)) : light
    }
    var chosen = readings.compactMapValues(\.first)
    chosen.merge(LabelChoice.macros(readings, energy: energy, most: most)) { $1 }
    for (part, whole) in [(LabelFigure.saturated, LabelFigure.fat), (.sugar, .carbohydrate)] {
      guard let whole = chosen[whole]?.value else { continue }
      let most = whole + FixedDecimal(units: FixedDecimal.scale / 10)
      if let fitting = readings[part]?.first(where: { $0.value <= most }) { chosen[part] = fitting }
    }
    chosen[.kilojoules] = energy.kilojoules
    chosen[.kilocalories] = energy.kilocalories
    values = chosen.mapValues { NutritionLabel.Value(value: $0.value, isUpperBound: $0.isUpperBound) }
  }

  /// The readings of fat, carbohydrate, protein and fibre that together fit the energy best.
  private static func macros(
    _ readings: [LabelFigure: [Candidate]], energy: LabelEnergy, most: FixedDecimal
  ) -> [LabelFigure: Candidate] {
    let names: [LabelFigure] = [.fat, .carbohydrate, .protein, .fibre]
    let isWhole = names.prefix(3).allSatisfy { readings[$0] != nil }
    let none = [Candidate(value: .zero, isUpperBound: false, cost: 0)]
    var choices: [[Candidate]] = [[]]
    for name in names {
      let few = (readings[name] ?? none).prefix(mostReadings)
      choices = choices.flatMap { chosen in few.map { chosen + [$0] } }
    }
    func cost(_ choice: [Candidate]) -> Int {
      var cost = choice.reduce(0) { $0 + $1.cost }
      let values = choice.map(\.value)
      if values[0] + values[1] + values[2] > most { cost += 20 }
      guard isWhole else { return cost }
      return cost + energy.misfit(fat: values[0], carbohydrate: values[1], protein: values[2], fibre: values[3])
    }
    let best = choices.min { cost($0) < cost($1) } ?? []
    return Dictionary(uniqueKeysWithValues: zip(names, best)).filter { readings[$0.key] != nil }
  }

  /// The most readings of one figure that are tried with those of the others.
  private static let mostReadings = 5
}
