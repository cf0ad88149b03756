internal import EmbeddedMessages
package import Messages
package import Nutrition

/// A line chart of values over days.
package struct LineChart: Hashable, Sendable {
  /// A line of the chart.
  package struct Series: Hashable, Sendable {
    package var name: Text
    /// One for each day of the range, in order; nil on a day without a value.
    package var values: [FixedDecimal?]
    /// Whether the line continues across days without a value, as for weight, which exists without being measured.
    package var joinsGaps: Bool

    package init(_ name: Text, _ values: [FixedDecimal?], joinsGaps: Bool = false) {
      self.name = name
      self.values = values
      self.joinsGaps = joinsGaps
    }
  }

  /// The unit of the values.
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

  /// The title above the chart.
  package var title: Text
  /// The unit of all values.
  package var unit: Unit
  /// The days from left to right.
  package var range: DayRange
  /// The lines, each with a value for every day of the range.
  package var series: [Series]

  package init(title: Text, unit: Unit, range: DayRange, series: [Series]) {
    self.title = title
    self.unit = unit
    self.range = range
    self.series = series
  }
}
