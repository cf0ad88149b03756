/// The household's database: one connection to it. Records change only through `commit`, which takes nothing but a
/// confirmed proposal; everything else reads, or writes the program's own bookkeeping.
package final class Store {
  let connection: Connection
  /// Marks the drafts that wait at a card here; nil where no other program can be.
  private let holder: DraftHolder?

  /// Where a database lives.
  package enum Location: Hashable, Sendable {
    /// A folder, made if need be, with the database in `larder.db`.
    case home(String)
    /// Nowhere: it is gone when the store is. For replays and tests.
    case memory
  }

  /// Whether the database is looked through before the first commit.
  private var looksFirst: Bool

  init(connection: Connection, holder: DraftHolder?) {
    self.connection = connection
    self.holder = holder
    // A home's, not one in memory or a copy.
    looksFirst = holder != nil
  }

  /// Nothing is saved into a file that SQLite finds a fault in: it would only spread. A large database is not looked through
  /// here, where somebody waits; the doctor, an export and a backup do.
  ///
  /// - Throws: `.damaged`.
  func lookBeforeFirstCommit() throws(StoreError) {
    guard looksFirst else { return }
    if try bytes() <= Store.mostBytesToLookThrough { try requireSound() }
    looksFirst = false
  }

  /// Read in some hundredths of a second.
  private static let mostBytesToLookThrough = 16 << 20

  /// The program's own notes, which need no confirmation.
  package var bookkeeping: Bookkeeping { Bookkeeping(connection: connection, holder: holder) }

  /// The texts of all statements prepared so far, for tests that look at how they run.
  package var preparedTexts: [String] { connection.preparedTexts }
}
