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
  /// Its middle, in characters from the beginning of the line.
  var position = 0

  /// Whether it may be a slash between two words: "Fat 7 Lipides".
  ///
  /// - Parameter unit: of the whole row.
  func isPerhapsSlash(_ unit: Unit?) -> Bool {
    self.unit == unit && places == 0 && (value == FixedDecimal(7) || value == FixedDecimal(1))
  }

  /// Whether it is the energy that an adult needs in a day, which labels print for comparison: 8,400 kJ or 2,000 kcal in
  /// Europe (EU 1169/2011, annex XIII), 8,700 kJ in Australia.
  var isReferenceIntake: Bool {
    value == FixedDecimal(8400) || value == FixedDecimal(8700) || value == FixedDecimal(2000) && unit == .kilocalorie
  }

  /// Treats the shorter reading as the likelier one.
  mutating func swapNine() {
    guard unit == nil, let short = shorter else { return }
    shorter = value
    value = short
    unit = .gram
  }
}
