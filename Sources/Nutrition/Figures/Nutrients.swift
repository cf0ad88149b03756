/// The eight figures of a food (per 100 g) or of a portion. Nil is unknown, which is not zero.
package struct Nutrients: Hashable, Sendable {
  /// In kilocalories.
  package var energy: FixedDecimal?
  /// In grams.
  package var protein: FixedDecimal?
  /// In grams; with or without fibre, as the source counts it.
  package var carbohydrate: FixedDecimal?
  /// In grams, the saturated part included.
  package var fat: FixedDecimal?
  /// In grams; a part of the fat.
  package var saturatedFat: FixedDecimal?
  /// In grams; a part of the carbohydrate.
  package var sugar: FixedDecimal?
  /// In grams.
  package var fibre: FixedDecimal?
  /// Sodium itself, not salt, in milligrams.
  package var sodium: FixedDecimal?

  /// Energy in kcal, sodium in mg, the others in g.
  package init(
    energy: FixedDecimal? = nil, protein: FixedDecimal? = nil, carbohydrate: FixedDecimal? = nil,
    fat: FixedDecimal? = nil,
    saturatedFat: FixedDecimal? = nil, sugar: FixedDecimal? = nil, fibre: FixedDecimal? = nil,
    sodium: FixedDecimal? = nil
  ) {
    self.energy = energy
    self.protein = protein
    self.carbohydrate = carbohydrate
    self.fat = fat
    self.saturatedFat = saturatedFat
    self.sugar = sugar
    self.fibre = fibre
    self.sodium = sodium
  }

  /// All eight unknown.
  package static let unknown = Nutrients()

  /// The figure of a nutrient, in the nutrient's own unit; nil is unknown.
  package subscript(nutrient: Nutrient) -> FixedDecimal? {
    get {
      switch nutrient {
      case .energy: energy
      case .protein: protein
      case .carbohydrate: carbohydrate
      case .fat: fat
      case .saturatedFat: saturatedFat
      case .sugar: sugar
      case .fibre: fibre
      case .sodium: sodium
      }
    }
    set {
      switch nutrient {
      case .energy: energy = newValue
      case .protein: protein = newValue
      case .carbohydrate: carbohydrate = newValue
      case .fat: fat = newValue
      case .saturatedFat: saturatedFat = newValue
      case .sugar: sugar = newValue
      case .fibre: fibre = newValue
      case .sodium: sodium = newValue
      }
    }
  }

  /// The figures of a portion of `weight`, taking these as per 100 g. Exact where these have at most three decimals.
  package func portion(of weight: Grams) -> Nutrients {
    let hundreds = FixedDecimal(units: weight.milligrams.multipliedClamped(by: 1_000))
    return mapped { $0 * hundreds }
  }

  /// These figures `factor` times.
  package func times(_ factor: FixedDecimal) -> Nutrients {
    mapped { $0 * factor }
  }

  /// What is stated takes the place of what was there; what is unknown leaves it.
  package mutating func take(_ stated: Nutrients) {
    for nutrient in Nutrient.allCases { self[nutrient] = stated[nutrient] ?? self[nutrient] }
  }

  /// Each known figure changed by `change`; unknown stays unknown.
  package func mapped(_ change: (FixedDecimal) -> FixedDecimal) -> Nutrients {
    var result = Nutrients.unknown
    for nutrient in Nutrient.allCases { result[nutrient] = self[nutrient].map(change) }
    return result
  }
}

/// The keys are the ones that other programs read; an unknown figure is written as null.
extension Nutrients: Codable {
  package enum CodingKeys: String, CodingKey {
    case energy = "kcal"
    case protein = "protein_g"
    case carbohydrate = "carbs_g"
    case fat = "fat_g"
    case saturatedFat = "saturated_fat_g"
    case sugar = "sugar_g"
    case fibre = "fibre_g"
    case sodium = "sodium_mg"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(energy, forKey: .energy)
    try container.encode(protein, forKey: .protein)
    try container.encode(carbohydrate, forKey: .carbohydrate)
    try container.encode(fat, forKey: .fat)
    try container.encode(saturatedFat, forKey: .saturatedFat)
    try container.encode(sugar, forKey: .sugar)
    try container.encode(fibre, forKey: .fibre)
    try container.encode(sodium, forKey: .sodium)
  }
}
