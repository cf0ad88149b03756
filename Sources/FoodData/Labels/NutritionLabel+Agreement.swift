internal import Nutrition

extension NutritionLabel {
  /// Removes figures on which the columns for 100 g and for a portion disagree: where one of the two cells in a row was
  /// not recognised, the other one may belong to either column.
  mutating func openDisagreements() {
    guard let whole = columns.firstIndex(where: { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }),
      let portion = columns.firstIndex(where: { $0.basis == .serving }),
      let share = share(of: columns[portion], in: columns[whole])
    else { return }
    moveKilojoules(from: whole, to: portion)
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
      let isAlone = columns[portion].values[figure] == nil
      guard isAlone || disagreeing.contains(figure) else { continue }
      columns[portion].values[figure] = nil
      // A weight above that of the portion can only belong to 100 g.
      if hundred <= share * FixedDecimal(100) { columns[whole].values[figure] = nil }
    }
  }

  /// The size of a portion as a share of 100 g, by majority: at least two rows with the energy among them, or three
  /// others, must agree.
  private func share(of portion: Column, in whole: Column) -> FixedDecimal? {
    let rows = portion.values.compactMap {
      figure, value -> (LabelFigure, value: FixedDecimal, hundred: FixedDecimal)? in
      guard let hundred = whole.values[figure], hundred.value > .zero, value.value > .zero, !value.isUpperBound else {
        return nil
      }
      return (figure, value.value, hundred.value)
    }
    let shares = rows.map { $0.value / $0.hundred }.sorted()
    let best = shares.max { left, right in supporters(left) < supporters(right) }
    func supporters(_ share: FixedDecimal) -> Int {
      rows.count { NutritionLabel.agree($0.value, $0.hundred, share: share) }
    }
    guard let best, supporters(best) * 2 > rows.count || supporters(best) >= 3 else { return nil }
    let hasEnergy = rows.contains { row in
      [.kilocalories, .kilojoules].contains(row.0) && NutritionLabel.agree(row.value, row.hundred, share: best)
    }
    return supporters(best) >= (hasEnergy ? 2 : 3) ? best : nil
  }

  /// Whether a figure is this share of the figure for 100 g, within a tenth plus the rounding of both.
  private static func agree(_ value: FixedDecimal, _ hundred: FixedDecimal, share: FixedDecimal) -> Bool {
    isPortion(value, hundred * share, rounded: rounded(value) + rounded(hundred) * share)
  }

  /// The rounding error of a printed figure: half a unit for a whole number, otherwise half a tenth.
  private static func rounded(_ figure: FixedDecimal) -> FixedDecimal {
    FixedDecimal(units: figure.wholeNumber == nil ? FixedDecimal.scale / 20 : FixedDecimal.scale / 2)
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
