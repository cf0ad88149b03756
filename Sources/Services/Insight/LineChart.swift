package import Nutrition

/// How values move over days.
package struct LineChart: Hashable, Sendable {
  package struct Series: Hashable, Sendable {
    package var name: String
    /// One a day of the range, in order; nil on a day without a value.
    package var values: [Figure?]
    /// The line goes on over days without a value, as for a weight, which is there on days without scales, too.
    package var joinsGaps: Bool

    package init(_ name: String, _ values: [Figure?], joinsGaps: Bool = false) {
      self.name = name
      self.values = values
      self.joinsGaps = joinsGaps
    }
  }

  package var title: String
  /// "kcal", "kg".
  package var unit: String
  package var range: DayRange
  package var series: [Series]

  package init(title: String, unit: String, range: DayRange, series: [Series]) {
    self.title = title
    self.unit = unit
    self.range = range
    self.series = series
  }
}
