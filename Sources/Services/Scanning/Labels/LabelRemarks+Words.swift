internal import Calls
internal import EmbeddedMessages
internal import FoodData
internal import Messages
internal import Nutrition

extension LabelRemarks {
  /// The remarks on a label that was read.
  init(_ read: ReadLabel, warnings: [FoodWarning] = []) {
    self.init()
    confidence = read.confidence
    self.warnings = warnings.isEmpty ? nil : warnings.map(\.code)
    doubts = read.doubts.isEmpty ? nil : read.doubts
    notes = read.notes
  }

  /// What the person should check.
  var sentences: [Text] {
    let known = (warnings ?? []).compactMap { FoodWarning(code: $0) }.map(\.text)
    let noted = notes.map { Text.labelNoted(words: $0) }
    return [confidence?.sentence, differing].compactMap(\.self) + known + [noted].compactMap(\.self)
  }

  private var differing: Text? {
    guard let doubts, !doubts.isEmpty else { return nil }
    return .labelSecondReading(figures: doubts.map { .labelSecondFigure(nutrient: $0.figure, figure: $0.other) })
  }

  /// Clears the doubts about figures that the person has stated.
  mutating func resolve(_ said: Nutrients) {
    let resolved = Nutrient.allCases.filter { said[$0] != nil }
    doubts?.removeAll { resolved.contains($0.figure) }
    let subjects = resolved.flatMap { [FoodWarning.impossible($0), .upperBound($0), .approximate($0)] }.map(\.code)
    warnings?.removeAll { subjects.contains($0) }
  }
}

extension LabelRemarks {
  /// Clears the doubt about the serving, which the person has stated.
  mutating func resolveServing() {
    warnings?.removeAll { $0 == FoodWarning.perServingWithoutQuantity.code }
  }
}

extension ReadingConfidence {
  fileprivate var sentence: Text {
    switch self {
    case .high: .labelReadWell
    case .medium: .labelReadFairly
    case .low: .labelReadBadly
    }
  }
}
