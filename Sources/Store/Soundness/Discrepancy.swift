package import FoundationEssentials
package import Nutrition

/// What is not as larder left it, in a database that SQLite itself finds no fault in: a figure that another program wrote, a
/// row that is gone. Facts only.
package enum Discrepancy: Hashable, Sendable {
  /// Rows of these records, or some of them, cannot be read as what they are.
  case unreadable(Record.Kind)
  /// The record is not what the newest commit about it says.
  case altered(Record, commit: Int)
  /// The record came by no commit.
  case unrecorded(Record)
  /// The record that a commit left here is gone.
  case gone(Record.Kind, UUID, commit: Int)
  /// The record is what its commit says, and could not be saved so.
  case invalid(InvalidRecord)
  /// Rows of this table belong to something that is not there.
  case orphaned(table: String)
  /// A day's sums are not those of its entries and activities.
  case day(Day, profile: UUID)
  /// How often foods were used is not what the entries say.
  case uses
  /// This commit of the journal cannot be read, or is missing.
  case commit(Int)
  /// What this commit of the journal says is not what its link in the chain proves: somebody changed it, or one before it.
  case link(Int)
  /// What this commit changed was not there, or what it brought was there already, or it counts as undone and is not.
  case commitDoesNotFollow(Int)
  /// The journal's number of commits cannot be told, or drafts or reports cannot be read.
  case bookkeeping(Bookkept)

  /// Notes beside the journal that can be unreadable.
  package enum Bookkept: String, Hashable, Sendable {
    case draft, report
  }
}
