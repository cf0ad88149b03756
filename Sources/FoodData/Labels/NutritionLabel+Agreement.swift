internal import Nutrition

extension NutritionLabel {
  /// Removes figures on which the columns for 100 g and for a portion disagree: where one of the two cells in a row was
  /// not recognised, the other one may belong to either column.
  ///
  /// - Parameter arePlaced: whether it is known by its place to which column a value belongs.
  mutating func openDisagreements(arePlaced: Bool) {
    guard let (whole, portion) = wholeAndPortion, let share = share(of: portion, in: whole) else { return }
    moveKilojoules(from: whole, to: portion)
    openEnergies(whole, portion, share)
    let disagreeing = LabelFigure.allCases.filter { figure in
      guard figure.isInGrams, let hundred = columns[whole].values[figure], let value = columns[portion].values[figure],
        !hundred.isUpperBound, !value.isUpperBound
      else { return false }
      return !NutritionLabel.agree(value.value, hundred.value, share: share)
    }
    guard !disagreeing.isEmpty else { return }
    // Energies are checked elsewhere, against each other and against the other figures.
    for figure in LabelFigure.allCases where figure.isInGrams {
      guard let hundred = columns[whole].values[figure]?.value else { continue }
      let isAlone = columns[portion].values[figure] == nil && !arePlaced
      guard isAlone || disagreeing.contains(figure) else { continue }
      columns[portion].values[figure] = nil
      // A weight above that of the portion can only belong to 100 g.
      if hundred <= share * FixedDecimal(100) { columns[whole].values[figure] = nil }
    }
  }

  /// The size of a portion as a share of 100 g: as printed, where two rows agree with it; otherwise by majority. At
  /// least two rows with the energy among them, or three others, must agree.
  func share(of portion: Int, in whole: Int) -> FixedDecimal? {
    let rows = columns[portion].values.compactMap {
      figure, value -> (LabelFigure, value: FixedDecimal, hundred: FixedDecimal)? in
      guard let hundred = columns[whole].values[figure], hundred.value > .zero, value.value > .zero,
        !value.isUpperBound
      else { return nil }
      return (figure, value.value, hundred.value)
    }
    let shares = rows.map { $0.value / $0.hundred }.sorted()
    let best = shares.max { left, right in supporters(left) < supporters(right) }
    func supporters(_ share: FixedDecimal) -> Int {
      rows.count { NutritionLabel.agree($0.value, $0.hundred, share: share) }
    }
    if let printed = (serving?.grams ?? serving?.millilitres).map({ $0 / FixedDecimal(100) }),
      supporters(printed) >= min(2, rows.count)
    {
      return printed
    }
    guard let best, supporters(best) * 2 > rows.count || supporters(best) >= 3 else { return nil }
    let hasEnergy = rows.contains { row in
      [.kilocalories, .kilojoules].contains(row.0) && NutritionLabel.agree(row.value, row.hundred, share: best)
    }
    return supporters(best) >= (hasEnergy ? 2 : 3) ? best : nil
  }

  /// Whether a figure is the one expected for a portion, within a tenth plus the rounding error.
  static func isPortion(_ value: FixedDecimal, _ expected: FixedDecimal, rounded: FixedDecimal) -> Bool {
    (expected - value).magnitude <= expected / FixedDecimal(10) + rounded
  }

  /// Whether a figure is this share of the figure for 100 g, within a tenth plus the rounding of both.
  static func agree(_ value: FixedDecimal, _ hundred: FixedDecimal, share: FixedDecimal) -> Bool {
    isPortion(value, hundred * share, rounded: rounded(value) + rounded(hundred) * share)
  }

  /// The rounding error of a printed figure: half a unit for a whole number, otherwise half a tenth.
  private static func rounded(_ figure: FixedDecimal) -> FixedDecimal {
    FixedDecimal(units: figure.wholeNumber == nil ? FixedDecimal.scale / 20 : FixedDecimal.scale / 2)
  }

  /// Where kJ and kcal differ, removes those on which the columns do not agree.
  private mutating func openEnergies(_ whole: Int, _ portion: Int, _ share: FixedDecimal) {
    let units: [LabelFigure] = [.kilojoules, .kilocalories]
    let agreeing = units.filter { unit in
      guard let hundred = columns[whole].values[unit]?.value, let value = columns[portion].values[unit]?.value else {
        return false
      }
      return NutritionLabel.agree(value, hundred, share: share)
    }
    guard agreeing.count == 1 else { return }
    for column in [whole, portion] {
      guard let joules = columns[column].values[.kilojoules]?.value,
        let calories = columns[column].values[.kilocalories]?.value,
        !LabelColumns.isPair(kilojoules: joules, kilocalories: calories)
      else { continue }
      columns[column].values[agreeing == [.kilojoules] ? .kilocalories : .kilojoules] = nil
    }
  }

  /// Moves kJ to the portion's column where they match its kcal, and not those of 100 g.
  private mutating func moveKilojoules(from whole: Int, to portion: Int) {
    guard let joules = columns[whole].values[.kilojoules], columns[portion].values[.kilojoules] == nil,
      let hundred = columns[whole].values[.kilocalories]?.value,
      let calories = columns[portion].values[.kilocalories]?.value,
      !LabelColumns.isPair(kilojoules: joules.value, kilocalories: hundred),
      LabelColumns.isPair(kilojoules: joules.value, kilocalories: calories)
    else { return }
    columns[whole].values[.kilojoules] = nil
    columns[portion].values[.kilojoules] = joules
  }
}
