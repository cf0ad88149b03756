/// Shows the report of a week, a month, a year or any range of days.
package struct ShowReportCall: Call {
  package static let name = "weekly_report"

  /// "2026-W47", "last", a month ("2026-10"), a year, or "FROM..TO"; nil is the newest week.
  package var week: String?
  /// The first day of a range, in words or as YYYY-MM-DD; the report is then about the range and not about a week.
  package var from: String?
  /// The last day of the range; nil is today.
  package var to: String?
  /// Whether to make the report again, even if one was kept.
  package var again: Bool?

  package init() {}

  package static let fields: [CallField<ShowReportCall>] =
    [
      .optional("week", \.week),
      .optional("from", \.from),
      .optional("to", \.to),
      .optional("again", \.again),
    ]
}
