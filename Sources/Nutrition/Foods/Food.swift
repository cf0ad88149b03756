package import FoundationEssentials

/// A food of the household's food bank. Figures are per 100 g.
package struct Food: Hashable, Codable, Sendable {
  /// In letters. What is longer is cut, and is no name that anybody looks for.
  package static let longestName = 200

  package let id: UUID
  /// When the food came into the food bank.
  package let created: Instant
  /// When the food was last changed; `created` until then.
  package var updated: Instant
  package var name: String
  /// The state it is weighed in, which the figures are of; nil where the name alone says it.
  package var state: FoodState?
  /// Whose product it is; nil for a food of no brand.
  package var brand: String?
  /// The digits of the code on the pack; nil where none is known.
  package var barcode: String?
  /// The shelf that it stands on.
  package var category: FoodCategory
  /// Words by which the household sorts its foods, in lower case.
  package var tags: [String]
  /// Where the figures are from.
  package var source: FoodSource
  /// Of what is eaten, in this state; a figure that is nil is unknown.
  package var per100Grams: Nutrients
  /// Grams per millilitre.
  package var density: FixedDecimal?
  /// What one of a unit weighs, each unit at most once.
  package var portions: [Portion]
  /// Whether somebody in the household has marked the food so.
  package var favourite: Bool
  /// Whether the household has checked the figures; nothing sets it yet.
  package var verified: Bool
  /// When the household last put the figures right; nil where it never did.
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
  /// The identifier of the food in the food bank.
  package let food: UUID
  /// How many entries of the profile are of it; skipped ones and those without a weight do not count.
  package let uses: Int
  /// When the latest of these entries was logged.
  package let lastUsed: Instant
  /// What was eaten of it in that entry.
  package let lastGrams: Grams

  package init(food: UUID, uses: Int, lastUsed: Instant, lastGrams: Grams) {
    self.food = food
    self.uses = uses
    self.lastUsed = lastUsed
    self.lastGrams = lastGrams
  }
}
