package import FoundationEssentials

/// A food of the household's food bank. Figures are per 100 g.
package struct Food: Hashable, Codable, Sendable {
  /// In characters. A longer name is cut.
  package static let longestName = 200

  package let id: UUID
  /// When the food was added to the food bank.
  package let created: Instant
  /// When the food was last changed; `created` if never.
  package var updated: Instant
  package var name: String
  /// The state in which it is weighed and for which the figures hold; nil where the name alone says it.
  package var state: FoodState?
  /// The brand; nil for a food without one.
  package var brand: String?
  /// The digits of the code on the pack; nil where none is known.
  package var barcode: String?
  /// The category that it belongs to.
  package var category: FoodCategory
  /// The household's tags for the food, in lower case.
  package var tags: [String]
  /// Where the figures come from.
  package var source: FoodSource
  /// The figures of the edible part in this state; nil is unknown.
  package var per100Grams: Nutrients
  /// Grams per millilitre.
  package var density: FixedDecimal?
  /// The weight of one of each unit; each unit at most once.
  package var portions: [Portion]
  /// Whether somebody in the household has marked the food as a favourite.
  package var favourite: Bool
  /// Whether the household has checked the figures; nothing sets it yet.
  package var verified: Bool
  /// When the household last corrected the figures; nil if never.
  package var corrected: Instant?

  package init(
    id: UUID, created: Instant, name: String, state: FoodState? = nil, brand: String? = nil, barcode: String? = nil,
    category: FoodCategory = .other, tags: [String] = [], source: FoodSource, per100Grams: Nutrients,
    density: FixedDecimal? = nil, portions: [Portion] = []
  ) {
    self.id = id
    self.created = created
    updated = created
    self.name = name
    self.state = state
    self.brand = brand
    self.barcode = barcode
    self.category = category
    self.tags = tags
    self.source = source
    self.per100Grams = per100Grams
    self.density = density
    self.portions = portions
    favourite = false
    verified = false
    corrected = nil
  }

  /// The name with state and brand: "pasta, cooked", "oat drink (Oatly)".
  package var title: String {
    Food.title(name, state: state, brand: brand)
  }

  /// The title for a name, state and brand.
  package static func title(_ name: String, state: FoodState?, brand: String?) -> String {
    var title = name
    if let state { title += ", \(state.rawValue)" }
    if let brand { title += " (\(brand))" }
    return title
  }

  /// The food's measures, with the weight that was last eaten where that is known.
  package func measures(lastGrams: Grams? = nil) -> Measures {
    Measures(portions: portions, density: density, lastGrams: lastGrams)
  }
}

/// How often and when a profile has used a food. The store derives it from the entries; it is never changed directly.
package struct FoodUse: Hashable, Sendable {
  /// The id of the food in the food bank.
  package let food: UUID
  /// The number of the profile's entries with it, without those that are skipped or have no weight.
  package let uses: Int
  /// When the latest of these entries was logged.
  package let lastUsed: Instant
  /// The weight in that entry.
  package let lastGrams: Grams

  package init(food: UUID, uses: Int, lastUsed: Instant, lastGrams: Grams) {
    self.food = food
    self.uses = uses
    self.lastUsed = lastUsed
    self.lastGrams = lastGrams
  }
}
