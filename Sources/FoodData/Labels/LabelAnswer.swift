package import JSON
internal import Nutrition

/// A nutrition label as a language model copied it in the form of its prompt: cleaned, bounded and checked like a label
/// that was recognised letter by letter.
package struct LabelAnswer: Hashable, Sendable {
  /// The columns that have any figure, with what is odd about them.
  package let label: NutritionLabel
  /// Of the product, where the picture shows it.
  package let name: String?
  /// The maker, where the picture shows it.
  package let brand: String?
  /// How sure the model was of what it read.
  package let confidence: ReadingConfidence
  /// What it noted beside the figures, in its words.
  package let notes: String?

  /// More columns than on any label.
  private static let mostColumns = 8

  /// Nil where no figure was read.
  package init?(_ facts: JSONValue) {
    let columns = (facts["columns"]?.array ?? []).prefix(LabelAnswer.mostColumns)
      .map { LabelAnswerColumn($0) }.filter { !$0.values.isEmpty }
    guard !columns.isEmpty else { return nil }
    var label = NutritionLabel(
      columns: columns.map { NutritionLabel.Column(basis: $0.basis, values: $0.values) },
      serving: columns.lazy.compactMap(\.serving).first, warnings: [])
    label.warnings = LabelCheck(label).warnings
    self.label = label
    name = facts.words("name")
    brand = facts.words("brand")
    confidence = facts["confidence"]?.string.flatMap { ReadingConfidence(rawValue: $0) } ?? .low
    notes = facts.words("notes")
  }
}

/// How sure somebody was of what was read.
package enum ReadingConfidence: String, CaseIterable, Codable, Sendable {
  case high, medium, low
}
