extension LabelReading {
  /// The nutrition label in what was recognised in a file; nil where there is none.
  package func label(in recognition: FileRecognition) -> NutritionLabel? {
    recognition.text.map { label(in: $0) } ?? label(seenIn: recognition.labelLooks)
  }

  /// Reads a label from one or several looks at a picture, and takes the best reading. In pictures of other things the
  /// text recogniser also finds words of labels, but hardly ever the figures that every label has.
  package func label(seenIn looks: [[TextBox]]) -> NutritionLabel? {
    LabelReading.better(of: looks.compactMap { label(in: TextRows($0).text) }.filter(\.hasUsualFigures))
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
}
