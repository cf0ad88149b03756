package import Nutrition

/// A product of Open Food Facts, read with care: its figures as stated, never corrected, with warnings about them.
package struct OpenFoodFactsProduct: Hashable, Sendable {
  /// As given, with leading zeros.
  package var barcode: String?
  package var name: String?
  /// Other names, in other languages and for the kind of food.
  package var otherNames: [String]
  /// The first of its brands; nil where none is given.
  package var brand: String?
  /// The figures and what they refer to; nil where there are none.
  package var statement: Statement?
  /// The size of a serving; nil where none is given, or it cannot be parsed.
  package var serving: Serving?
  /// The content of the whole pack.
  package var pack: Serving?
  /// Warnings, in the order in which they came up.
  package var warnings: [FoodWarning]
  /// larder's food category, by the product's categories; `.other` where they do not tell.
  package var category: FoodCategory
  /// Its three most specific categories in plain English, followed by tags about diets: "vegan".
  package var tags: [String]
  /// The day in UTC when it was last changed; nil where that is not given.
  package var modified: Day?

  /// Figures, and what they refer to.
  package struct Statement: Hashable, Sendable {
    /// Energy in kcal, sodium in mg, the others in g; per 100 of `unit`.
    package var figures: Nutrients
    /// Whether the figures are per 100 g or per 100 ml.
    package var unit: ReferenceFood.Basis
    /// Whether the figures were converted from a label per serving.
    package var isConverted: Bool
    /// Whether the figures are for the prepared food, including milk or water.
    package var isPrepared: Bool
  }

  /// A serving: a weight or a volume, never both.
  package enum Serving: Hashable, Sendable {
    case grams(FixedDecimal)
    case millilitres(FixedDecimal)

    func isOf(_ basis: ReferenceFood.Basis?) -> Bool {
      switch self {
      case .grams: basis == .grams
      case .millilitres: basis == .millilitres
      }
    }

    var amount: FixedDecimal {
      switch self {
      case .grams(let amount), .millilitres(let amount): amount
      }
    }
  }

  /// For other programs: "100g", "100ml", "serving-converted".
  package var basisName: String? {
    statement.map { $0.isConverted ? "serving-converted" : "100\($0.unit.rawValue)" }
  }

  /// For other programs: "as_sold", "prepared".
  package var preparationName: String? {
    statement.map { $0.isPrepared ? "prepared" : "as_sold" }
  }

  /// Per 100 of the statement's unit; all unknown where there is no statement.
  package var figures: Nutrients { statement?.figures ?? .unknown }
  /// How far the figures can be trusted.
  package var trust: FoodTrust { FoodTrust(of: figures, warnings) }
}

extension OpenFoodFactsProduct {
  /// Nil where a household could not use it, because it has no name or no figures.
  package var referenceFood: ReferenceFood? {
    guard let name, let statement else { return nil }
    return ReferenceFood(
      source: FoodSource(.openFoodFacts, reference: barcode, date: modified), name: PlainText(name, limit: 200).text,
      otherNames: otherNames.map { PlainText($0, limit: 200).text },
      brand: brand.map { PlainText($0, limit: 100).text }, barcode: barcode, category: category, tags: tags,
      basis: statement.unit,
      figures: statement.figures, portions: portions, warnings: warnings)
  }

  private var portions: [Portion] {
    var portions: [Portion] = []
    if let serving, serving.amount > .zero, serving.amount <= FixedDecimal(5_000) {
      portions.append(Portion(.serving, Grams(serving.amount)))
    }
    if let pack, pack.amount > .zero, pack.amount <= FixedDecimal(20_000), pack.isOf(statement?.unit) {
      portions.append(Portion(.packet, Grams(pack.amount)))
    }
    return portions
  }
}
