internal import Merging
internal import Store

/// Commits that a removed device has made since its removal. They are ignored, except for those that others had taken
/// in before they heard of the removal, because the others' commits build on them.
struct SetAside {
  /// The number of the last commit of each removed device that still counts.
  private let removed: [DeviceID: Int]

  init(_ removed: [DeviceID: Int]) { self.removed = removed }

  func contains(_ run: SignedRun) -> Bool { removed[run.author].map { run.last > $0 } ?? false }

  /// Whether commits that wait have seen something in this run.
  static func isNeeded(_ run: SignedRun, by waiting: [SharedCommit]) -> Bool {
    waiting.contains { commit in
      commit.seen.contains { $0.author == run.author && $0.number >= run.first }
    }
  }
}
