/// A piece of a line: a word, a number or a mark.
package struct Token: Hashable, Sendable {
  /// The class of a token.
  package enum Kind: Hashable, Sendable {
    case word
    /// Digits, with points and commas between them.
    case number
    /// A vulgar fraction: "½".
    case fraction
    case mark
  }

  /// What separates a token from the one before it.
  package enum Spacing: Hashable, Sendable {
    case apart
    case glued
    /// A hyphen between two words: "low-fat".
    case hyphen
  }

  /// The class of the token.
  package let kind: Kind
  /// As typed.
  package let original: String
  /// In lower case with accents, as food names are looked up.
  package let lower: String
  /// In lower case without accents, as the lexicon is looked up.
  package let folded: String
  /// What separates it from the token before it; `apart` for the first of a line.
  package let spacing: Spacing
  /// Its range in the line, in bytes.
  package let range: Range<Int>

  /// Whether it is this mark; typographic and full-width marks count as their ASCII form.
  @inlinable package func isMark(_ mark: String) -> Bool { kind == .mark && original == mark }
  /// Whether it is a word: letters, possibly followed by digits.
  @inlinable package var isWord: Bool { kind == .word }
  /// Whether it is a number in digits; a fraction such as "½" is not.
  @inlinable package var isNumber: Bool { kind == .number }
  /// Whether its digits stand for words: the 30 of "dreißig".
  package var isSpelledOut: Bool { isNumber && range.count > original.utf8.count }
  /// Whether nothing separates it from the token before it, as "g" from "200" in "200g".
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
