package import JSON
internal import Nutrition

/// A nutrition label as a language model copied it in the form of its prompt. It is cleaned, bounded and checked like a
/// label from the text recogniser.
package struct LabelAnswer: Hashable, Sendable {
  /// The columns that have any figures, with warnings about them.
  package let label: NutritionLabel
  /// The product's name; nil where the picture does not show it.
  package let name: String?
  /// The brand; nil where the picture does not show it.
  package let brand: String?
  /// How sure the model was.
  package let confidence: ReadingConfidence
  /// The model's remarks besides the figures.
  package let notes: String?

  /// The most columns that are read.
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

/// How sure a model was of what it read.
package enum ReadingConfidence: String, CaseIterable, Codable, Sendable {
  case high, medium, low
}
