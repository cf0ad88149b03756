/// A whole and its parts, in one bar.
package struct SplitChart: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var name: String
    /// Whole per cent; the parts of a chart add up to 100.
    package var percent: Int
    /// The amount in words: "92 g".
    package var amount: String

    package init(_ name: String, percent: Int, amount: String) {
      self.name = name
      self.percent = percent
      self.amount = amount
    }
  }

  package var title: String
  package var parts: [Part]

  package init(title: String, parts: [Part]) {
    self.title = title
    self.parts = parts
  }
}
