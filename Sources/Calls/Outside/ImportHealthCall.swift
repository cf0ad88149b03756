package import Nutrition

/// Records what a tracker says of days.
package struct ImportHealthCall: Call {
  package static let name = "import_health"

  /// Who says it: "Apple Health", or the name of a file.
  package var source = ""
  /// Energy of activity.
  package var active: [DayFigure] = []
  /// Body weights.
  package var weights: [DayFigure] = []
  /// Energy that was eaten.
  package var eaten: [DayFigure] = []
  /// Values that could not be right.
  package var leftOut = 0
  /// Activities that the person typed on days with energy of the tracker make room for it.
  package var replacesTyped: Bool?
  /// The days of which it would say something if there were something, apart where several files were read; nil where
  /// that is not known.
  package var covered: [DaySpan]?
  /// Days of which Apple’s own sum is clearly another than that of the records.
  package var doubted: [DoubtedDay]?
  /// Days of which it says what cannot be right: what is recorded of them stays.
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
  /// A figure of a day.
  package struct DayFigure: CallRecord {
    /// The day.
    package var day = Day(number: 0)
    /// In kcal or kg.
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

  /// From a day to another, both included.
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

    /// Whether a day is among them; the first and the last are.
    package func contains(_ day: Day) -> Bool { first <= day && day <= last }

    package static let fields: [CallField<DaySpan>] =
      [
        .required("first", \.first),
        .required("last", \.last),
      ]
  }

  /// A day of which there are two sums.
  package struct DoubtedDay: CallRecord {
    /// The day.
    package var day = Day(number: 0)
    /// The sum of the records, in kcal.
    package var value = FixedDecimal.zero
    /// What Apple says, in kcal.
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
