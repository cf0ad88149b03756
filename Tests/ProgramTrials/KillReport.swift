/// What a home held after a kill that it should not, or should have held and did not.
package enum KillFault: Hashable, Sendable {
  /// An entry, named by its energy: what was known of it, and what was found.
  case misplaced(energy: Int, Fate, entries: Int, isDraft: Bool)
  /// Something that was never typed.
  case stranger(energy: Int)
  /// SQLite's own words on what is broken.
  case damaged(String)
  /// A day's sums are not those of its entries.
  case dayOutOfStep
  /// Commits are missing from the journal, or there are too many.
  case journalOutOfStep
}

/// What came of a number of kills.
package struct KillReport: Hashable, Sendable {
  package internal(set) var kills = 0
  /// What was known, at the moment of the kill, of the entry that was being logged, and how often.
  package internal(set) var moments: [Fate: Int] = [:]
  /// Entries that are saved in the homes, after all kills.
  package internal(set) var saved = 0
  package internal(set) var faults: [KillFault] = []
}
