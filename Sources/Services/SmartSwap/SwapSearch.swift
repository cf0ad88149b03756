/// A change of one item of a meal, with its effect.
package struct SwapTweak<Change: Sendable>: Sendable {
  /// The change, as the caller describes it.
  package let change: Change
  /// What the change adds to the day; negative where it reduces.
  package let delta: FigureVector

  package init(_ change: Change, delta: FigureVector) {
    self.change = change
    self.delta = delta
  }
}

/// Searches for one or two changes, of different items, after which the day fits best.
package enum SwapSearch {
  /// How much the distance must shrink for each tweak: a hundredth of a target.
  package static let costOfTweak = 0.01
  /// How much the distance must shrink for a result to be shown at all.
  package static let leastHelp = 0.02

  /// A result of the search, with the distance that remains.
  package struct Found<Change: Sendable>: Sendable {
    /// One, or two of different items.
    package let tweaks: [SwapTweak<Change>]
    /// How far the day then is from ending in its ranges, as a sum of shares of its targets; 0 where everything still fits.
    package let distance: Double

    /// The distance plus the cost of the tweaks.
    package var cost: Double { distance + costOfTweak * Double(tweaks.count) }
  }

  /// Tries every tweak, and every pair of tweaks of different items.
  ///
  /// - Parameters:
  ///   - eaten: the day with the meal as it is.
  ///   - items: the tweaks of each item.
  ///   - limit: the most results.
  /// - Returns: the best tweak of each item and of each pair of items, best first. Among equal ones, fewer tweaks come first,
  ///   then the earlier ones. Empty where nothing helps enough.
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
    /// A result has to cost less than this.
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
