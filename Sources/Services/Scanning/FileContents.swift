internal import EmbeddedMessages
package import JSON
package import LanguageModels
package import Messages
package import Proposals

/// What is in a file, as a card for people and as JSON for other programs. It is shown and never saved by itself.
package struct FileContents: Hashable, Sendable {
  /// The card for people.
  package let card: Card
  /// An object with the key `kind`.
  package let facts: JSONValue

  package init(card: Card, facts: JSONValue) {
    self.card = card
    self.facts = facts
  }

  /// The content where a model could not be asked or gave no answer. What larder's own readers found stays, and `error` says
  /// why there is no more; where they found nothing, that is the reason.
  package func failing(_ error: ModelError, _ sentence: Text) -> FileContents {
    let isUnread = facts["kind"] == "unreadable"
    var contents = isUnread ? .unreadable(sentence, and: facts) : self
    var facts = contents.facts
    facts["error"] = .string(error.reason.rawValue)
    contents = FileContents(card: contents.card, facts: facts)
    return contents
  }

  /// For a file in which nothing can be read.
  package static func unreadable(_ reason: Text, and facts: JSONValue = .object([:])) -> FileContents {
    var facts = facts
    facts["kind"] = "unreadable"
    facts["reason"] = .string(reason.english)
    return FileContents(card: Card(title: .contentNotReadable, notes: [reason]), facts: facts)
  }
}
