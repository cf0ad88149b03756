/// Shows the report of a week.
package struct ShowReportCall: Call {
  package static let name = "weekly_report"

  /// "2026-W47", "last"; nil is the newest.
  package var week: String?
  /// Made anew, whatever was kept.
  package var again: Bool?

  package init() {}

  package static let fields: [CallField<ShowReportCall>] =
    [
      .optional("week", \.week),
      .optional("again", \.again),
    ]
}
