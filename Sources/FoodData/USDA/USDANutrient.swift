/// The nutrients of FoodData Central from which larder's eight figures are made, by their ids. Names cannot be used,
/// because they changed between releases, and energy in kilocalories has the same name as energy in kilojoules.
package enum USDANutrient: Int, CaseIterable, Sendable {
  /// Energy in kcal.
  case energy = 1008
  /// Energy in kcal by Atwater's general factors.
  case energyByGeneralFactors = 2047
  /// Energy in kcal by factors specific to the food.
  case energyBySpecificFactors = 2048
  /// Energy in kJ.
  case energyInKilojoules = 1062
  case protein = 1003
  /// Total lipid.
  case fat = 1004
  /// Fatty acids expressed as triglycerides, as labels count fat. It is the closest where total lipid is missing.
  case fatOfLabels = 1085
  /// By difference: the rest of 100 g, including fibre.
  case carbohydrate = 1005
  case carbohydrateBySummation = 1050
  case saturatedFat = 1258
  case sugars = 2000
  /// The sum of the individual sugars, as labels count them.
  case sugarsOfLabels = 1063
  case fibre = 1079
  /// By the newer method (AOAC 2011.25).
  case fibreByNewerMethod = 2033
  /// In mg.
  case sodium = 1093
  case alcohol = 1018
  case water = 1051
  case ash = 1007

  /// The nutrient with an id, or with a number: an id below 1000 can only be a number, as in older survey tables.
  package init?(id: Int) {
    if id >= 1000 {
      self.init(rawValue: id)
    } else {
      self.init(number: String(id))
    }
  }

  /// The nutrient with a number, as in answers without ids: "208", "269.3".
  package init?(number: String) {
    guard let nutrient = USDANutrient.byNumber[number] else { return nil }
    self = nutrient
  }

  private static let byNumber: [String: USDANutrient] = [
    "208": .energy, "957": .energyByGeneralFactors, "958": .energyBySpecificFactors, "268": .energyInKilojoules,
    "203": .protein, "204": .fat, "298": .fatOfLabels, "205": .carbohydrate, "205.2": .carbohydrateBySummation,
    "606": .saturatedFat, "269": .sugars, "269.3": .sugarsOfLabels, "291": .fibre, "293": .fibreByNewerMethod,
    "307": .sodium, "221": .alcohol, "255": .water, "207": .ash,
  ]

  /// Its position among all nutrients.
  var ordinal: Int {
    switch self {
    case .energy: 0
    case .energyByGeneralFactors: 1
    case .energyBySpecificFactors: 2
    case .energyInKilojoules: 3
    case .protein: 4
    case .fat: 5
    case .fatOfLabels: 6
    case .carbohydrate: 7
    case .carbohydrateBySummation: 8
    case .saturatedFat: 9
    case .sugars: 10
    case .sugarsOfLabels: 11
    case .fibre: 12
    case .fibreByNewerMethod: 13
    case .sodium: 14
    case .alcohol: 15
    case .water: 16
    case .ash: 17
    }
  }
}
