internal import EmbeddedMessages
package import Messages
package import Nutrition

/// How values move over days.
package struct LineChart: Hashable, Sendable {
  /// A line of the chart.
  package struct Series: Hashable, Sendable {
    package var name: Text
    /// One a day of the range, in order; nil on a day without a value.
    package var values: [FixedDecimal?]
    /// The line goes on over days without a value, as for a weight, which is there on days without scales, too.
    package var joinsGaps: Bool

    package init(_ name: Text, _ values: [FixedDecimal?], joinsGaps: Bool = false) {
      self.name = name
      self.values = values
      self.joinsGaps = joinsGaps
    }
  }

  /// What its values are in.
  package enum Unit: Hashable, Sendable {
    case kilocalories, kilograms, pounds

    /// "kcal".
    package var name: Text {
      switch self {
      case .kilocalories: .unitKilocalories
      case .kilograms: .unitKilograms
      case .pounds: .unitPounds
      }
    }

    /// "1,950 kcal".
    package func text(_ value: FixedDecimal) -> Text {
      switch self {
      case .kilocalories: .energy(energy: value)
      case .kilograms: .weightKilograms(weight: value)
      case .pounds: .weightPounds(weight: value)
      }
    }
  }

  /// What stands above the chart.
  package var title: Text
  /// That of all values of all lines.
  package var unit: Unit
  /// The days from left to right.
  package var range: DayRange
  /// The lines, each with a place for every day of the range.
  package var series: [Series]

  package init(title: Text, unit: Unit, range: DayRange, series: [Series]) {
    self.title = title
    self.unit = unit
    self.range = range
    self.series = series
  }
}
