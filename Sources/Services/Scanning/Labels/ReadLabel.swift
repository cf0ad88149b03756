package import Calls
package import FoodData
internal import Nutrition

/// A nutrition label with what is known of the product that it is on, whoever read it.
package struct ReadLabel: Hashable, Sendable {
  /// Its figures, column by column.
  package var label: NutritionLabel
  /// Nil where neither the label nor the file's name tells it; then the person is asked.
  package var name: String?
  /// The maker, where a model has seen it.
  package var brand: String?
  /// Digits of the product's code, where the picture has one.
  package var barcode: String?
  /// How sure a model was; nil where programs recognised the text.
  package var confidence: ReadingConfidence?
  /// What the model said beside the figures; nil where it said nothing, or no model read it.
  package var notes: String?
  /// Figures that text recognition reads otherwise; empty where it agrees or has read nothing.
  package var doubts: [LabelRemarks.Doubt] = []

  /// As larder's own reader has it, which reads no names.
  ///
  /// - Parameter path: the file, whose name may say what it shows.
  package init(_ label: NutritionLabel, path: String? = nil, barcode: String? = nil) {
    self.label = label
    name = path.flatMap { FileTitle(path: $0)?.text }
    self.barcode = barcode
  }

  /// As a model has it, held against what text recognition has of the same picture.
  package init(
    _ answer: LabelAnswer, checkedBy recognised: NutritionLabel? = nil, path: String? = nil, barcode: String? = nil
  ) {
    label = answer.label
    name = answer.name ?? path.flatMap { FileTitle(path: $0)?.text }
    brand = answer.brand
    self.barcode = barcode
    confidence = answer.confidence
    notes = answer.notes
    doubts = recognised.map { answer.label.doubts(beside: $0) } ?? []
  }
}

extension NutritionLabel {
  /// The figures on which another reading of the same label differs by more than rounding: a twentieth and 0.2.
  fileprivate func doubts(beside other: NutritionLabel) -> [LabelRemarks.Doubt] {
    guard let mine = mainColumn, let theirs = other.columns.first(where: { $0.basis == mine.basis }) else { return [] }
    var warnings: [FoodWarning] = []
    let (read, seen) = (mine.nutrients(&warnings), theirs.nutrients(&warnings))
    return Nutrient.allCases.compactMap { nutrient in
      guard let first = read[nutrient], let second = seen[nutrient] else { return nil }
      let isApart =
        (first - second).magnitude > max(first, second) / FixedDecimal(20) + FixedDecimal(units: FixedDecimal.scale / 5)
      return isApart ? LabelRemarks.Doubt(figure: nutrient, other: second) : nil
    }
  }
}
