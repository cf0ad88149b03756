package import Nutrition

/// What is looked for among the foods of outside sources.
package struct ReferenceQuery: Hashable, Sendable {
  /// What is said, in any words.
  package var text: String
  /// Other names of the same: a food is found by any of them.
  package var otherNames: [String]
  /// The last word may be only the beginning of one.
  package var isBeingTyped: Bool
  /// Of one source only.
  package var kind: FoodSource.Kind?
  /// Foods of this state are rated higher; others are found, too. Nil prefers none.
  package var state: FoodState?
  /// Makers whose foods the household has: among foods that fit as well, theirs come first.
  package var knownBrands: Set<String>
  /// At most so many foods are given.
  package var limit: Int

  package init(
    _ text: String, otherNames: [String] = [], isBeingTyped: Bool = false, kind: FoodSource.Kind? = nil,
    state: FoodState? = nil, knownBrands: Set<String> = [], limit: Int = 10
  ) {
    self.text = text
    self.otherNames = otherNames
    self.isBeingTyped = isBeingTyped
    self.kind = kind
    self.state = state
    self.knownBrands = knownBrands
    self.limit = limit
  }
}

/// A food of an outside source that was looked for.
package struct ReferenceHit: Hashable, Sendable {
  /// As its source has it.
  package let food: ReferenceFood
  /// How surely it is what was looked for.
  package let fit: Fit

  /// How what was said and the food's name stand to each other, from the surest to the weakest.
  package enum Fit: Int, Comparable, Sendable {
    /// The words are the name, in any order, or the name and the maker.
    case whole
    /// All words are in the name and the maker's; the name says more.
    case named
    /// Some of the words are only in what else is known of it: other names, tags, its category.
    case described
    /// Some of what was said is not known of any food.
    case partial

    /// The surer fit is the smaller one.
    package static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }
}
