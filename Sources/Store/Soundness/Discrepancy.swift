package import FoundationEssentials
package import Nutrition

/// Something that is not as larder left it, in a database in which SQLite itself finds no fault: a figure that another
/// program changed, a row that is missing. Facts only.
package enum Discrepancy: Hashable, Sendable {
  /// Some rows with records of this kind cannot be read.
  case unreadable(Record.Kind)
  /// The record differs from what the newest commit about it says.
  case altered(Record, commit: Int)
  /// No commit created the record.
  case unrecorded(Record)
  /// The record is missing although a commit left it here.
  case gone(Record.Kind, UUID, commit: Int)
  /// The record is what its commit says, but a commit would not accept it.
  case invalid(InvalidRecord)
  /// Rows of this table belong to something that does not exist.
  case orphaned(table: String)
  /// A day's sums do not follow from its entries and activities.
  case day(Day, profile: UUID)
  /// The counts of how often foods were used do not follow from the entries.
  case uses
  /// This commit of the journal cannot be read, or is missing.
  case commit(Int)
  /// The content of this commit is not what its link in the chain proves: it or an earlier one was changed.
  case link(Int)
  /// This commit does not follow from the earlier ones: it changed what did not exist, created what existed already, or
  /// counts as undone when it is not.
  case commitDoesNotFollow(Int)
  /// Drafts or reports cannot be read.
  case bookkeeping(Bookkept)

  /// Notes beside the journal that can be unreadable.
  package enum Bookkept: String, Hashable, Sendable {
    case draft, report
  }
}
