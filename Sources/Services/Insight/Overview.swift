package import Proposals

/// An answer that is worth a picture: values and labels in the order in which they are read, before any layout.
package struct Overview: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case rows([Card.Row])
    case bars(BarChart)
    case split(SplitChart)
    case line(LineChart)
    case list(TrendList)
    case notes([String])
    /// What a model says, shown as a model's words.
    case said(String, by: String)
  }

  package var title: String
  package var parts: [Part]

  package init(title: String, parts: [Part] = []) {
    self.title = title
    self.parts = parts
  }
}
