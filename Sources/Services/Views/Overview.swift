package import Messages
package import Proposals

/// An answer that is worth a picture: values and labels in the order in which they are read, before any layout.
package struct Overview: Hashable, Sendable {
  /// What stands below the title, from above to below.
  package enum Part: Hashable, Sendable {
    case rows([Card.Row])
    case bars(BarChart)
    case split(SplitChart)
    case line(LineChart)
    case list(TrendList)
    case notes([Text])
    /// Pictures of meals that are kept.
    case pictures([MealPicture])
    /// What a model says, shown as a model's words.
    case said(String, by: String)
  }

  /// What stands above all of it.
  package var title: Text
  /// Charts, rows and notes, from the top to the bottom.
  package var parts: [Part]

  package init(title: Text, parts: [Part] = []) {
    self.title = title
    self.parts = parts
  }
}
