package import Nutrition

/// How far an import has come: what is needed to go on with it, in the same transaction as the foods.
package struct ImportState: Hashable, Sendable {
  /// What is imported, and how: the same file read in the same way has the same key.
  package let key: String
  /// When it was first started; a later run that goes on with it leaves this as it is.
  package let began: Instant
  /// When it came to its end; nil while it is under way, or where it was interrupted.
  package internal(set) var ended: Instant?
  /// How many records of the file have been dealt with.
  package internal(set) var position: Int
  /// What became of the records that have been dealt with so far.
  package internal(set) var counts: ImportCounts
  let id: Int64
}

/// What became of the records of a file.
package struct ImportCounts: Hashable, Codable, Sendable {
  /// Foods that were not there before.
  package var added = 0
  /// Foods that were there, and say something else now.
  package var changed = 0
  /// They were there already, as they are.
  package var unchanged = 0
  /// They were there already, from a newer edition.
  package var older = 0
  /// Foods of an older edition that the new one does not have any more.
  package var removed = 0
  /// Records that are no foods to keep, by the reason.
  package var rejected: [String: Int] = [:]

  package init() {}

  /// Records of the file that are foods to keep, whatever was done with them: neither rejected nor removed.
  package var accepted: Int { added + changed + unchanged + older }
}
