package import FoundationEssentials

/// A food of the household's food bank. Figures are per 100 g.
package struct Food: Hashable, Codable, Sendable {
  /// In letters. What is longer is cut, and is no name that anybody looks for.
  package static let longestName = 200

  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var name: String
  package var state: FoodState?
  package var brand: String?
  package var barcode: String?
  package var category: FoodCategory
  package var tags: [String]
  package var source: FoodSource
  package var per100Grams: Nutrients
  /// Grams per millilitre.
  package var density: FixedDecimal?
  package var portions: [Portion]
  package var favourite: Bool
  package var verified: Bool
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

  /// "pasta, cooked", "oat drink (Oatly)".
  package var title: String {
    Food.title(name, state: state, brand: brand)
  }

  /// The same of a food of which no more is known.
  package static func title(_ name: String, state: FoodState?, brand: String?) -> String {
    var title = name
    if let state { title += ", \(state.rawValue)" }
    if let brand { title += " (\(brand))" }
    return title
  }

  /// The food's measures, with the portion that was had last, where there is one.
  package func measures(lastGrams: Grams? = nil) -> Measures {
    Measures(portions: portions, density: density, lastGrams: lastGrams)
  }
}

/// How a profile has used a food: derived from its entries by the store, never changed on its own.
package struct FoodUse: Hashable, Sendable {
  package let food: UUID
  package let uses: Int
  package let lastUsed: Instant
  package let lastGrams: Grams

  package init(food: UUID, uses: Int, lastUsed: Instant, lastGrams: Grams) {
    self.food = food
    self.uses = uses
    self.lastUsed = lastUsed
    self.lastGrams = lastGrams
  }
}
