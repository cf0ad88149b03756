package import Messages

/// A bar divided into the parts of a whole.
package struct SplitChart: Hashable, Sendable {
  /// A share of the whole.
  package struct Part: Hashable, Sendable {
    package var name: Text
    /// In whole per cent; the parts of a chart add up to 100.
    package var percent: Int
    /// The amount in words: "92 g".
    package var amount: Text

    package init(_ name: Text, percent: Int, amount: Text) {
      self.name = name
      self.percent = percent
      self.amount = amount
    }
  }

  /// The title above the bar.
  package var title: Text
  /// From left to right.
  package var parts: [Part]

  package init(title: Text, parts: [Part]) {
    self.title = title
    self.parts = parts
  }
}
