package import FoundationEssentials
package import Nutrition
package import Sealing

/// Why the store could not do what was asked: facts only, safe to show and to log.
package enum StoreError: Error, Hashable, Sendable {
  /// The database was written by a newer larder: its schema version and the newest one known here.
  case newer(found: Int, known: Int)
  /// It is not a database of larder's, or it is damaged.
  case damaged
  /// Another program holds the database.
  case locked
  case readOnly
  /// The data is sealed, and no key was given that opens it.
  case sealed
  /// Sealing or unsealing failed.
  case seal(SealingError)
  /// The disk is full, or the database has reached its limit.
  case full
  /// There was not enough memory.
  case noMemory
  /// Reading from or writing to the disk failed.
  case diskFailed
  case cannotOpen(OpenFailure)
  /// The proposal was saved before, as this commit.
  case alreadyCommitted(sequence: Int)
  /// A record is no longer as the proposal saw it.
  case changedSince(Record.Kind, UUID)
  /// A record that is needed does not exist.
  case missing(Record.Kind, UUID)
  case invalid(InvalidRecord)
  /// There is no such commit, or it was taken back already.
  case cannotUndo(sequence: Int)
  /// A constraint of the schema refused a row.
  case refused(Constraint)
  /// Anything else that SQLite answers.
  case failed(SQLiteFailure)

  /// Why a file cannot be opened.
  package enum OpenFailure: String, Hashable, Sendable {
    case notPermitted
    /// The path of the folder is taken by something other than a folder.
    case notAFolder
    case other
  }

  /// The constraints of the schema that a write can violate.
  package enum Constraint: String, Hashable, Sendable {
    case foreignKey, unique, check, notNull, other
  }
}
