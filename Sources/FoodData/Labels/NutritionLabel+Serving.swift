internal import Nutrition

extension NutritionLabel {
  /// Restores a lost decimal mark where a portion and 100 g disagree without it and agree with it.
  mutating func mendByServing() {
    guard let size = serving?.grams ?? serving?.millilitres,
      let whole = columns.firstIndex(where: { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }),
      let portion = columns.firstIndex(where: { $0.basis == .serving })
    else { return }
    for (figure, value) in columns[portion].values {
      guard let hundred = columns[whole].values[figure]?.value, !fits(value.value, hundred, size) else { continue }
      if fits(value.value / FixedDecimal(10), hundred, size) {
        columns[portion].values[figure]?.value = value.value / FixedDecimal(10)
      } else if fits(value.value, hundred / FixedDecimal(10), size) {
        columns[whole].values[figure]?.value = hundred / FixedDecimal(10)
      }
    }
  }

  private func fits(_ value: FixedDecimal, _ hundred: FixedDecimal, _ size: FixedDecimal) -> Bool {
    NutritionLabel.isPortion(
      value, hundred * size / FixedDecimal(100), rounded: FixedDecimal(units: FixedDecimal.scale / 10))
  }

  /// Whether a figure is the one expected for a portion, within a tenth plus the rounding error.
  static func isPortion(_ value: FixedDecimal, _ expected: FixedDecimal, rounded: FixedDecimal) -> Bool {
    (expected - value).magnitude <= expected / FixedDecimal(10) + rounded
  }
}
