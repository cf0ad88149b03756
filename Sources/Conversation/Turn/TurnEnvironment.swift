package import Nutrition
package import Services

/// The here and now, injected: the same for a whole turn, so that a turn is one moment.
package final class TurnEnvironment {
  private let clock: () -> (Instant, Zone)
  /// Gives new records their ids.
  package let identifiers: any IdentifierSource
  /// The moment of the turn: when it began, or when words that had to wait were said.
  package private(set) var now: Instant
  /// The time zone that the turn began in.
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
