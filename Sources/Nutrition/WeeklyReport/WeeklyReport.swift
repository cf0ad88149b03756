/// A stored report: figures, words, and who wrote them.
package struct WeeklyReport: Hashable, Codable, Sendable {
  /// The figures behind the words; the scores and the trend of the weight follow from them.
  package let figures: WeekFigures
  /// What changed; nil where there is no earlier week to compare with.
  package let changes: ReportChanges?
  /// The words.
  package let text: String
  /// The model that wrote the text; nil where larder itself did.
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

  /// What to look at in the coming week; it follows from the figures.
  package var focus: ReportFocus { ReportFocus(figures) }
}
