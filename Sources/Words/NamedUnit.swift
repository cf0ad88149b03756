package import Nutrition

/// What a word stands for: a unit, or so many of it, as a "dag" is 10 g.
package struct NamedUnit: Hashable, Sendable {
  /// How many of `unit` the word stands for: 10 for "dag", 1 for most.
  package let count: FixedDecimal
  /// The unit that is counted: grams for "dag".
  package let unit: MeasureUnit

  package init(_ unit: MeasureUnit, count: FixedDecimal = FixedDecimal(1)) {
    (self.unit, self.count) = (unit, count)
  }

  /// "packet", "2 tsp". Nil where it names no unit.
  package init?(_ text: String) {
    if let unit = MeasureUnit(rawValue: text) {
      self.init(unit)
    } else {
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let count = FixedDecimal(parts[0]), let unit = MeasureUnit(rawValue: parts[1]) else {
        return nil
      }
      self.init(unit, count: count)
    }
  }
}
