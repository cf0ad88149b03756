internal import Nutrition

/// Reads nutrition labels without a model. Rows are recognised by words in many languages, columns by their heads, and
/// of the possible readings of an unclear figure the one that fits the others is taken.
package struct LabelReading: Sendable {
  private let phrases: PhraseTable<LabelWord>

  package init() {
    phrases = .ofLabels()
  }

  /// The most lines that are read.
  private static let mostLines = 400

  /// The label in a text; nil where there is none.
  package func label(in text: PrintedText) -> NutritionLabel? {
    let lines = text.lines.prefix(LabelReading.mostLines).map { LabelLine($0, phrases: phrases) }
    var table = LabelTable()
    for line in lines where !table.isOver { table.take(line) }
    table.joinApart()
    guard table.rows.count >= 3 || table.rows.contains(where: { $0.figure == .energy }) && table.names >= 2 else {
      return nil
    }
    var label = NutritionLabel(columns: [], serving: LabelServing.find(in: lines), warnings: [])
    label.columns = LabelColumns(table: table, serving: label.serving).columns
    label.mendByServing()
    label.openDisagreements()
    guard label.columns.contains(where: { $0.values.count >= 2 }) else { return nil }
    label.warnings = LabelCheck(label).warnings
    return label
  }
}

extension LabelReading {
  /// The best of several readings of one picture: one whose figures fit together, otherwise the one with the most
  /// figures.
  package static func better(of labels: [NutritionLabel]) -> NutritionLabel? {
    labels.max { $0.worth < $1.worth }
  }
}

extension NutritionLabel {
  fileprivate var worth: Int {
    let figures = columns.reduce(0) { $0 + $1.values.count }
    let odd = food().warnings.count { FoodTrust(of: Nutrients(energy: .zero), [$0]) != .ok }
    let isPerHundred = columns.contains { $0.basis == .hundredGrams || $0.basis == .hundredMillilitres }
    return figures * 2 - odd * 3 + (isPerHundred ? 8 : 0)
  }
}
