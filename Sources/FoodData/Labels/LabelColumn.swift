internal import Nutrition

/// A column of a label with the numbers that one look or several looks at it found for each figure.
struct LabelColumn: Hashable, Sendable {
  let basis: NutritionLabel.Basis
  /// The numbers for each figure, those of the best look first. Energy is under `kilojoules` and `kilocalories`.
  var numbers: [LabelFigure: [LabelNumber]] = [:]

  /// Adds what another look found for the same column. A look that mostly found other numbers took another column for
  /// this one.
  mutating func add(_ other: LabelColumn) {
    let shared = numbers.filter { other.numbers[$0.key] != nil }
    let same = shared.count { figure, numbers in
      other.numbers[figure]?.contains { found in numbers.contains { $0.mayBe(found) } } == true
    }
    guard same > 0, same * 2 > shared.count else { return }
    numbers.merge(other.numbers) { $0 + $1 }
  }
}

extension LabelNumber {
  /// Whether both may be the same number, of which one has lost its unit or its decimal mark.
  fileprivate func mayBe(_ other: LabelNumber) -> Bool {
    let readings = Set(LabelReadings([self], .fat).candidates.map(\.value))
    return LabelReadings([other], .fat).candidates.contains { readings.contains($0.value) }
  }
}
