/// Lists foods that were eaten recently or often, or are favourites.
package struct RecentFoodsCall: Call {
  package static let name = "recent_foods"

  /// Which foods; nil is recent.
  package var kind: Kind?
  /// The number of foods; nil is the default.
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
