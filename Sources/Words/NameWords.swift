/// The words of a name as names are compared: lower case, without accents.
package enum NameWords {
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
