/// Splits names into words in the form in which they are compared: lower case, without accents.
package enum NameWords {
  /// The folded words in their order, separated only at spaces: a run of ideographs is one word.
  package static func folded(_ text: String) -> [Substring] {
    FoldedText(text).text.split(separator: " ")
  }

  /// The folded words in their order; every ideograph is a word of its own.
  package static func separate(_ text: String) -> [String] { FoldedText(text).words }
}
