/// A file of messages, as Project Fluent writes them: the part of its syntax that larder reads (`docs/messages.md`).
package struct FluentFile: Hashable, Sendable {
  /// Messages and terms in the order of the file; no two of a kind have the same name.
  package var entries: [FluentEntry] = []
}

/// A message, or a term that messages share.
package struct FluentEntry: Hashable, Sendable {
  /// Of a term without its hyphen.
  package let id: String
  /// Whether it is a term, which only other entries show: its name begins with a hyphen in the file.
  package let isTerm: Bool
  /// What it says, piece by piece; never empty.
  package let pattern: [FluentElement]
  /// The lines of the comment above it, without their signs.
  package let comment: [String]
  /// Counted from one.
  package let line: Int
}

/// A piece of a pattern.
package enum FluentElement: Hashable, Sendable {
  case text(String)
  case placeable(FluentExpression)
}

/// What stands in braces.
package indirect enum FluentExpression: Hashable, Sendable {
  case variable(String, FluentNumberStyle?)
  case string(String)
  case number(String)
  case message(String)
  case term(String)
  case nested(FluentExpression)
  case select(FluentExpression, [FluentVariant])
}

/// How `NUMBER` wants a figure written.
package struct FluentNumberStyle: Hashable, Sendable {
  /// The fewest decimals, 0 to 8; nil leaves the usual.
  package var leastDecimals: Int?
  /// The most decimals, 0 to 8; nil leaves the usual.
  package var mostDecimals: Int?

  package init(leastDecimals: Int? = nil, mostDecimals: Int? = nil) {
    (self.leastDecimals, self.mostDecimals) = (leastDecimals, mostDecimals)
  }
}

/// One of the forms between which a message chooses.
package struct FluentVariant: Hashable, Sendable {
  /// A name or a number.
  package let key: String
  /// What the message says where this variant is chosen.
  package let pattern: [FluentElement]
  /// Whether it is chosen where no key fits; it is the one with a star.
  package let isDefault: Bool

  package init(key: String, pattern: [FluentElement], isDefault: Bool) {
    (self.key, self.pattern, self.isDefault) = (key, pattern, isDefault)
  }
}

/// What in a file is outside of the syntax.
package struct FluentError: Error, Hashable, Sendable {
  /// Counted from one.
  package let line: Int
  /// What is wrong, in English, for whoever writes the file.
  package let sentence: String

  package init(line: Int, _ sentence: String) {
    (self.line, self.sentence) = (line, sentence)
  }
}
