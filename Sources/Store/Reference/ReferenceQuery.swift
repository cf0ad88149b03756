package import Nutrition

/// A search among the foods of outside sources.
package struct ReferenceQuery: Hashable, Sendable {
  /// The words to search for.
  package var text: String
  /// Other names of the same food: a match on any of them counts.
  package var otherNames: [String]
  /// Whether the last word may be only the beginning of one.
  package var isBeingTyped: Bool
  /// Search only this source; nil for all.
  package var kind: FoodSource.Kind?
  /// Foods in this state are rated higher, but others are found, too. Nil prefers none.
  package var state: FoodState?
  /// Brands of which the household has foods: of foods that match equally well, these come first.
  package var knownBrands: Set<String>
  /// The most foods to return.
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

/// A food of an outside source that matches a search.
package struct ReferenceHit: Hashable, Sendable {
  /// The food as its source has it.
  package let food: ReferenceFood
  /// How well it matches.
  package let fit: Fit

  /// How the query and the food's name match, best first.
  package enum Fit: Int, Comparable, Sendable {
    /// The words are the whole name, in any order, or the name with words of the brand.
    case whole
    /// All words are in the name or the brand; the name has other words, too.
    case named
    /// Some of the words are only in its other data: other names, tags, its category.
    case described
    /// Some of the words had to be left out of the search, because no food has all of them.
    case partial

    /// The better fit is the smaller one.
    package static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }
}
