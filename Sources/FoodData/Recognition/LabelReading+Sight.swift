extension LabelReading {
  /// The nutrition label in what was seen of a file; nil where there is none.
  package func label(in recognition: FileRecognition) -> NutritionLabel? {
    recognition.text.map { label(in: $0) } ?? label(seenIn: recognition.labelLooks)
  }

  /// Reads a picture that was looked at in one or several ways, and takes the best reading. In a picture of something else
  /// a recogniser sees words of labels too, but hardly the figures that every label has.
  package func label(seenIn looks: [[TextBox]]) -> NutritionLabel? {
    LabelReading.better(of: looks.compactMap { label(in: TextRows($0).text) }.filter(\.hasUsualFigures))
  }
}

extension NutritionLabel {
  /// Whether a column has three figures or more, two of them of those that are on every label.
  fileprivate var hasUsualFigures: Bool {
    columns.contains { column in
      let usual = [LabelFigure.energy, .kilojoules, .kilocalories, .fat, .carbohydrate, .protein]
      return column.values.count >= 3 && usual.count { column.values[$0] != nil } >= 2
    }
  }
}
