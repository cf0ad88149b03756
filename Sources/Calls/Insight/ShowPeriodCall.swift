package import Nutrition

/// Shows a week, a month or other days.
package struct ShowPeriodCall: Call {
  package static let name = "show_period"

  /// Nil is a week.
  package var period: Length?
  /// The first day, in words or as YYYY-MM-DD.
  package var from: String?
  /// The last day.
  package var to: String?
  /// The first day that they are set beside, in words or as YYYY-MM-DD; nil is as many days as they are, before them.
  package var comparedFrom: String?
  /// The last day of those.
  package var comparedTo: String?
  /// Whose reference values the markers are set beside; nil is what the person chose.
  package var references: ReferenceValues?
  /// Nil is what was eaten.
  package var source: Source?
  /// Whose days; nil is whoever speaks.
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
  /// How many days "week" and "month" are.
  package enum Length: String, CallChoice {
    case week, month

    /// 7 for a week, 30 for a month of any length.
    package var days: Int { self == .week ? 7 : 30 }
  }

  /// Which figures a period is made of.
  package enum Source: String, CallChoice {
    /// What the diary says.
    case eaten
    /// What was carried home: the foods on the receipts.
    case bought
  }
}
