/// A report as it was made and is kept: figures, words, and who wrote them.
package struct WeeklyReport: Hashable, Codable, Sendable {
  /// What the words are made of; the scores and the weight's trend follow from it.
  package let figures: WeekFigures
  /// Nil for the first report of a household without an earlier week.
  package let changes: ReportChanges?
  /// The words.
  package let text: String
  /// The model that wrote the words; nil for larder's own.
  package let author: String?
  /// When the report was written.
  package let made: Instant

  package init(figures: WeekFigures, changes: ReportChanges?, text: String, author: String? = nil, made: Instant) {
    self.figures = figures
    self.changes = changes
    self.text = text
    self.author = author
    self.made = made
  }

  /// What it looks at for the week to come, as it follows from the figures.
  package var focus: ReportFocus { ReportFocus(figures) }
}
