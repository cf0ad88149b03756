/// The heading of a list of phrases, such as "[unit fl oz]". The first word is the kind, the others its value.
package struct WordHeading: Hashable, Sendable {
  /// The kind of list: "unit".
  package let kind: String
  /// The value; empty where the kind says everything.
  package let value: String

  package init(_ text: String) {
    let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.utf8.endIndex
    kind = String(text[..<space])
    value = String(text[space...].dropFirst())
  }

  /// The whole heading.
  package var text: String { value.isEmpty ? kind : kind + " " + value }

  package init(kind: String, value: String) {
    (self.kind, self.value) = (kind, value)
  }
}
