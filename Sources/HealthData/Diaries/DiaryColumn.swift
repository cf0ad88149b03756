internal import FoodData
internal import Nutrition

/// What a column of a diary's table, or a member of its records, contains.
enum DiaryColumn: Hashable, Sendable {
  case day, time
  /// A day with its time, and with an offset an instant.
  case moment
  case meal, food, brand, amount, unit
  /// The unit of the food's own amounts.
  case foodUnit
  /// How much a serving is, and its unit.
  case serving, servingUnit
  /// Where the food's figures are from, and in which version.
  case source, version
  case figure(Nutrient)
  case water
  /// Energy of an exercise.
  case burned
  case weight
  /// What was measured, where a table has measurements of several kinds.
  case metric
  /// Weights that were lifted. Their unit is that of the account.
  case liftedKilograms, liftedPounds

  static let energy = DiaryColumn.figure(.energy)

  /// The column of a key in a mapping, with the unit that it has where a header gives none. Figures have the same keys as
  /// in larder's JSON.
  static func of(_ key: String) -> (column: DiaryColumn, unit: String?)? {
    if let text = texts[key] { return (text, nil) }
    switch key {
    case "kcal": return (.energy, "kcal")
    case "burned_kcal": return (.burned, "kcal")
    case "water_g": return (.water, "g")
    case "weight_kg": return (.weight, "kg")
    default: return NutrientKey(key).map { (.figure($0.nutrient), $0.unit.rawValue) }
    }
  }

  /// The columns without a unit of their own, by their key.
  private static let texts: [String: DiaryColumn] = [
    "day": .day, "time": .time, "moment": .moment, "meal": .meal, "food": .food, "brand": .brand, "amount": .amount,
    "unit": .unit, "food unit": .foodUnit, "serving": .serving, "serving unit": .servingUnit, "source": .source,
    "version": .version, "weight": .weight, "metric": .metric, "lifted_kg": .liftedKilograms,
    "lifted_lb": .liftedPounds,
  ]

  /// A figure in larder's unit: kcal, g, mg of sodium, ml of water.
  ///
  /// - Parameter unit: in lower case, as the header or the mapping gives it.
  func value(_ figure: FixedDecimal, in unit: String?) -> FixedDecimal {
    switch (self, unit) {
    case (.energy, "kj"), (.burned, "kj"): HealthUnit.ofKilojoules(figure)
    case (.figure(.sodium), "g"): figure * FixedDecimal(1_000)
    case (.figure(.sodium), "µg"), (.figure(.sodium), "μg"), (.figure(.sodium), "mcg"): figure / FixedDecimal(1_000)
    case (.figure(.sodium), _): figure
    case (.figure, "mg"), (.water, "mg"): figure / FixedDecimal(1_000)
    default: figure
    }
  }
}
