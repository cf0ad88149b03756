internal import Merging
internal import Store

/// What a device that was removed has said since: it is left alone, but for what others took in before they heard of the removal,
/// because what they said builds on it.
struct SetAside {
  /// The number of the last commit of each removed device that counts anyway.
  private let removed: [DeviceID: Int]

  init(_ removed: [DeviceID: Int]) { self.removed = removed }

  func contains(_ run: SignedRun) -> Bool { removed[run.author].map { run.last > $0 } ?? false }

  /// Whether commits that wait have seen something of it.
  static func isNeeded(_ run: SignedRun, by waiting: [SharedCommit]) -> Bool {
    waiting.contains { commit in
      commit.seen.contains { $0.author == run.author && $0.number >= run.first }
    }
  }
}
