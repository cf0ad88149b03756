internal import Nutrition

/// Makes the columns for 100 g and for a portion agree where another reading of a figure does: one that lost its decimal
/// mark, or that another look at the label read.
struct LabelPortion {
  private let whole: LabelColumn
  private let portion: LabelColumn
  private let share: FixedDecimal

  /// Nil where there are no such columns, or where the share of the portion is unknown.
  init?(_ columns: [LabelColumn], in label: NutritionLabel) {
    guard let (whole, portion) = label.wholeAndPortion, let share = label.share(of: portion, in: whole) else {
      return nil
    }
    self.whole = columns[whole]
    self.portion = columns[portion]
    self.share = share
  }

  /// The values of a figure in both columns, as they agree at the lowest cost; nil where they agree as they are, or in no
  /// way.
  func mended(
    _ figure: LabelFigure, hundred: NutritionLabel.Value, value: NutritionLabel.Value
  ) -> (hundred: NutritionLabel.Value, value: NutritionLabel.Value)? {
    guard !agree(value, hundred) else { return nil }
    var best: (cost: Int, hundred: NutritionLabel.Value, value: NutritionLabel.Value)?
    for first in LabelReadings(whole.numbers[figure] ?? [], figure).candidates {
      for second in LabelReadings(portion.numbers[figure] ?? [], figure).candidates {
        let hundred = NutritionLabel.Value(value: first.value, isUpperBound: first.isUpperBound)
        let value = NutritionLabel.Value(value: second.value, isUpperBound: second.isUpperBound)
        guard first.cost + second.cost < best?.cost ?? .max, agree(value, hundred) else { continue }
        best = (first.cost + second.cost, hundred, value)
      }
    }
    return best.map { ($0.hundred, $0.value) }
  }

  /// What is less than something agrees with all that is less.
  private func agree(_ value: NutritionLabel.Value, _ hundred: NutritionLabel.Value) -> Bool {
    if hundred.isUpperBound { return value.value <= hundred.value || value.isUpperBound }
    if value.isUpperBound { return hundred.value * share <= value.value * FixedDecimal(11) / FixedDecimal(10) }
    return NutritionLabel.agree(value.value, hundred.value, share: share)
  }
}

extension NutritionLabel {
  /// Where the columns for 100 g or ml and for a portion are, where there are both.
  var wholeAndPortion: (whole: Int, portion: Int)? {
    guard let whole = columns.firstIndex(where: { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }),
      let portion = columns.firstIndex(where: { $0.basis == .serving })
    else { return nil }
    return (whole, portion)
  }

  /// Takes the readings on which the columns for 100 g and for a portion agree.
  mutating func mendByPortion(_ found: [LabelColumn]) {
    guard let (whole, portion) = wholeAndPortion, let mending = LabelPortion(found, in: self) else { return }
    for figure in LabelFigure.allCases {
      guard let hundred = columns[whole].values[figure], let value = columns[portion].values[figure],
        let mended = mending.mended(figure, hundred: hundred, value: value)
      else { continue }
      columns[whole].values[figure] = mended.hundred
      columns[portion].values[figure] = mended.value
    }
  }
}
