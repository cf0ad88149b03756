internal import Nutrition

/// The values behind one name on a line of a label.
struct LabelRow: Hashable, Sendable {
  var figure: LabelFigure
  var values: [LabelNumber]
}

/// A number on a label, with what stands around it.
struct LabelNumber: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case gram, milligram, microgram, kilojoule, kilocalorie
  }

  var value: FixedDecimal
  var unit: Unit?
  var isUpperBound = false
  /// The digits without what may be a unit read as a digit: "59" for "5g".
  var shorter: FixedDecimal?
  /// Decimals printed.
  var places = 0

  /// Takes the shorter reading for the likelier one.
  mutating func swapNine() {
    guard unit == nil, let short = shorter else { return }
    shorter = value
    value = short
    unit = .gram
  }
}
