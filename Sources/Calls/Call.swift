internal import JSON

/// One thing that larder can be asked to do, as a value: the interpreter, a model, a command and a card all make calls.
/// A call holds what was said; the tool of its name carries it out.
package protocol Call: CallRecord {
  /// Its name for models and in transcripts: "log_meal".
  static var name: String { get }

  /// Whether this kind of change can be made on its card while it waits.
  static func takes(_ change: Edit.Change) -> Bool

  /// The lines of its card that words can name; empty where the card is about one thing, or its lines are not in the
  /// call.
  var cardLines: [CardLine] { get }

  /// What its card is about: a recipe, a food, a shop; nil where it has no name.
  var cardSubject: String? { get }

  /// Who had its meal and when; nil where it logs none.
  var cardPlace: CardPlace? { get }

  /// Whether the call itself notes which of its numbers are guesses; where not, its card names all guesses.
  static var notesGuesses: Bool { get }

  /// Notes which of its numbers the model that made the call estimated, so that they are shown and saved as estimates.
  mutating func noteGuesses(_ isKnown: KnownNumber)
}

extension Call {
  /// The schema of its arguments, as sent to models.
  package static var schema: JSONSchema { .object(properties) }

  /// False by default: no change.
  package static func takes(_ change: Edit.Change) -> Bool { false }

  /// Empty by default.
  package var cardLines: [CardLine] { [] }

  /// Nil by default.
  package var cardSubject: String? { nil }

  /// Nil by default.
  package var cardPlace: CardPlace? { nil }

  /// False by default.
  package static var notesGuesses: Bool { false }

  /// Does nothing by default.
  package mutating func noteGuesses(_ isKnown: KnownNumber) {}
}
