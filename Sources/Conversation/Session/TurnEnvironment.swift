package import Nutrition
package import Services

/// The here and now, injected: the same for a whole turn, so that a turn is one moment.
package final class TurnEnvironment {
  private let clock: () -> (Instant, Zone)
  package let identifiers: any IdentifierSource
  package private(set) var now: Instant
  package private(set) var zone: Zone

  /// - Parameter clock: the moment and the zone, read once at the beginning of every turn.
  package init(clock: @escaping () -> (Instant, Zone), identifiers: any IdentifierSource) {
    self.clock = clock
    self.identifiers = identifiers
    (now, zone) = clock()
  }

  /// For the rest of this turn it is the moment at which its words were said.
  func goBack(to moment: Instant) {
    now = min(now, moment)
  }

  func beginTurn() {
    (now, zone) = clock()
  }
}
