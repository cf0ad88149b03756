internal import Nutrition

extension NutritionLabel {
  /// Puts a lost decimal mark right where a portion and 100 g of it do not fit each other, and with the mark they do.
  mutating func mendByServing() {
    guard let size = serving?.grams ?? serving?.millilitres,
      let whole = columns.firstIndex(where: { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }),
      let portion = columns.firstIndex(where: { $0.basis == .serving })
    else { return }
    for (figure, value) in columns[portion].values {
      guard let hundred = columns[whole].values[figure]?.value, !fits(value.value, hundred, size) else { continue }
      if fits(value.value / Figure(10), hundred, size) {
        columns[portion].values[figure]?.value = value.value / Figure(10)
      } else if fits(value.value, hundred / Figure(10), size) {
        columns[whole].values[figure]?.value = hundred / Figure(10)
      }
    }
  }

  /// Whether a portion of so many grams has that share, within a tenth and what is rounded away.
  private func fits(_ value: Figure, _ hundred: Figure, _ size: Figure) -> Bool {
    let expected = hundred * size / Figure(100)
    return (expected - value).magnitude <= expected / Figure(10) + Figure(units: Figure.scale / 10)
  }
}
