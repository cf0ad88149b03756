/// The eight figures of a food (per 100 g) or of a portion. Nil is unknown, which is not the same as zero.
package struct Nutrients: Hashable, Sendable {
  /// In kcal.
  package var energy: FixedDecimal?
  /// In grams.
  package var protein: FixedDecimal?
  /// In grams; with or without fibre, depending on the source.
  package var carbohydrate: FixedDecimal?
  /// In grams, saturated fat included.
  package var fat: FixedDecimal?
  /// In grams; part of the fat.
  package var saturatedFat: FixedDecimal?
  /// In grams; part of the carbohydrate.
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

  /// The figure of a nutrient in its own unit; nil is unknown.
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

  /// The figures of a portion of `weight`, where these are per 100 g. Exact if these have at most three decimals.
  package func portion(of weight: Grams) -> Nutrients {
    let hundreds = FixedDecimal(units: weight.milligrams.multipliedClamped(by: 1_000))
    return mapped { $0 * hundreds }
  }

  /// These figures multiplied by `factor`.
  package func times(_ factor: FixedDecimal) -> Nutrients {
    mapped { $0 * factor }
  }

  /// Replaces the figures that are stated; unknown ones keep the old value.
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

/// In JSON the keys are those that other programs read; an unknown figure is null.
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
