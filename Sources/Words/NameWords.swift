/// The words of a name as names are compared: lower case, without accents.
package enum NameWords {
  /// The folded words in their order, parted at spaces alone: a run of ideographs is one word.
  package static func folded(_ text: String) -> [Substring] {
    FoldedText(text).text.split(separator: " ")
  }

  /// The same; every ideograph is a word of its own.
  ///
  /// - Parameter expandingUmlauts: as keyboards without umlauts spell them, "spaeter".
  package static func separate(_ text: String, expandingUmlauts: Bool = false) -> [String] {
    FoldedText(text, expandingUmlauts: expandingUmlauts).words
  }
}
