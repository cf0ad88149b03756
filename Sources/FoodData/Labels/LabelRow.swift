internal import Nutrition

/// The values after one row name on a line of a label.
struct LabelRow: Hashable, Sendable {
  var figure: LabelFigure
  var values: [LabelNumber]
}

/// A number on a label with its context.
struct LabelNumber: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case gram, milligram, microgram, kilojoule, kilocalorie
  }

  var value: FixedDecimal
  var unit: Unit?
  var isUpperBound = false
  /// The number without a last digit that may be a misread unit: 5 for "59".
  var shorter: FixedDecimal?
  /// The number of decimal places printed.
  var places = 0

  /// Treats the shorter reading as the likelier one.
  mutating func swapNine() {
    guard unit == nil, let short = shorter else { return }
    shorter = value
    value = short
    unit = .gram
  }
}
