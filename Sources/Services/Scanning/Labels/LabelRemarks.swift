package import FoodData
internal import LanguageModels
package import Nutrition

/// How well a label was read, for the card of the food that comes of it. It is not kept with the food.
package struct LabelRemarks: Hashable, Codable, Sendable {
  /// A figure that two readings see differently.
  package struct Doubt: Hashable, Codable, Sendable {
    package var figure: Nutrient
    /// The other reading, in the unit of the figure, for the same amount of food.
    package var other: Figure

    package init(figure: Nutrient, other: Figure) {
      self.figure = figure
      self.other = other
    }
  }

  package var confidence: ReadingConfidence?
  /// Codes of `FoodWarning`.
  package var warnings: [String]?
  package var doubts: [Doubt]?
  /// What the reader noted, in its words.
  package var notes: String?

  package init(
    confidence: ReadingConfidence? = nil, warnings: [FoodWarning] = [], doubts: [Doubt] = [], notes: String? = nil
  ) {
    self.confidence = confidence
    self.warnings = warnings.isEmpty ? nil : warnings.map(\.code)
    self.doubts = doubts.isEmpty ? nil : doubts
    self.notes = notes
  }

  static let property = JSONSchema.Property(
    "reading",
    .object([
      .init("confidence", .choice(ReadingConfidence.allCases.map(\.rawValue))),
      .init("warnings", .array(.string())),
      .init(
        "doubts",
        .array(
          .object([
            .init("figure", .choice(Nutrient.allCases.map(\.key)), required: true),
            .init("other", .number(), required: true),
          ]))),
      .init("notes", .string()),
    ]))
}

extension LabelRemarks {
  /// Of a label that was read.
  init(_ read: ReadLabel, warnings: [FoodWarning] = []) {
    self.init(confidence: read.confidence, warnings: warnings, doubts: read.doubts, notes: read.notes)
  }

  /// What a person should look at.
  var sentences: [String] {
    let known = (warnings ?? []).compactMap { FoodWarning(code: $0) }.map(\.sentence)
    let noted = notes.map { "Noted on it: “\($0)”" }
    return [confidence?.sentence, differing].compactMap(\.self) + known + [noted].compactMap(\.self)
  }

  private var differing: String? {
    guard let doubts, !doubts.isEmpty else { return nil }
    let others = doubts.map { "\($0.figure.name) \($0.other.formatted(places: 2)) \($0.figure.unit)" }
    return "A second reading has other figures, please check: \(others.phrase)."
  }

  /// Nothing is in doubt any more of what a person has said.
  mutating func settle(_ said: Nutrients) {
    let settled = Nutrient.allCases.filter { said[$0] != nil }
    doubts?.removeAll { settled.contains($0.figure) }
    let subjects = settled.flatMap { [FoodWarning.impossible($0), .upperBound($0), .approximate($0)] }.map(\.code)
    warnings?.removeAll { subjects.contains($0) }
  }
}

extension LabelRemarks {
  /// The person has said what a serving is.
  mutating func settleServing() {
    warnings?.removeAll { $0 == FoodWarning.perServingWithoutQuantity.code }
  }
}

extension ReadingConfidence {
  fileprivate var sentence: String {
    switch self {
    case .high: "The label was read with high confidence."
    case .medium: "The label was read with medium confidence: a look at the pack is worth it."
    case .low: "The label was read with low confidence: please compare it with the pack."
    }
  }
}
