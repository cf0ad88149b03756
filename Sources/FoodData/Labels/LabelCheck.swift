internal import Nutrition

/// Checks what does not fit together on a label: energy and the other figures, kJ and kcal, a portion and 100 g.
struct LabelCheck: Sendable {
  let warnings: [FoodWarning]

  init(_ label: NutritionLabel) {
    var warnings: [FoodWarning] = []
    guard let column = label.mainColumn else {
      self.warnings = [.noNutrition]
      return
    }
    if let joules = column.values[.kilojoules]?.value, let calories = column.values[.kilocalories]?.value,
      !LabelColumns.isPair(kilojoules: joules, kilocalories: calories)
    {
      warnings.append(.energyUnitsInconsistent)
    }
    if LabelCheck.portionDiffers(label) { warnings.append(.mixedServingAnd100) }
    self.warnings = warnings
  }

  /// Whether most figures of the portion differ from those of 100 g times its size.
  private static func portionDiffers(_ label: NutritionLabel) -> Bool {
    guard let size = label.serving?.grams ?? label.serving?.millilitres,
      let whole = label.columns.first(where: { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }),
      let portion = label.columns.first(where: { $0.basis == .serving })
    else { return false }
    var same = 0
    var different = 0
    for (figure, value) in portion.values {
      guard let hundred = whole.values[figure]?.value, !value.isUpperBound else { continue }
      let expected = hundred * size / FixedDecimal(100)
      let isSame = NutritionLabel.isPortion(value.value, expected, rounded: FixedDecimal(units: FixedDecimal.scale / 5))
      if isSame { same += 1 } else { different += 1 }
    }
    return different > same
  }
}
