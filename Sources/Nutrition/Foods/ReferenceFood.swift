package import FoundationEssentials

/// A food as an outside source has it, before a household uses it: an answer of Open Food Facts, a row of USDA or of a
/// national table.
package struct ReferenceFood: Hashable, Sendable {
  /// Which source, and the key and the edition there.
  package var source: FoodSource
  package var name: String
  /// Further names: in other languages, or the whole title where `name` is only its first part.
  package var otherNames: [String]
  /// The state that its figures are of; nil where the source does not say it.
  package var state: FoodState?
  /// As the source writes it; nil for a food of no brand.
  package var brand: String?
  /// Digits as the source writes them.
  package var barcode: String?
  /// The shelf that its groups in the source amount to; `other` where they say nothing.
  package var category: FoodCategory
  /// Words that the food can be sorted by, as "vegan"; empty where the source has none.
  package var tags: [String]
  /// What the figures are per 100 of.
  package var basis: Basis
  /// Per 100 g or per 100 ml. As the source states them: an impossible value stays, and a warning says so.
  package var figures: Nutrients
  /// What the source counts as carbohydrate; nil where that is not known.
  package var carbohydrate: CarbohydrateKind?
  /// Grams per millilitre.
  package var density: FixedDecimal?
  /// In grams; with the basis of millilitres and no density, a millilitre is taken as a gram.
  package var portions: [Portion]
  /// What is odd about the figures, in no particular order; empty where nothing is.
  package var warnings: [FoodWarning]

  /// What figures are per 100 of.
  package enum Basis: String, CaseIterable, Codable, Sendable {
    case grams = "g"
    case millilitres = "ml"
  }

  package init(
    source: FoodSource, name: String, otherNames: [String] = [], state: FoodState? = nil, brand: String? = nil,
    barcode: String? = nil, category: FoodCategory = .other, tags: [String] = [], basis: Basis = .grams,
    figures: Nutrients, carbohydrate: CarbohydrateKind? = nil, density: FixedDecimal? = nil, portions: [Portion] = [],
    warnings: [FoodWarning] = []
  ) {
    self.source = source
    self.name = name
    self.otherNames = otherNames
    self.state = state
    self.brand = brand
    self.barcode = barcode
    self.category = category
    self.tags = tags
    self.basis = basis
    self.figures = figures
    self.carbohydrate = carbohydrate
    self.density = density
    self.portions = portions
    self.warnings = warnings
  }

  /// What the figures and the warnings amount to.
  package var trust: FoodTrust { FoodTrust(of: figures, warnings) }

  /// This food as one of a household's food bank, per 100 g. Figures per 100 ml are turned by the density; without one a
  /// millilitre is taken as a gram.
  package func food(id: UUID, created: Instant) -> Food {
    let weight = basis == .millilitres ? density ?? FixedDecimal(1) : FixedDecimal(1)
    return Food(
      id: id, created: created, name: name, state: state, brand: brand, barcode: barcode, category: category,
      tags: tags,
      source: source, per100Grams: figures.mapped { ($0 / weight).rounded(toPlaces: 3) },
      density: density ?? (basis == .millilitres ? FixedDecimal(1) : nil), portions: portions)
  }
}

/// What a table counts as carbohydrate.
package enum CarbohydrateKind: String, CaseIterable, Codable, Sendable {
  /// Without fibre, as European tables and labels have it.
  case available
  /// What is left of 100 g, so with fibre, as USDA and American labels have it.
  case byDifference = "by difference"
}
