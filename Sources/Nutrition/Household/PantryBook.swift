/// The book of one food at home, by double entry: what comes in comes from somewhere, what goes out goes somewhere, and
/// what is there is the difference. There is never less than nothing: what was eaten beyond the book was not bought, as far
/// as is known, and came from elsewhere.
package struct PantryBook: Hashable, Sendable {
  /// What happened to a food, in the order in which it counts within a moment.
  package enum Kind: Int, Hashable, Sendable, Comparable {
    case bought, eaten, thrownAway, counted

    /// By the order of the cases.
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// Something that was bought, eaten, thrown away or counted.
  package struct Line: Hashable, Sendable {
    /// When it happened; lines of one moment count in the order of their kinds.
    package let at: Instant
    /// What happened to the food.
    package let kind: Kind
    /// How much it was; of a count, how much was there, which may be nothing.
    package let grams: Grams

    package init(at: Instant, _ kind: Kind, _ grams: Grams) {
      (self.at, self.kind, self.grams) = (at, kind, grams)
    }
  }

  /// What is there.
  package private(set) var balance = Grams.zero
  /// The sum of all that was bought.
  package private(set) var bought = Grams.zero
  /// The sum of all that was eaten since it was first bought or counted.
  package private(set) var eaten = Grams.zero
  /// The sum of all that was thrown away.
  package private(set) var thrownAway = Grams.zero
  /// Came from elsewhere: eaten, thrown away or counted beyond what the book had.
  package private(set) var fromElsewhere = Grams.zero
  /// Went where nobody said: counted as less than the book had.
  package private(set) var missing = Grams.zero
  /// When it was bought or counted last.
  package private(set) var lastSeen: Instant?

  /// - Parameter lines: in any order; those of one moment as they follow from each other, bought before eaten.
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
      // What was eaten before anything was bought is no matter of this book.
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
  /// So much without a smaller part of it.
  package func less(_ part: Grams) -> Grams { Grams(milligrams: milligrams - part.milligrams) }
}
