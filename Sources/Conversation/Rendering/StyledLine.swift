package import Nutrition

/// What a piece of a line is, for a terminal that can show it. Meaning never rests on it alone.
package enum Style: Hashable, Sendable {
  case plain
  case heading
  case total
  /// Not counted, or an aside.
  case muted
  /// The number that a row is referred to by.
  case number
  /// The mark before what a model says.
  case speaker
  case question
  case notice
  case error
  /// A figure within what it is set beside, and one outside of it.
  case within, outside
  /// The first, second and third series of a chart.
  case first, second, third
  /// Something of a profile that has a colour.
  case tint(ProfileColour)
}

/// A line of a page: no line breaks, nothing unprintable, no trailing spaces.
package struct StyledLine: Hashable, Sendable {
  /// Words of one style.
  package struct Span: Hashable, Sendable {
    /// Printable, without line breaks.
    package let text: String
    /// The style of all of its words.
    package let style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// From left to right; none of them is empty.
  package let spans: [Span]

  package init(_ spans: [Span]) {
    self.spans = spans.filter { !$0.text.isEmpty }
  }

  package init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  /// The line without its styles.
  package var text: String { spans.map(\.text).joined() }
}
