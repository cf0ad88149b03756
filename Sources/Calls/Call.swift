internal import JSON

/// One thing that larder can be asked to do, as a value: what the interpreter, a model, a command and a card all speak.
/// A call holds what was said; the tool of its name does it.
package protocol Call: CallRecord {
  /// How models and transcripts name it: "log_meal".
  static var name: String { get }

  /// Whether its card can be changed so while it waits.
  static func takes(_ change: Edit.Change) -> Bool

  /// What its card holds and words may name; empty where that is one thing, or not in the call.
  var cardLines: [CardLine] { get }

  /// What its card is about: a recipe, a food, a shop; nil where that is nothing with a name.
  var cardSubject: String? { get }

  /// Whose its meal is and when it was; nil where it logs none.
  var cardPlace: CardPlace? { get }

  /// Its own members note which of its numbers are guesses; where they do not, its card names all of them.
  static var notesGuesses: Bool { get }

  /// Notes which of its numbers are an estimate of the model that made it, so that they are shown and kept as such.
  mutating func noteGuesses(_ isKnown: KnownNumber)
}

extension Call {
  /// The schema of its arguments as models are told it.
  package static var schema: JSONSchema { .object(properties) }

  /// No change, unless a call says which ones.
  package static func takes(_ change: Edit.Change) -> Bool { false }

  /// Empty, unless a call has lines with names.
  package var cardLines: [CardLine] { [] }

  /// Nil, unless a call is about one thing with a name.
  package var cardSubject: String? { nil }

  /// Nil, unless a call logs a meal.
  package var cardPlace: CardPlace? { nil }

  /// False, unless a call has members of its own for guesses.
  package static var notesGuesses: Bool { false }

  /// Notes nothing, unless a call has members of its own for guesses.
  package mutating func noteGuesses(_ isKnown: KnownNumber) {}
}
