internal import Calls
internal import FoodData
internal import Nutrition

extension LabelRemarks {
  /// Of a label that was read.
  init(_ read: ReadLabel, warnings: [FoodWarning] = []) {
    self.init()
    confidence = read.confidence
    self.warnings = warnings.isEmpty ? nil : warnings.map(\.code)
    doubts = read.doubts.isEmpty ? nil : read.doubts
    notes = read.notes
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
