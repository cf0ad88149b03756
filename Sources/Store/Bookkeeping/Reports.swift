package import FoundationEssentials
package import Nutrition

extension Bookkeeping {
  /// Keeps a report, replacing an earlier one of the same profile and week.
  package func keep(_ report: WeeklyReport, of profile: UUID) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in try connection.insert(report, of: profile) }
  }

  /// The report of a week as it was made; nil where there is none. A report that cannot be read counts as missing,
  /// because it can be made again.
  package func report(of profile: UUID, on week: Week) throws(StoreError) -> WeeklyReport? {
    try connection.report(of: profile, on: week)
  }

  /// The newest report of an earlier week.
  package func lastReport(of profile: UUID, before week: Week) throws(StoreError) -> WeeklyReport? {
    try connection.report(
      "SELECT body FROM weekly_report WHERE profile = ? AND week < ? ORDER BY week DESC LIMIT 1", profile, week)
  }

  /// Calls `take` with every report, by profile and week.
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

  /// Inserts a report, replacing an earlier one of the same profile and week.
  func insert(_ report: WeeklyReport, of profile: UUID) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO weekly_report (profile, week, made, body) VALUES (?, ?, ?, ?)",
      [profile, report.figures.week.first, report.made, try JSONText.text(report)])
  }
}
