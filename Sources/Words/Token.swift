/// A piece of a line: a word, a number or a mark.
package struct Token: Hashable, Sendable {
  /// What a token is made of.
  package enum Kind: Hashable, Sendable {
    case word
    /// Digits, with the points and commas between them.
    case number
    /// A vulgar fraction: "½".
    case fraction
    case mark
  }

  /// What stands between a token and the one before it.
  package enum Spacing: Hashable, Sendable {
    case apart
    case glued
    /// Two words with a hyphen: "low-fat".
    case hyphen
  }

  /// What it is made of.
  package let kind: Kind
  /// As typed.
  package let original: String
  /// Lower case, accents kept: what a food finder gets.
  package let lower: String
  /// Lower case without accents: what the lexicon is asked for.
  package let folded: String
  /// What stands between it and the token before it; `apart` for the first of a line.
  package let spacing: Spacing
  /// Where it stands in the line, in bytes.
  package let range: Range<Int>

  /// Whether it is this mark: of typographic and full-width marks, the plain one that they stand for.
  @inlinable package func isMark(_ mark: String) -> Bool { kind == .mark && original == mark }
  /// Whether it is made of letters, or begins with one.
  @inlinable package var isWord: Bool { kind == .word }
  /// Whether it is made of digits; a fraction such as "½" is none.
  @inlinable package var isNumber: Bool { kind == .number }
  /// Whether nothing stands between it and the token before it, as between "200" and "g" in "200g".
  @inlinable package var isGlued: Bool { spacing == .glued }

  package init(
    kind: Kind, original: String, lower: String, folded: String, spacing: Spacing, range: Range<Int>
  ) {
    self.kind = kind
    self.original = original
    self.lower = lower
    self.folded = folded
    self.spacing = spacing
    self.range = range
  }
}
