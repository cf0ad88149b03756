package import Nutrition

/// Lists the household's foods.
package struct BrowseFoodsCall: Call {
  package static let name = "browse_foods"

  /// Only those of this category.
  package var category: FoodCategory?
  /// Only those with this tag.
  package var tag: String?
  /// Only those with these words.
  package var words: String?
  /// Nil is all.
  package var kind: Kind?
  /// The next page.
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
