/// A file of messages in the syntax of Project Fluent; `docs/messages.md` describes the supported part.
package struct FluentFile: Hashable, Sendable {
  /// The messages and terms, in the order of the file. Names are unique among messages and among terms.
  package var entries: [FluentEntry] = []
}

/// A message, or a term that messages can include.
package struct FluentEntry: Hashable, Sendable {
  /// The name; a term's without its hyphen.
  package let id: String
  /// Whether it is a term, which only other entries can include. In the file its name begins with a hyphen.
  package let isTerm: Bool
  /// The pieces of its pattern; never empty.
  package let pattern: [FluentElement]
  /// The lines of the comment above it, without the comment signs.
  package let comment: [String]
  /// Counted from one.
  package let line: Int
}

/// A piece of a pattern.
package enum FluentElement: Hashable, Sendable {
  case text(String)
  case placeable(FluentExpression)
}

/// An expression in braces.
package indirect enum FluentExpression: Hashable, Sendable {
  case variable(String, FluentNumberStyle?)
  case string(String)
  case number(String)
  case message(String)
  case term(String)
  case nested(FluentExpression)
  case select(FluentExpression, [FluentVariant])
}

/// The options of a `NUMBER` call.
package struct FluentNumberStyle: Hashable, Sendable {
  /// The fewest decimals, 0 to 8; nil for the default.
  package var leastDecimals: Int?
  /// The most decimals, 0 to 8; nil for the default.
  package var mostDecimals: Int?

  package init(leastDecimals: Int? = nil, mostDecimals: Int? = nil) {
    (self.leastDecimals, self.mostDecimals) = (leastDecimals, mostDecimals)
  }
}

/// One variant of a selection.
package struct FluentVariant: Hashable, Sendable {
  /// A name or a number.
  package let key: String
  /// What the message says where this variant is chosen.
  package let pattern: [FluentElement]
  /// Whether this is the default variant, marked with a star, which is chosen where no key fits.
  package let isDefault: Bool

  package init(key: String, pattern: [FluentElement], isDefault: Bool) {
    (self.key, self.pattern, self.isDefault) = (key, pattern, isDefault)
  }
}

/// A syntax error, and where it is.
package struct FluentError: Error, Hashable, Sendable {
  /// Counted from one.
  package let line: Int
  /// What is wrong, in English, for whoever writes the file.
  package let sentence: String

  package init(line: Int, _ sentence: String) {
    (self.line, self.sentence) = (line, sentence)
  }
}
