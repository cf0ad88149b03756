internal import EmbeddedMessages
internal import Messages
package import Nutrition
internal import Store

/// A report, and how it relates to the stored one of its week.
package struct FoundReport: Sendable {
  /// How a report relates to the diary of its week.
  package enum Standing: Hashable, Sendable {
    /// Made just now, and not stored.
    case new
    case kept
    /// Stored, although the diary of the week has changed since.
    case changedSince
  }

  /// The stored report, or a new one.
  package let report: WeeklyReport
  /// How it relates to the present diary.
  package let standing: Standing
}

extension ToolContext {
  /// The report of a week. The stored one is used while it fits the diary, or if its week had ended when it was made.
  ///
  /// - Parameter again: makes a new report where the diary has changed since.
  package func report(on week: Week, again: Bool) throws(ToolError) -> FoundReport {
    let figures = try weekFigures(week)
    let kept = try reading(store.bookkeeping.report(of: profile.id, on: week))
    if let kept, kept.figures == figures { return FoundReport(report: kept, standing: .kept) }
    if let kept, kept.figures.isWhole, !again { return FoundReport(report: kept, standing: .changedSince) }
    return FoundReport(report: try newReport(figures), standing: .new)
  }

  /// A new report in larder's own words, ignoring a stored one.
  package func newReport(on week: Week) throws(ToolError) -> WeeklyReport {
    try newReport(try weekFigures(week))
  }

  private func newReport(_ figures: WeekFigures) throws(ToolError) -> WeeklyReport {
    let changes = try changes(to: figures)
    let text = ReportWording(figures, changes, units: profile.units).text.english
    return WeeklyReport(figures: figures, changes: changes, text: text, made: now)
  }

  /// Stores a report in place of an earlier one of its week. It is not a record of the person's, so it needs no yes.
  package func keep(_ report: WeeklyReport) throws(ToolError) {
    try reading(store.bookkeeping.keep(report, of: profile.id))
  }

  /// The changes since the last report of an earlier week, or since the week before where there is none.
  private func changes(to figures: WeekFigures) throws(ToolError) -> ReportChanges? {
    if let last = try reading(store.bookkeeping.lastReport(of: profile.id, before: figures.week)) {
      return ReportChanges(from: last.figures, wasReported: true, to: figures)
    }
    let before = try weekFigures(figures.week.before)
    return before.period.loggedDays > 0 ? ReportChanges(from: before, wasReported: false, to: figures) : nil
  }

  /// The week that words name: "2026-W47", "last", or a day in it. Without words it is this week, or the previous one while
  /// only that has entries.
  package func week(_ words: String?) throws(ToolError) -> Week {
    let this = Week(containing: today)
    guard let words else {
      let days = try reading(store.dayRecords(of: profile.id, from: this.first, through: today))
      let before = try reading(store.dayRecords(of: profile.id, from: this.before.first, through: this.before.last))
      return !days.contains { $0.entries > 0 } && before.contains { $0.entries > 0 } ? this.before : this
    }
    switch words.lowercased() {
    case "this", "this week": return this
    case "last", "last week": return this.before
    default: break
    }
    guard let week = Week(words) ?? dayIn(words).map({ Week(containing: $0) }) else { throw .unreadableWeek(words) }
    guard week <= this else { throw .futureWeek(week) }
    return week
  }

  private func dayIn(_ words: String) -> Day? { try? day(words, mayCome: true) }
}
