/// One tweak of one item of a meal, and what it changes.
package struct SwapTweak<Change: Sendable>: Sendable {
  /// What is done, as the caller describes it.
  package let change: Change
  /// What comes to the day by it, below zero where it takes away.
  package let delta: FigureVector

  package init(_ change: Change, delta: FigureVector) {
    self.change = change
    self.delta = delta
  }
}

/// The search for at most two tweaks, of two items, after which the day fits best.
package enum SwapSearch {
  /// What a tweak has to be worth: a hundredth of a target for each.
  package static let costOfTweak = 0.01
  /// What all of it has to be worth to be said at all.
  package static let leastHelp = 0.02

  /// A set of changes that was found, with the distance that it leaves.
  package struct Found<Change: Sendable>: Sendable {
    /// One, or two of different items.
    package let tweaks: [SwapTweak<Change>]
    /// How far the day is from ending in its ranges then, in shares of its targets; 0 where all still fits.
    package let distance: Double

    /// The distance with what its tweaks have to be worth.
    package var cost: Double { distance + costOfTweak * Double(tweaks.count) }
  }

  /// Looks at every tweak and every pair of tweaks of different items.
  ///
  /// - Parameters:
  ///   - eaten: the day with the meal as it is.
  ///   - items: the tweaks of each item.
  ///   - limit: how many are wanted.
  /// - Returns: the best of each item and of each pair of items, best first; of equal ones the one of fewer tweaks, then the
  ///   first. Empty where nothing helps enough.
  package static func best<Change>(
    _ limit: Int, from eaten: FigureVector, items: [[SwapTweak<Change>]], in ranges: DayRanges
  ) -> [Found<Change>] {
    let search = Search(eaten: eaten, ranges: ranges)
    var found: [Found<Change>] = []
    for (number, tweaks) in items.enumerated() {
      if let one = search.best(of: tweaks) { found.append(one) }
      for others in items[..<number] {
        if let pair = search.best(of: others, with: tweaks) { found.append(pair) }
      }
    }
    let order = found.enumerated().sorted { left, right in
      (left.element.cost, left.element.tweaks.count, left.offset)
        < (right.element.cost, right.element.tweaks.count, right.offset)
    }
    return order.prefix(limit).map(\.element)
  }

  private struct Search {
    let eaten: FigureVector
    let ranges: DayRanges
    /// What a find has to cost less than.
    private let most: Double

    init(eaten: FigureVector, ranges: DayRanges) {
      self.eaten = eaten
      self.ranges = ranges
      most = ranges.distance(eaten) - leastHelp
    }

    func best<Change>(of tweaks: [SwapTweak<Change>]) -> Found<Change>? {
      var least = most
      var found: Found<Change>?
      for tweak in tweaks {
        let distance = ranges.distance(eaten + tweak.delta)
        guard distance + costOfTweak < least else { continue }
        least = distance + costOfTweak
        found = Found(tweaks: [tweak], distance: distance)
      }
      return found
    }

    func best<Change>(of tweaks: [SwapTweak<Change>], with others: [SwapTweak<Change>]) -> Found<Change>? {
      var least = most
      var found: Found<Change>?
      for one in tweaks {
        let after = eaten + one.delta
        for other in others {
          let distance = ranges.distance(after + other.delta)
          guard distance + 2 * costOfTweak < least else { continue }
          least = distance + 2 * costOfTweak
          found = Found(tweaks: [one, other], distance: distance)
        }
      }
      return found
    }
  }
}
