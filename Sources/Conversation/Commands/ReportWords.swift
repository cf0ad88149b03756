package import Calls

/// What may follow a command that shows a report: a week, and "again".
package enum ReportWords {
  /// The week is passed on as it is written, for the tool to read.
  package static func read(_ words: String) -> ShowReportCall {
    let parts = words.split(separator: " ")
    let week = parts.filter { $0.lowercased() != "again" }
    return ShowReportCall {
      $0.week = week.isEmpty ? nil : week.joined(separator: " ")
      $0.again = week.count < parts.count ? true : nil
    }
  }
}
