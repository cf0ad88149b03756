internal import EmbeddedMessages
package import Messages
package import Nutrition
package import Store

/// Remembers when the data was last copied, and hints at making a copy when it is time.
package enum BackupHint {
  private static let madeKey = "backup made"
  private static let placeKey = "backup place"
  private static let saidKey = "backup hint said"
  /// In days. A hint is due where the last copy is older than `old`, and at most once in `pause`.
  private static let old: Int64 = 30
  private static let pause: Int64 = 7
  /// With fewer commits than this there is little to lose.
  private static let worthKeeping = 20

  /// The end of the year 9999, in seconds since 1970.
  private static let latest: Int64 = 253_402_300_799

  /// A copy of the data.
  package struct Copy: Hashable, Sendable {
    /// In seconds since 1970.
    let made: Int64
    /// The path of the copy; nil where it is not known.
    package let path: String?

    /// Its age in days.
    package func days(until now: Instant) -> Int64 { max((now.seconds - made) / 86_400, 0) }

    /// Whether it is more than 30 days old.
    package func isOld(at now: Instant) -> Bool { days(until: now) > old }
  }

  /// Remembers that a copy was made.
  ///
  /// - Parameter path: the absolute path of the copy.
  package static func noteCopy(in store: Store, at now: Instant, path: String) throws(StoreError) {
    try store.bookkeeping.set(placeKey, to: path)
    try store.bookkeeping.set(madeKey, to: String(now.seconds))
  }

  /// The last copy; nil where none was made.
  package static func lastCopy(in store: Store) throws(StoreError) -> Copy? {
    guard let made = try moment(madeKey, in: store) else { return nil }
    return Copy(made: made, path: try store.bookkeeping.setting(placeKey))
  }

  /// The hint for the start of a conversation; nil where none is due, or the store cannot be read. Remembers that it was shown.
  ///
  /// - Parameter remembers: false stores nothing.
  package static func line(for store: Store, at now: Instant, remembers: Bool = true) -> Text? {
    do throws(StoreError) {
      guard days(since: try moment(saidKey, in: store), now).map({ $0 >= pause }) ?? true else { return nil }
      let made = try moment(madeKey, in: store)
      let first = try store.firstCommit(ifAtLeast: worthKeeping)?.seconds
      guard let days = days(since: made ?? first, now), days > old else { return nil }
      if remembers { try store.bookkeeping.set(saidKey, to: String(now.seconds)) }
      return made == nil ? .backupHintNever : .backupHintOld(days: Int(days))
    } catch {
      return nil
    }
  }

  /// A stored moment in seconds since 1970; nil where the setting holds anything else, as one from a file may.
  private static func moment(_ key: String, in store: Store) throws(StoreError) -> Int64? {
    guard let seconds = try store.bookkeeping.setting(key).flatMap({ Int64($0) }) else { return nil }
    return (0...latest).contains(seconds) ? seconds : nil
  }

  private static func days(since moment: Int64?, _ now: Instant) -> Int64? {
    moment.map { (now.seconds - $0) / 86_400 }
  }
}
