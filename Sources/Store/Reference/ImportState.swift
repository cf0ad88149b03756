package import Nutrition

/// How far an import has come: what is needed to resume it, saved in the same transaction as the foods.
package struct ImportState: Hashable, Sendable {
  /// Identifies what is imported and how: the same file read in the same way has the same key.
  package let key: String
  /// When it was first started; resuming it does not change this.
  package let began: Instant
  /// When it finished; nil while it is running, or where it was interrupted.
  package internal(set) var ended: Instant?
  /// How many records of the file have been processed.
  package internal(set) var position: Int
  /// What happened to the records processed so far.
  package internal(set) var counts: ImportCounts
  let id: Int64
}

/// What happened to the records of a file.
package struct ImportCounts: Hashable, Codable, Sendable {
  /// Foods that were not there before.
  package var added = 0
  /// Foods that were there before with other content.
  package var changed = 0
  /// Foods that were there before with the same content.
  package var unchanged = 0
  /// Foods that were there before from a newer edition.
  package var older = 0
  /// Foods of an older edition that the new one no longer has.
  package var removed = 0
  /// Records that are not imported, by the reason.
  package var rejected: [String: Int] = [:]

  package init() {}

  /// Records that are foods to import, whether or not they changed anything: neither rejected nor removed.
  package var accepted: Int { added + changed + unchanged + older }
}
