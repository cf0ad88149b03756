package import FoundationEssentials

/// A food from an outside source, before a household uses it: a result of Open Food Facts, a row of USDA or of a
/// national table.
package struct ReferenceFood: Hashable, Sendable {
  /// The source, with its key and edition.
  package var source: FoodSource
  package var name: String
  /// More names: in other languages, or the full title where `name` is only its first part.
  package var otherNames: [String]
  /// The state for which its figures hold; nil where the source does not say it.
  package var state: FoodState?
  /// As the source writes it; nil for a food of no brand.
  package var brand: String?
  /// The digits as the source writes them.
  package var barcode: String?
  /// The category derived from the source's groups; `other` where they say nothing.
  package var category: FoodCategory
  /// Tags for the food, such as "vegan"; empty where the source has none.
  package var tags: [String]
  /// Whether figures are per 100 g or per 100 ml.
  package var basis: Basis
  /// The figures as the source states them: an impossible value is kept, and a warning says so.
  package var figures: Nutrients
  /// What the source counts as carbohydrate; nil where that is not known.
  package var carbohydrate: CarbohydrateKind?
  /// Grams per millilitre.
  package var density: FixedDecimal?
  /// Weights in grams. If the basis is millilitres and there is no density, 1 ml counts as 1 g.
  package var portions: [Portion]
  /// The problems with the figures, in no particular order.
  package var warnings: [FoodWarning]

  /// The unit of the 100 that figures are per.
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

  /// The trust that follows from the figures and their warnings.
  package var trust: FoodTrust { FoodTrust(of: figures, warnings) }

  /// The food for a household's food bank, per 100 g. Figures per 100 ml are converted with the density; without one, 1
  /// ml counts as 1 g.
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
  /// Without fibre, as in European tables and labels.
  case available
  /// The rest of 100 g, which includes fibre, as in USDA's tables and American labels.
  case byDifference = "by difference"
}
