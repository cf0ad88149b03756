/// One tweak of one item of a meal, and what it changes.
package struct SwapTweak<Change: Sendable>: Sendable {
  package let change: Change
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

  package struct Found<Change: Sendable>: Sendable {
    package let tweaks: [SwapTweak<Change>]
    package let distance: Double
  }

  /// Looks at every tweak and every pair of tweaks of different items.
  ///
  /// - Parameters:
  ///   - eaten: the day with the meal as it is.
  ///   - items: the tweaks of each item.
  /// - Returns: the best; of equal ones the one of fewer tweaks, then the first. Nil where nothing helps enough.
  package static func best<Change>(
    from eaten: FigureVector, items: [[SwapTweak<Change>]], in ranges: DayRanges
  ) -> Found<Change>? {
    let before = ranges.distance(eaten)
    var least = before - leastHelp
    var found: Found<Change>?
    func consider(_ tweaks: [SwapTweak<Change>], _ distance: Double) {
      least = distance + costOfTweak * Double(tweaks.count)
      found = Found(tweaks: tweaks, distance: distance)
    }
    for tweak in items.joined() {
      let distance = ranges.distance(eaten + tweak.delta)
      if distance + costOfTweak < least { consider([tweak], distance) }
    }
    for first in items.indices.dropLast() {
      for one in items[first] {
        let after = eaten + one.delta
        for second in items[(first + 1)...] {
          for other in second {
            let distance = ranges.distance(after + other.delta)
            if distance + 2 * costOfTweak < least { consider([one, other], distance) }
          }
        }
      }
    }
    return found
  }
}
