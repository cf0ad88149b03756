package import Nutrition

/// A sound home that was made beside a damaged one, and what is different in it.
package struct Repair: Sendable {
  /// What was found wrong: SQLite's fault, or what is not as larder left it.
  package let fault: String?
  /// What is not as larder left it; empty where SQLite's own fault kept the rows from being looked at.
  package let discrepancies: [Discrepancy]
  /// How many records the repaired home has.
  package let count: Int
  /// Records that the tables did not have any more, from the journal.
  package let restored: [Record]
  /// Records that the tables had otherwise than the journal proves.
  package let corrected: [Record]
  /// Records that are kept though no commit that is left proves them.
  package let unproven: [Record]
  /// Records that belong to something that is gone, and go with it.
  package let dropped: [Record]
  /// How many commits came from the copy.
  package let fromCopy: Int
  /// Commits that could not be had any more, by their number.
  package let lost: [Int]
  /// Where the damaged files are kept once it is put in place.
  package let kept: String

  let home: HomeFolder
}

/// Why a home is not repaired.
package enum RepairError: Error, Hashable, Sendable {
  /// There is nothing to repair.
  case sound
  /// There is no database at all.
  case absent
  /// The data is of a newer larder, or says that it is.
  case newer(found: Int, known: Int)
  /// It is the database of another program.
  case foreign
  /// Nothing of it can be read, and there is no copy to take it from.
  case nothingLeft
  /// Another program has it open.
  case inUse
  /// What was made of it is not sound either.
  case notSound
  case store(StoreError)
}
