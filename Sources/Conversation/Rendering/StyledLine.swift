package import Nutrition

/// The role of a piece of a line, for terminals that can show it. No meaning depends on the style alone.
package enum Style: Hashable, Sendable {
  case plain
  case heading
  case total
  /// Not counted, or less important.
  case muted
  /// The number by which a row is referred to.
  case number
  /// The mark before a model's words.
  case speaker
  case question
  case notice
  case error
  /// A figure within its reference range, and one outside of it.
  case within, outside
  /// The first, second and third series of a chart.
  case first, second, third
  /// Something of a profile, in its colour.
  case tint(ProfileColour)
}

/// A line of output: without line breaks, unprintable characters or trailing spaces.
package struct StyledLine: Hashable, Sendable {
  /// Text of one style.
  package struct Span: Hashable, Sendable {
    /// Printable, without line breaks.
    package let text: String
    /// The style of the whole text.
    package let style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// From left to right; none is empty.
  package let spans: [Span]

  package init(_ spans: [Span]) {
    self.spans = spans.filter { !$0.text.isEmpty }
  }

  package init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  /// The line without styles.
  package var text: String { spans.map(\.text).joined() }
}
