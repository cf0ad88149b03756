/// The English words that tell a claim.
enum ClaimWords {
  /// What only a commit does, in the form that says it is done.
  static let plain: Set<String> = [
    "saved", "logged", "recorded", "deleted", "undone", "tracked", "registered", "erased", "booked", "done",
    "noted", "confirmed", "corrected", "reverted", "submitted", "renamed", "favourited", "bookmarked", "journaled",
  ]
  /// What also happens to food, or to a recipe.
  static let ambiguous: Set<String> = [
    "stored", "updated", "removed", "moved", "entered", "adjusted", "cleared", "included", "written",
    "rolled", "lowered", "raised", "cancelled", "canceled", "replaced", "swapped", "switched", "marked",
    "increased", "decreased", "reduced", "transferred", "applied", "scrapped", "restored", "filed", "dropped",
  ]
  /// What is a deed only in the first person, or at the beginning.
  static let spoken: Set<String> = [
    "wrote", "jotted", "popped", "got", "threw", "placed", "kept", "inserted", "fixed", "edited", "amended", "shifted",
    "undid",
  ]
  static let gerunds: Set<String> = [
    "logging", "saving", "recording", "deleting", "removing", "moving", "adding", "updating", "changing", "tracking",
    "storing", "entering", "undoing", "noting",
  ]
  /// By their first word.
  static let idioms = Dictionary(grouping: turnsOfPhrase.map { $0.split(separator: " ").map(String.init) }) { $0[0] }

  private static let turnsOfPhrase = [
    "consider it done", "consider it logged", "consider it saved", "taken care of", "took care of", "all set",
    "in the books", "it's done", "that's done", "is done", "have it down", "got it down", "up to date",
    "gone from your",
    "is gone", "are gone", "got rid of", "no longer in your", "it's in your", "that's in your", "made a note",
    "gone into your", "undo is complete", "redo is complete",
  ]
  /// What "made" or "created" makes a deed with.
  static let makings: Set<String> = ["change", "changes", "correction", "update", "note", "entry", "entries", "edit"]
  static let speakers: Set<String> = ["i", "i've", "i'm", "we", "we've", "we're", "larder"]
  static let listeners: Set<String> = ["you", "you've", "you'd"]
  static let passives: Set<String> = [
    "has", "been", "is", "are", "was", "were", "it's", "that's", "they're", "now", "everything's", "lunch's",
    "target's",
    "got",
  ]
  static let haves: Set<String> = ["have", "had"]
  /// Where things are saved, and what is saved there.
  static let places: Set<String> = [
    "diary", "log", "journal", "list", "entry", "entries", "favourites", "favorites", "favourite", "target", "targets",
    "goal", "goals", "breakfast", "lunch", "dinner", "snack", "meal", "profile", "today", "yesterday", "tonight",
    "kcal",
    "book", "bank", "change", "changes", "record", "records", "history", "amount",
  ]
  /// Words that point at what was spoken of.
  static let pointers: Set<String> = [
    "it", "it's", "that", "that's", "this", "they", "they're", "these", "those", "everything", "everything's", "all",
    "both", "your", "food", "target's", "them", "been",
  ]
  static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  /// What a clause of condition begins with, and what makes the deed depend on the person.
  static let conditions: Set<String> = ["if", "once", "when", "until", "unless", "after", "before", "soon"]
  static let openers: Set<String> = [
    "ok", "okay", "great", "all", "successfully", "and", "just", "also", "done", "sure", "got", "it", "alright",
    "perfect", "entry", "meal", "lunch", "dinner", "breakfast", "snack", "confirmed", "now", "already", "thing",
    "everything", "both",
  ]
  private static let denials: Set<String> = [
    "not", "nothing", "never", "no", "none", "can", "cannot", "could", "would", "will", "may", "might", "must", "yet",
    "shall", "should", "please", "waiting", "i'll", "it'll", "want", "ready", "to", "be", "without", "i'd", "often",
    "usually", "always", "sometimes",
  ]

  static func denies(_ word: String) -> Bool {
    denials.contains(word) || word.hasSuffix("n't")
  }
}
