/// Lists foods that were had recently or often, or are favourites.
package struct RecentFoodsCall: Call {
  package static let name = "recent_foods"

  /// Nil is recent.
  package var kind: Kind?
  /// How many; nil is the usual number.
  package var limit: Int?

  package init() {}

  package static let fields: [CallField<RecentFoodsCall>] =
    [
      .optional("kind", \.kind),
      .optional("limit", \.limit),
    ]
}

extension RecentFoodsCall {
  /// Which foods are listed.
  package enum Kind: String, CallChoice {
    case recent, favourites, often
  }
}
