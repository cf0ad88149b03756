package import JSON
package import Proposals

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
