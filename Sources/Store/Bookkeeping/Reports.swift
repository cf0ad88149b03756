package import FoundationEssentials
package import Nutrition

extension Bookkeeping {
  /// Keeps a report, in place of an earlier one of its profile and week.
  package func keep(_ report: WeeklyReport, of profile: UUID) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in try connection.insert(report, of: profile) }
  }

  /// The report of a week as it was made; nil where none was. One that cannot be read is as if it had not been made: it
  /// can be made again.
  package func report(of profile: UUID, on week: Week) throws(StoreError) -> WeeklyReport? {
    try connection.report(of: profile, on: week)
  }

  /// The last report of an earlier week.
  package func lastReport(of profile: UUID, before week: Week) throws(StoreError) -> WeeklyReport? {
    try connection.report(
      "SELECT body FROM weekly_report WHERE profile = ? AND week < ? ORDER BY week DESC LIMIT 1", profile, week)
  }

  /// Every report that was made, by profile and week.
  package func forEachReport(_ take: (UUID, WeeklyReport) -> Void) throws(StoreError) {
    let rows = try connection.all("SELECT profile, body FROM weekly_report ORDER BY profile, week") {
      row throws(StoreError) in (try row.uuid(), try row.text())
    }
    for (profile, body) in rows {
      if let report: WeeklyReport = try? JSONText.value(body) { take(profile, report) }
    }
  }
}

extension Connection {
  func report(of profile: UUID, on week: Week) throws(StoreError) -> WeeklyReport? {
    try report("SELECT body FROM weekly_report WHERE profile = ? AND week = ?", profile, week)
  }

  fileprivate func report(_ query: String, _ profile: UUID, _ week: Week) throws(StoreError) -> WeeklyReport? {
    let body = try firstText(query, [profile, week.first])
    return body.flatMap { try? JSONText.value($0) }
  }

  /// Puts a report in the place of an earlier one of its profile and week.
  func insert(_ report: WeeklyReport, of profile: UUID) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO weekly_report (profile, week, made, body) VALUES (?, ?, ?, ?)",
      [profile, report.figures.week.first, report.made, try JSONText.text(report)])
  }
}
