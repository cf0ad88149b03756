internal import Nutrition

/// A product's eight figures, made from the amounts stated per 100 g or ml, with warnings about them.
struct ProductFigures {
  private(set) var nutrients = Nutrients.unknown
  private(set) var warnings: [FoodWarning] = []
  private let amounts: ProductAmounts

  init(_ amounts: ProductAmounts, typedKilocalories: FixedDecimal?, serving: FixedDecimal?) {
    self.amounts = amounts
    takeEnergy(typed: typedKilocalories, serving: serving)
    take(.proteins, as: .protein)
    take(.carbohydrates, as: .carbohydrate)
    take(.fat, as: .fat)
    take(.saturatedFat, as: .saturatedFat)
    take(.sugars, as: .sugar)
    take(.fibre, as: .fibre)
    takeSodium()
  }

  // MARK: Reading

  private mutating func take(
    _ nutrient: ProductNutrient, as figure: Nutrient, times factor: FixedDecimal = FixedDecimal(1)
  ) {
    guard let amount = amounts[nutrient] else { return }
    set(figure, amount, amount.value * factor)
  }

  private mutating func set(_ figure: Nutrient, _ amount: StatedAmount, _ value: FixedDecimal) {
    nutrients[figure] = value
    switch amount.sign {
    case .exactly: break
    case .about: warnings.append(.approximate(figure))
    case .below: warnings.append(.upperBound(figure))
    case .above: warnings.append(.lowerBound(figure))
    case .trace: warnings.append(.trace(figure))
    }
  }

  private mutating func takeEnergy(typed: FixedDecimal?, serving: FixedDecimal?) {
    if let kilocalories = amounts[.kilocalories] {
      let isInKilojoules = holdsKilojoules(kilocalories.value, typed: typed, serving: serving)
      let divisor = isInKilojoules ? .kilojoulesPerKilocalorie : FixedDecimal(1)
      set(.energy, kilocalories, kilocalories.value / divisor)
      if isInKilojoules { warnings.append(.energyFieldInKilojoules) }
    } else if let kilojoules = amounts[.kilojoules] ?? amounts[.energy] {
      // `energy` is always in kJ, whatever its unit says.
      set(.energy, kilojoules, kilojoules.value / .kilojoulesPerKilocalorie)
      warnings.append(.energyFromKilojoules)
    }
  }

  /// From October 2019 to June 2020 Open Food Facts wrote kilojoules into the field for kilocalories. The field then
  /// equals the energy in kJ, and is 4.184 times what was typed.
  private func holdsKilojoules(_ value: FixedDecimal, typed: FixedDecimal?, serving: FixedDecimal?) -> Bool {
    guard let typed, let energy = amounts[.kilojoules] ?? amounts[.energy], value > .zero,
      isClose(value, energy.value)
    else { return false }
    let expected = typed * .kilojoulesPerKilocalorie
    if isClose(value, expected) { return true }
    guard let serving, serving > .zero else { return false }
    return isClose(value, expected * FixedDecimal(100) / serving)
  }

  /// Within 2 %, because both may have been rounded.
  private func isClose(_ first: FixedDecimal, _ second: FixedDecimal) -> Bool {
    (first - second).magnitude <= max(first.magnitude, second.magnitude) / FixedDecimal(50)
  }

  private mutating func takeSodium() {
    if amounts[.sodium] != nil {
      take(.sodium, as: .sodium, times: FixedDecimal(1_000))
    } else if amounts[.salt] != nil {
      // Salt is sodium times 2.5: Regulation (EU) 1169/2011, annex I.
      take(.salt, as: .sodium, times: FixedDecimal(400))
      warnings.append(.sodiumFromSalt)
    }
  }

  // MARK: Checking

  /// - Parameter servingGrams: the weight of a serving, where the label was per serving.
  mutating func check(servingGrams: FixedDecimal?) {
    let plausibility = FigurePlausibility(
      nutrients, alcohol: amounts[.alcohol]?.value, polyols: amounts[.polyols]?.value)
    warnings += plausibility.warnings
    if let servingGrams, servingGrams > .zero, plausibility.macroSum > FixedDecimal(105) {
      warnings.append(.servingExceedsItsWeight)
    }
    if energiesDiffer { warnings.append(.energyUnitsInconsistent) }
  }

  /// Whether both energies were entered and are more than 10 % and 20 kJ apart.
  private var energiesDiffer: Bool {
    guard let kilocalories = nutrients.energy, let stated = amounts[.kilocalories], stated.sign != .about,
      let kilojoules = amounts[.kilojoules], kilojoules.sign != .about
    else { return false }
    let apart = (kilocalories * .kilojoulesPerKilocalorie - kilojoules.value).magnitude
    return apart > FixedDecimal(20) && apart > kilojoules.value.magnitude / FixedDecimal(10)
  }
}
