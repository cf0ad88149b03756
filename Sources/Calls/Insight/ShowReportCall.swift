/// Shows the report of a week, of a month or a year, or of any days.
package struct ShowReportCall: Call {
  package static let name = "weekly_report"

  /// "2026-W47", "last"; also a month, "2026-10", a year, or "FROM..TO"; nil is the newest week.
  package var week: String?
  /// The first of several days, in words or as YYYY-MM-DD: then the report is theirs and no week's.
  package var from: String?
  /// The last of them; nil is today.
  package var to: String?
  /// Made anew, whatever was kept.
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
