package import Nutrition

/// What a careful reader makes of one product of Open Food Facts: figures as they are stated, never repaired, and what
/// is odd about them.
package struct OpenFoodFactsProduct: Hashable, Sendable {
  /// The text as given, with its leading zeros.
  package var barcode: String?
  package var name: String?
  /// Further names, in other languages and of the kind of food.
  package var otherNames: [String]
  /// The first of its brands; nil where none is stated.
  package var brand: String?
  /// How the figures are stated; nil where there are none.
  package var statement: Statement?
  /// The size of a serving; nil where none is stated, or its size cannot be read.
  package var serving: Serving?
  /// What is in the whole pack.
  package var pack: Serving?
  /// What is odd about the product, in the order in which it was noticed.
  package var warnings: [FoodWarning]
  /// Where it stands in a larder, by its categories; `.other` where they do not say.
  package var category: FoodCategory
  /// Its three narrowest categories in plain English, and then what diets ask for: "vegan".
  package var tags: [String]
  /// The day in UTC on which somebody last changed it; nil where that is not said.
  package var modified: Day?

  /// Figures, and what they stand for.
  package struct Statement: Hashable, Sendable {
    /// Energy in kcal, sodium in mg, the others in g; per 100 of the unit.
    package var figures: Nutrients
    /// What the figures are per 100 of.
    package var unit: ReferenceFood.Basis
    /// Whether the label was per serving, and these were computed from it.
    package var isConverted: Bool
    /// Whether the figures are those of the prepared food, with its milk or its water.
    package var isPrepared: Bool
  }

  /// One serving: a weight or a volume, never both.
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

  /// As other programs read it: "100g", "100ml", "serving-converted".
  package var basisName: String? {
    statement.map { $0.isConverted ? "serving-converted" : "100\($0.unit.rawValue)" }
  }

  /// As other programs read it: "as_sold", "prepared".
  package var preparationName: String? {
    statement.map { $0.isPrepared ? "prepared" : "as_sold" }
  }

  /// Per 100 of the statement's unit; all unknown where nothing is stated.
  package var figures: Nutrients { statement?.figures ?? .unknown }
  /// How far the figures can be taken as they are.
  package var trust: FoodTrust { FoodTrust(of: figures, warnings) }
}

extension OpenFoodFactsProduct {
  /// Nil where a household could not use it: without a name, or without any figure.
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
