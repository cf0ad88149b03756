internal import Nutrition

extension LabelReading {
  /// The nutrition label in what was recognised in a file; nil where there is none.
  package func label(in recognition: FileRecognition) -> NutritionLabel? {
    recognition.text.map { label(in: $0) } ?? label(seenIn: recognition.labelLooks)
  }

  /// Reads a label from one or several looks at a picture: the best reading, completed by the others. In pictures of
  /// other things the text recogniser also finds words of labels, but hardly ever the figures that every label has.
  package func label(seenIn looks: [[TextBox]]) -> NutritionLabel? {
    sight(seenIn: looks)?.label.flatMap { $0.hasUsualFigures ? $0 : nil }
  }

  /// Whether nothing is gained by another look: two looks found the same figures, and these fit together.
  package func isSettled(_ looks: [[TextBox]]) -> Bool {
    guard let sight = sight(seenIn: looks), sight.isConfirmed, let label = sight.label else { return false }
    return label.fitsTogether
  }

  /// What all looks show: the best one, and what the others found in the same columns.
  private func sight(seenIn looks: [[TextBox]]) -> LabelSight? {
    var sights: [(sight: LabelSight, worth: Int)] = looks.compactMap { look in
      guard let sight = sight(of: TextRows(look, joinsPieces: true).text), let label = sight.label else { return nil }
      return (sight, label.worth)
    }
    sights.sort { $0.worth > $1.worth }
    guard var best = sights.first?.sight else { return nil }
    for other in sights.dropFirst() { best.add(other.sight) }
    return best
  }
}

extension NutritionLabel {
  /// Whether a column has three figures or more, including two that are on every label.
  fileprivate var hasUsualFigures: Bool {
    columns.contains { column in
      let usual = [LabelFigure.energy, .kilojoules, .kilocalories, .fat, .carbohydrate, .protein]
      return column.values.count >= 3 && usual.count { column.values[$0] != nil } >= 2
    }
  }

  /// Whether the usual figures fit the energy in each column, and all columns have the same figures.
  fileprivate var fitsTogether: Bool {
    warnings.isEmpty && Set(columns.map { Set($0.values.keys) }).count == 1 && columns.allSatisfy(\.fitsTogether)
  }
}

extension NutritionLabel.Column {
  /// Whether fat, carbohydrate and protein are known and fit the energy.
  fileprivate var fitsTogether: Bool {
    guard let fat = values[.fat]?.value, let carbohydrate = values[.carbohydrate]?.value,
      let protein = values[.protein]?.value,
      let energy = values[.kilocalories]?.value
        ?? values[.kilojoules].map({ $0.value / FixedDecimal.kilojoulesPerKilocalorie })
    else { return false }
    let fibre = values[.fibre]?.value ?? FixedDecimal.zero
    let computed = LabelEnergy.computed(fat, carbohydrate, protein, fibre: fibre)
    return LabelEnergy.isNear(energy, computed, fibre: fibre)
  }
}
