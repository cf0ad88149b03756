package import JSON
package import Proposals

/// Reads one kind of file: a product's data, a label, a receipt, a barcode.
package protocol ContentReader {
  /// What is in a file; nil where it is not of this kind, which its bytes decide and never its name.
  func contents(of bytes: [UInt8]) -> FileContents?
}

/// What is in a file, for a person as a card and for other programs as JSON. It is shown and never saved by itself.
package struct FileContents: Hashable, Sendable {
  package let card: Card
  /// An object with the member `kind`.
  package let facts: JSONValue

  package init(card: Card, facts: JSONValue) {
    self.card = card
    self.facts = facts
  }

  /// Of a file in which nothing can be read.
  package static func unreadable(_ reason: String, and facts: JSONValue = .object([:])) -> FileContents {
    var facts = facts
    facts["kind"] = "unreadable"
    facts["reason"] = .string(reason)
    return FileContents(card: Card(title: "Not readable", notes: [reason]), facts: facts)
  }
}

extension [any ContentReader] {
  /// What the first reader makes of it whose kind it is.
  package func contents(of bytes: [UInt8]) -> FileContents {
    for reader in self {
      if let contents = reader.contents(of: bytes) { return contents }
    }
    return .unreadable("This is no product, label, receipt or barcode that I can read.")
  }
}
