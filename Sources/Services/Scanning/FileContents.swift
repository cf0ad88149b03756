internal import EmbeddedMessages
package import JSON
package import LanguageModels
package import Messages
package import Proposals

/// What is in a file, for a person as a card and for other programs as JSON. It is shown and never saved by itself.
package struct FileContents: Hashable, Sendable {
  /// What a person is shown of it.
  package let card: Card
  /// An object with the member `kind`.
  package let facts: JSONValue

  package init(card: Card, facts: JSONValue) {
    self.card = card
    self.facts = facts
  }

  /// The same where a model could not be asked, or gave no answer: what larder's own readers make of the file stays, and why
  /// there is no more stands in `error`; where they find nothing, that is the reason.
  package func failing(_ error: ModelError, _ sentence: Text) -> FileContents {
    let isUnread = facts["kind"] == "unreadable"
    var contents = isUnread ? .unreadable(sentence, and: facts) : self
    var facts = contents.facts
    facts["error"] = .string(error.reason.rawValue)
    contents = FileContents(card: contents.card, facts: facts)
    return contents
  }

  /// Of a file in which nothing can be read.
  package static func unreadable(_ reason: Text, and facts: JSONValue = .object([:])) -> FileContents {
    var facts = facts
    facts["kind"] = "unreadable"
    facts["reason"] = .string(reason.english)
    return FileContents(card: Card(title: .contentNotReadable, notes: [reason]), facts: facts)
  }
}
