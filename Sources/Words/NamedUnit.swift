package import Nutrition

/// The meaning of a unit word: a unit, or a multiple of one, as "dag" is 10 g.
package struct NamedUnit: Hashable, Sendable {
  /// How many of `unit` it is: 10 for "dag", 1 for most.
  package let count: FixedDecimal
  /// The unit: gram for "dag".
  package let unit: MeasureUnit

  package init(_ unit: MeasureUnit, count: FixedDecimal = FixedDecimal(1)) {
    (self.unit, self.count) = (unit, count)
  }

  /// Parses "packet" or "2 tsp"; nil where it names no unit.
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
