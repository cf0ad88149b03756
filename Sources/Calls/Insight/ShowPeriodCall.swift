package import Nutrition

/// Shows a week, a month or other days.
package struct ShowPeriodCall: Call {
  package static let name = "show_period"

  /// The length of the period; nil is a week.
  package var period: Length?
  /// The first day, in words or as YYYY-MM-DD.
  package var from: String?
  /// The last day, in words or as YYYY-MM-DD.
  package var to: String?
  /// The first day of the period to compare with, in words or as YYYY-MM-DD; nil compares with as many days just
  /// before.
  package var comparedFrom: String?
  /// The last day of that period.
  package var comparedTo: String?
  /// The reference values that the markers are compared with; nil is the person's choice.
  package var references: ReferenceValues?
  /// Which figures to show; nil is what was eaten.
  package var source: Source?
  /// The person whose days are shown; nil is the person who speaks.
  package var person: String?

  package init() {}

  package static let fields: [CallField<ShowPeriodCall>] =
    [
      .optional("period", \.period),
      .optional("from", \.from),
      .optional("to", \.to),
      .optional("compared_from", \.comparedFrom),
      .optional("compared_to", \.comparedTo),
      .optional("references", \.references),
      .optional("source", \.source),
      .optional("person", \.person),
    ]
}

extension ShowPeriodCall {
  /// The length of a period.
  package enum Length: String, CallChoice {
    case week, month

    /// 7 for a week, 30 for a month of any length.
    package var days: Int { self == .week ? 7 : 30 }
  }

  /// Where the figures of a period come from.
  package enum Source: String, CallChoice {
    /// The diary.
    case eaten
    /// The foods on the receipts.
    case bought
  }
}
