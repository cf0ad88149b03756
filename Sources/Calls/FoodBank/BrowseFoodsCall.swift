package import Nutrition

/// Lists the household's foods.
package struct BrowseFoodsCall: Call {
  package static let name = "browse_foods"

  /// Only foods of this category.
  package var category: FoodCategory?
  /// Only foods with this tag.
  package var tag: String?
  /// Only foods whose name has these words.
  package var words: String?
  /// Which foods are listed; nil is all.
  package var kind: Kind?
  /// Whether to show the next page.
  package var more: Bool?

  package init() {}

  package static let fields: [CallField<BrowseFoodsCall>] =
    [
      .known("category", \.category),
      .optional("tag", \.tag),
      .optional("words", \.words),
      .optional("kind", \.kind),
      .optional("more", \.more, "The next page."),
    ]
}

extension BrowseFoodsCall {
  /// Which foods are listed.
  package enum Kind: String, CallChoice {
    case all, favourites, recent
  }
}
