internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Reads nutrition labels without a model. Rows are recognised by words in many languages, columns by their heads, and
/// of the possible readings of an unclear figure the one that fits the others is taken.
package struct LabelReading: Sendable {
  private let vocabulary: LabelVocabulary

  package init() {
    vocabulary = LabelVocabulary(.embedded)
  }

  /// The most lines that are read.
  private static let mostLines = 400

  /// The label in a text; nil where there is none.
  package func label(in text: PrintedText) -> NutritionLabel? { sight(of: text)?.label }

  /// What a text shows of a label; nil where there is none.
  func sight(of text: PrintedText) -> LabelSight? {
    let lines = text.lines.prefix(LabelReading.mostLines).map { LabelLine($0, vocabulary) }
    var table = LabelTable()
    for line in lines where !table.isOver { table.take(line) }
    table.joinApart()
    guard table.rows.count >= 3 || table.rows.contains(where: { $0.figure == .energy }) && table.names >= 2 else {
      return nil
    }
    return LabelSight(table, serving: LabelServing.find(in: lines))
  }
}

extension NutritionLabel {
  /// How good a reading is: one whose figures fit together is better, otherwise one with more figures.
  var worth: Int {
    let figures = columns.reduce(0) { $0 + $1.values.count }
    let odd = food().warnings.count { FoodTrust(of: Nutrients(energy: .zero), [$0]) != .ok }
    let isPerHundred = columns.contains { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }
    return figures * 2 - odd * 3 + (isPerHundred ? 8 : 0)
  }
}
