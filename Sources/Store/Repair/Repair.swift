package import Nutrition

/// A sound home that was built beside a damaged one, and how it differs.
package struct Repair: Sendable {
  /// The fault that SQLite reported; nil where only the contents are wrong.
  package let fault: String?
  /// What in the contents is not as larder left it; empty where SQLite's own fault kept the rows from being checked.
  package let discrepancies: [Discrepancy]
  /// How many records the repaired home has.
  package let count: Int
  /// Records that the tables no longer had, recovered from the journal.
  package let restored: [Record]
  /// Records that differed from what the journal proves, and were corrected.
  package let corrected: [Record]
  /// Records that are kept although no remaining commit proves them.
  package let unproven: [Record]
  /// Records that belonged to something that is lost, and were dropped.
  package let dropped: [Record]
  /// How many commits were taken from the copy.
  package let fromCopy: Int
  /// The numbers of the commits that could not be recovered.
  package let lost: [Int]
  /// Where the damaged files are kept once the repaired home is in place.
  package let kept: String

  let home: HomeFolder
}

/// Why a home is not repaired.
package enum RepairError: Error, Hashable, Sendable {
  /// There is nothing to repair.
  case sound
  /// There is no database at all.
  case absent
  /// The data is from a newer larder, or claims to be.
  case newer(found: Int, known: Int)
  /// It is the database of another program.
  case foreign
  /// Nothing of it can be read, and there is no copy to use.
  case nothingLeft
  /// Another program has it open.
  case inUse
  /// The result is not sound either.
  case notSound
  case store(StoreError)
}
