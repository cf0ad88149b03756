internal import Nutrition

extension Meal {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(zone)
    try check.day(day)
    try check.line(title)
    try check.notes(notes)
    try check.number(healthScore, 0...100)
  }
}

extension Entry {
  /// The most energy, in kcal, that an entry without a weight may have.
  private static let mostStatedEnergy = FixedDecimal(20_000)

  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.line(source)
    try check.number(position, 1...100_000)
    try check.grams(grams)
    try check.number(servings, FixedDecimal(units: 1)...FixedDecimal(10_000))
    try check.number(spread, AmountSpread.range)
    switch kind {
    case .food:
      if grams == nil, tier < .estimated { throw check.fail(.gramsMissing) }
    case .quick:
      if figures.energy == nil { throw check.fail(.energyMissing) }
    case .recipe: break
    }
    try check.figures(figures, most: most)
  }

  /// The most of this nutrient that the entry's weight can contain; without a weight, that of the heaviest entry
  /// allowed.
  private func most(_ nutrient: Nutrient) -> FixedDecimal {
    if nutrient == .energy, kind == .quick { return Entry.mostStatedEnergy }
    let weight = (grams ?? Measures.most).figure
    let most = nutrient.mostPer100Grams * weight / FixedDecimal(100)
    return grams == nil && nutrient == .energy ? min(most, Entry.mostStatedEnergy) : most
  }
}
