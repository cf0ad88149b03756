/// Keeps the stock of one food at home, like double-entry bookkeeping: everything that comes in has a source,
/// everything that goes out a destination, and the stock is the difference. It is never negative: what was eaten beyond
/// it must have come from elsewhere.
package struct PantryBook: Hashable, Sendable {
  /// What happened to a food; within one instant, in this order.
  package enum Kind: Int, Hashable, Sendable, Comparable {
    case bought, eaten, thrownAway, counted

    /// By the order of the cases.
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// Something that was bought, eaten, thrown away or counted.
  package struct Line: Hashable, Sendable {
    /// When it happened; lines at the same instant are in the order of their kinds.
    package let at: Instant
    /// What happened to the food.
    package let kind: Kind
    /// The weight; for a count, how much was there, which may be zero.
    package let grams: Grams

    package init(at: Instant, _ kind: Kind, _ grams: Grams) {
      (self.at, self.kind, self.grams) = (at, kind, grams)
    }
  }

  /// What is at home now.
  package private(set) var balance = Grams.zero
  /// The sum of all that was bought.
  package private(set) var bought = Grams.zero
  /// The sum of all that was eaten since it was first bought or counted.
  package private(set) var eaten = Grams.zero
  /// The sum of all that was thrown away.
  package private(set) var thrownAway = Grams.zero
  /// The weight that came from elsewhere: eaten, thrown away or counted beyond the known stock.
  package private(set) var fromElsewhere = Grams.zero
  /// The weight that is unaccounted for: a count found less than the known stock.
  package private(set) var missing = Grams.zero
  /// When it was last bought or counted; nil if never.
  package private(set) var lastSeen: Instant?

  /// - Parameter lines: in any order; those at the same instant are sorted by kind, bought before eaten.
  package init(_ lines: [Line]) {
    for line in lines.sorted(by: { ($0.at, $0.kind) < ($1.at, $1.kind) }) { take(line) }
  }

  private mutating func take(_ line: Line) {
    switch line.kind {
    case .bought:
      bought = bought + line.grams
      balance = balance + line.grams
      lastSeen = line.at
    case .eaten:
      // What was eaten before the first purchase or count says nothing about the stock.
      guard lastSeen != nil else { return }
      eaten = eaten + line.grams
      leave(line.grams)
    case .thrownAway:
      thrownAway = thrownAway + line.grams
      leave(line.grams)
    case .counted:
      if line.grams > balance {
        fromElsewhere = fromElsewhere + line.grams.less(balance)
      } else {
        missing = missing + balance.less(line.grams)
      }
      balance = line.grams
      lastSeen = line.at
    }
  }

  private mutating func leave(_ grams: Grams) {
    if grams > balance { fromElsewhere = fromElsewhere + grams.less(balance) }
    balance = grams > balance ? .zero : balance.less(grams)
  }
}

extension Grams {
  /// The weight minus a smaller part of it.
  package func less(_ part: Grams) -> Grams { Grams(milligrams: milligrams - part.milligrams) }
}
