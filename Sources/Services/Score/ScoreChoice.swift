internal import FoundationEssentials
package import Nutrition
package import Store

/// Whether days and reports show a score, which is off by default. It is a matter of taste, not a record.
package enum ScoreChoice {
  /// Whether this profile is shown scores; false until it is turned on.
  package static func isShown(to profile: Profile, in store: Store) throws(StoreError) -> Bool {
    try store.bookkeeping.setting(key(profile)) == "on"
  }

  /// Turns scores on or off for this profile alone.
  package static func show(_ isShown: Bool, to profile: Profile, in store: Store) throws(StoreError) {
    try store.bookkeeping.set(key(profile), to: isShown ? "on" : nil)
  }

  private static func key(_ profile: Profile) -> String { "score \(profile.id.uuidString)" }
}
