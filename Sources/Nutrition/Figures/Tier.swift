/// How reliable a number is, from the best to the worst.
package enum Tier: String, CaseIterable, Comparable, Codable, Sendable {
  /// Read from the pack.
  case label
  /// From a published table of foods.
  case database
  /// The household's own earlier value.
  case remembered
  /// Stated roughly or guessed; always marked as such.
  case estimated
  case unknown

  /// The more reliable one is less, so that the maximum of several tiers is the worst.
  package static func < (left: Tier, right: Tier) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .label: 0
    case .database: 1
    case .remembered: 2
    case .estimated: 3
    case .unknown: 4
    }
  }
}
