package import Nutrition
package import Services

/// The injected clock, zone and ids. Clock and zone are read once for each turn, so that a turn is one moment.
package final class TurnEnvironment {
  private let clock: () -> (Instant, Zone)
  /// Makes the ids of new records.
  package let identifiers: any IdentifierSource
  /// The moment of the turn: its beginning, or when a repeated line was first typed.
  package private(set) var now: Instant
  /// The time zone at the beginning of the turn.
  package private(set) var zone: Zone

  /// - Parameter clock: the moment and the zone, read once at the beginning of every turn.
  package init(clock: @escaping () -> (Instant, Zone), identifiers: any IdentifierSource) {
    self.clock = clock
    self.identifiers = identifiers
    (now, zone) = clock()
  }

  /// Sets the moment back, for the rest of this turn, to when its words were first typed.
  func goBack(to moment: Instant) {
    now = min(now, moment)
  }

  func beginTurn() {
    (now, zone) = clock()
  }
}
