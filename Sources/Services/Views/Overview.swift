package import Messages
package import Proposals

/// An answer with charts: values and labels in reading order, independent of any layout.
package struct Overview: Hashable, Sendable {
  /// A part below the title.
  package enum Part: Hashable, Sendable {
    case rows([Card.Row])
    case bars(BarChart)
    case split(SplitChart)
    case line(LineChart)
    case list(TrendList)
    case notes([Text])
    /// Stored pictures of meals.
    case pictures([MealPicture])
    /// A model's text, shown as a model's words.
    case said(String, by: String)
  }

  /// The title.
  package var title: Text
  /// Charts, rows and notes, from top to bottom.
  package var parts: [Part]

  package init(title: Text, parts: [Part] = []) {
    self.title = title
    self.parts = parts
  }
}
