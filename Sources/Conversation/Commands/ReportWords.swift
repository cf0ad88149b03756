package import Calls

/// Parses what follows a command that shows a report: a week, and "again".
package enum ReportWords {
  /// Parses the words. The week is passed on as written, and the tool parses it.
  package static func read(_ words: String) -> ShowReportCall {
    let parts = words.split(separator: " ")
    let week = parts.filter { $0.lowercased() != "again" }
    return ShowReportCall {
      $0.week = week.isEmpty ? nil : week.joined(separator: " ")
      $0.again = week.count < parts.count ? true : nil
    }
  }
}
