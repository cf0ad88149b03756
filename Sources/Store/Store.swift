/// The household's database: one connection to it. Records change only through `commit`, which takes nothing but a
/// confirmed proposal; everything else only reads, or writes the program's own bookkeeping.
package final class Store {
  let connection: Connection
  /// Marks the drafts that wait at a card of this process; nil where no other process can use the database.
  private let holder: DraftHolder?

  /// Where a database lives.
  package enum Location: Hashable, Sendable {
    /// A folder, created where there is none, with the database in `larder.db`.
    case home(String)
    /// In memory: it is gone when the store is. For replays and tests.
    case memory
  }

  /// Whether the database has still to be checked before the first commit.
  private var looksFirst: Bool

  init(connection: Connection, holder: DraftHolder?) {
    self.connection = connection
    self.holder = holder
    // Only a home is checked, not a database in memory or a copy.
    looksFirst = holder != nil
  }

  /// Checks the database before the first commit. Nothing is saved into a file in which SQLite finds a fault, because
  /// that would only spread it. A large database is not checked here, where somebody waits; the doctor, an export and a
  /// backup do it.
  ///
  /// - Throws: `.damaged`.
  func lookBeforeFirstCommit() throws(StoreError) {
    guard looksFirst else { return }
    if try bytes() <= Store.mostBytesToLookThrough { try requireSound() }
    looksFirst = false
  }

  /// This much is checked within some hundredths of a second.
  private static let mostBytesToLookThrough = 16 << 20

  /// The program's own notes, which need no confirmation.
  package var bookkeeping: Bookkeeping { Bookkeeping(connection: connection, holder: holder) }

  /// The texts of all statements prepared so far, for tests that look at their query plans.
  package var preparedTexts: [String] { connection.preparedTexts }
}
