/// A report as it was made and is kept: figures, words, and who wrote them.
package struct WeeklyReport: Hashable, Codable, Sendable {
  package let figures: WeekFigures
  /// Nil for the first report of a household without an earlier week.
  package let changes: ReportChanges?
  /// The words.
  package let text: String
  /// The model that wrote the words; nil for larder's own.
  package let author: String?
  package let made: Instant

  package init(figures: WeekFigures, changes: ReportChanges?, text: String, author: String? = nil, made: Instant) {
    self.figures = figures
    self.changes = changes
    self.text = text
    self.author = author
    self.made = made
  }

  package var focus: ReportFocus { ReportFocus(figures) }
}
