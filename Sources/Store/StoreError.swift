package import FoundationEssentials
package import Nutrition
package import Sealing

/// Why the store could not do what was asked: facts only, safe to show and to log.
package enum StoreError: Error, Hashable, Sendable {
  /// The database was written by a newer larder: its schema and the newest one known here.
  case newer(found: Int, known: Int)
  /// Not a database of larder, or one that is broken.
  case damaged
  /// Another program holds the database.
  case locked
  case readOnly
  /// The data is sealed, and no key was given that opens it.
  case sealed
  /// It could not be sealed.
  case seal(SealingError)
  /// The disk, or the database's limit, is full.
  case full
  /// There was no memory for it.
  case noMemory
  /// The disk could not be read or written.
  case diskFailed
  case cannotOpen(OpenFailure)
  /// The proposal was saved before, as this commit.
  case alreadyCommitted(sequence: Int)
  /// A record is no longer as the proposal saw it.
  case changedSince(Record.Kind, UUID)
  /// A record that is needed is not there.
  case missing(Record.Kind, UUID)
  case invalid(InvalidRecord)
  /// There is no such commit, or it is taken back already.
  case cannotUndo(sequence: Int)
  /// A rule of the schema refused a row.
  case refused(Constraint)
  /// Anything else that SQLite answers.
  case failed(SQLiteFailure)

  /// Why a file cannot be opened.
  package enum OpenFailure: String, Hashable, Sendable {
    case notPermitted
    /// Something other than a folder has the folder's name.
    case notAFolder
    case other
  }

  /// The constraints of SQLite that a write can break.
  package enum Constraint: String, Hashable, Sendable {
    case foreignKey, unique, check, notNull, other
  }
}
