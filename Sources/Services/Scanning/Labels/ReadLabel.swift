package import Calls
package import FoodData
internal import Nutrition

/// A nutrition label with what is known about its product, whoever read it.
package struct ReadLabel: Hashable, Sendable {
  /// The figures of the label, column by column.
  package var label: NutritionLabel
  /// Nil where neither the label nor the file's name tells it; the person is then asked.
  package var name: String?
  /// The brand, where a model has seen it.
  package var brand: String?
  /// The digits of the product's barcode, where the picture has one.
  package var barcode: String?
  /// How certain the model was; nil where it was read by text recognition.
  package var confidence: ReadingConfidence?
  /// The model's remarks besides the figures; nil where there are none, or no model read it.
  package var notes: String?
  /// Figures that text recognition reads differently; empty where it agrees or has read none.
  package var doubts: [LabelRemarks.Doubt] = []

  /// A label read by larder itself, which reads no names.
  ///
  /// - Parameter path: the path of the file, whose name may tell the product.
  package init(_ label: NutritionLabel, path: String? = nil, barcode: String? = nil) {
    self.label = label
    name = path.flatMap { FileTitle(path: $0)?.text }
    self.barcode = barcode
  }

  /// A label read by a model, compared with what text recognition reads on the same picture.
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
  /// The figures that differ from another reading of the same label by more than rounding explains: by more than 5 % and 0.2.
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
