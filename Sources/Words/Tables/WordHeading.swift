/// What a list of phrases is of: "[unit fl oz]" is a unit, and which. The first word is the kind, the others its value.
package struct WordHeading: Hashable, Sendable {
  /// What sort of list it is: "unit".
  package let kind: String
  /// Empty where the kind says all.
  package let value: String

  package init(_ text: String) {
    let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.utf8.endIndex
    kind = String(text[..<space])
    value = String(text[space...].dropFirst())
  }

  /// All of it.
  package var text: String { value.isEmpty ? kind : kind + " " + value }

  package init(kind: String, value: String) {
    (self.kind, self.value) = (kind, value)
  }
}
