package import Nutrition

/// Imports daily figures from a health tracker.
package struct ImportHealthCall: Call {
  package static let name = "import_health"

  /// Where they come from: "Apple Health", or the name of a file.
  package var source = ""
  /// The energy of activity, day by day.
  package var active: [DayFigure] = []
  /// Body weights, day by day.
  package var weights: [DayFigure] = []
  /// The energy that was eaten, day by day.
  package var eaten: [DayFigure] = []
  /// How many values were left out because they are impossible.
  package var leftOut = 0
  /// Whether activities that the person typed are replaced on days for which the tracker has energy.
  package var replacesTyped: Bool?
  /// The days that the files cover, whether or not they have a value; one span for each file. Nil where that is not
  /// known.
  package var covered: [DaySpan]?
  /// Days on which Apple's own sum clearly differs from that of the records.
  package var doubted: [DoubtedDay]?
  /// Days with impossible values; what is recorded of them stays.
  package var doubtful: [Day]?

  package init() {}

  package static let fields: [CallField<ImportHealthCall>] =
    [
      .required("source", \.source),
      .required("active", \.active),
      .required("weights", \.weights),
      .required("eaten", \.eaten),
      .required("leftOut", \.leftOut),
      .optional("replacesTyped", \.replacesTyped),
      .optional("covered", \.covered),
      .optional("doubted", \.doubted),
      .optional("doubtful", \.doubtful),
    ]
}

extension ImportHealthCall {
  /// A figure for one day.
  package struct DayFigure: CallRecord {
    /// The day.
    package var day = Day(number: 0)
    /// The value in kcal or kg.
    package var value = FixedDecimal.zero

    package init() {}

    package init(day: Day, value: FixedDecimal) {
      self.day = day
      self.value = value
    }

    package static let fields: [CallField<DayFigure>] =
      [
        .required("day", \.day),
        .required("value", \.value),
      ]
  }

  /// A range of days, both ends included.
  package struct DaySpan: CallRecord {
    /// The first day.
    package var first = Day(number: 0)
    /// The last day.
    package var last = Day(number: 0)

    package init() {}

    package init(first: Day, last: Day) {
      self.first = first
      self.last = last
    }

    /// Whether the range has this day.
    package func contains(_ day: Day) -> Bool { first <= day && day <= last }

    package static let fields: [CallField<DaySpan>] =
      [
        .required("first", \.first),
        .required("last", \.last),
      ]
  }

  /// A day with two different sums.
  package struct DoubtedDay: CallRecord {
    /// The day.
    package var day = Day(number: 0)
    /// The sum of the records, in kcal.
    package var value = FixedDecimal.zero
    /// Apple's own sum, in kcal.
    package var summary = FixedDecimal.zero

    package init() {}

    package init(day: Day, value: FixedDecimal, summary: FixedDecimal) {
      self.day = day
      self.value = value
      self.summary = summary
    }

    package static let fields: [CallField<DoubtedDay>] =
      [
        .required("day", \.day),
        .required("value", \.value),
        .required("summary", \.summary),
      ]
  }
}
