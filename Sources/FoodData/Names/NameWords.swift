/// The words of a name as names are compared: lower case, without accents.
package enum NameWords {
  package static func folded(_ text: String) -> [Substring] {
    FoldedText(text).text.split(separator: " ")
  }
}
