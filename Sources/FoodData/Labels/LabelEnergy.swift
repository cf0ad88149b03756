internal import Nutrition

/// The energies of a column in kJ and in kcal, chosen so that both are the same energy. One that the other figures show
/// to be in the other unit is given to that unit.
struct LabelEnergy {
  private(set) var kilojoules: LabelReadings.Candidate?
  private(set) var kilocalories: LabelReadings.Candidate?

  /// What both say, in kcal.
  var inKilocalories: FixedDecimal? {
    kilocalories?.value ?? kilojoules.map { $0.value / .kilojoulesPerKilocalorie }
  }

  init(_ column: LabelColumn) {
    let joules = LabelReadings(column.numbers[.kilojoules] ?? [], .kilojoules).candidates
    let calories = LabelReadings(column.numbers[.kilocalories] ?? [], .kilocalories).candidates
    kilojoules = joules.first
    kilocalories = calories.first
    var best: Int?
    for joule in joules {
      for calorie in calories where LabelColumns.isPair(kilojoules: joule.value, kilocalories: calorie.value) {
        guard joule.cost + calorie.cost < best ?? .max else { continue }
        best = joule.cost + calorie.cost
        (kilojoules, kilocalories) = (joule, calorie)
      }
    }
    guard best == nil, let computed = LabelEnergy.computed(column) else { return }
    settle(computed)
  }

  /// Where the two differ, or only one was read, the other figures tell which one is right, and of which unit.
  private mutating func settle(_ computed: FixedDecimal) {
    let inKilojoules = computed * .kilojoulesPerKilocalorie
    func fits(_ energy: LabelReadings.Candidate?, _ expected: FixedDecimal) -> Bool {
      energy.map { LabelEnergy.isNear($0.value, expected, fibre: .zero) } ?? false
    }
    guard computed > FixedDecimal(20) else { return }
    if kilojoules == nil, !fits(kilocalories, computed), fits(kilocalories, inKilojoules) {
      (kilojoules, kilocalories) = (kilocalories, nil)
    } else if kilocalories == nil, !fits(kilojoules, inKilojoules), fits(kilojoules, computed) {
      (kilojoules, kilocalories) = (nil, kilojoules)
    } else if kilojoules != nil, kilocalories != nil, fits(kilocalories, computed) != fits(kilojoules, inKilojoules) {
      if fits(kilocalories, computed) { kilojoules = nil } else { kilocalories = nil }
    }
  }

  /// The energy of the other figures as they were read, in kcal; nil where one is missing.
  private static func computed(_ column: LabelColumn) -> FixedDecimal? {
    let values = [LabelFigure.fat, .carbohydrate, .protein].compactMap { figure in
      column.numbers[figure].flatMap { LabelReadings($0, figure).candidates.first?.value }
    }
    let fibre = column.numbers[.fibre].flatMap { LabelReadings($0, .fibre).candidates.first?.value }
    return values.count == 3 ? computed(values[0], values[1], values[2], fibre: fibre ?? .zero) : nil
  }

  /// In kcal. Where carbohydrate includes fibre, as in America, this is too much for it.
  static func computed(
    _ fat: FixedDecimal, _ carbohydrate: FixedDecimal, _ protein: FixedDecimal, fibre: FixedDecimal
  ) -> FixedDecimal {
    (carbohydrate + protein) * FixedDecimal(4) + fat * FixedDecimal(9) + fibre * FixedDecimal(1)
  }

  /// How badly the figures fit the energy, as a cost: not at all, only roughly, or as closely as rounding lets them.
  /// Where there are kJ, fibre counts with half the energy of carbohydrate; in America it is a part of that.
  func misfit(
    fat: FixedDecimal, carbohydrate: FixedDecimal, protein: FixedDecimal, fibre: FixedDecimal
  ) -> Int {
    guard let energy = inKilocalories else { return 0 }
    let shares = kilojoules == nil ? [FixedDecimal.zero, fibre + fibre] : [fibre + fibre]
    let closely = shares.contains { fromFibre in
      let computed = LabelEnergy.computed(fat, carbohydrate, protein, fibre: fromFibre)
      return (energy - computed).magnitude * FixedDecimal(25) <= max(energy, computed) + FixedDecimal(125)
    }
    if closely { return 0 }
    let computed = LabelEnergy.computed(fat, carbohydrate, protein, fibre: fibre)
    return LabelEnergy.isNear(energy, computed, fibre: fibre) ? 4 : 12
  }

  /// Within an eighth, plus 10 kcal, plus the energy that fibre may have.
  static func isNear(_ energy: FixedDecimal, _ computed: FixedDecimal, fibre: FixedDecimal) -> Bool {
    (energy - computed).magnitude <= max(energy, computed) / FixedDecimal(8) + FixedDecimal(10) + fibre
      * FixedDecimal(3)
  }
}
