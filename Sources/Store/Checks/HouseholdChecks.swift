internal import Nutrition

extension Profile {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.line(icon)
    try check.line(language)
    try check.line(zone)
    try check.day(birthDate)
    try check.day(goalDate)
    try check.number(height, FixedDecimal(1)...FixedDecimal(300))
    try check.number(weeklyPace, FixedDecimal.zero...FixedDecimal(10))
  }
}

extension FamilyMember {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.number(age, 0...150)
    try check.number(kilograms, FixedDecimal(units: 1)...FixedDecimal(1_000))
  }
}

extension FamilyTargets {
  /// The limit is what a hundred people could eat on a day.
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.figures(figures) { nutrient in
      switch nutrient {
      case .energy, .sodium: FixedDecimal(10_000_000)
      case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: FixedDecimal(500_000)
      }
    }
    try check.number(computedEnergy, FixedDecimal.zero...FixedDecimal(10_000_000))
    try check.notes(reason)
  }
}

extension Target {
  /// Targets are for a day, so they are bounded by what could be eaten on one.
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(from)
    try check.figures(figures) { nutrient in
      switch nutrient {
      case .energy: FixedDecimal(20_000)
      case .sodium: FixedDecimal(100_000)
      case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: FixedDecimal(5_000)
      }
    }
  }
}

extension Weight {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    try check.number(kilograms, FixedDecimal(units: 1)...FixedDecimal(1_000))
  }
}

extension Activity {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    try check.name(name)
    try check.number(minutes, 0...1_440)
    try check.number(energy, FixedDecimal.zero...FixedDecimal(20_000))
  }
}

extension Water {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    try check.number(millilitres, FixedDecimal(units: 1)...FixedDecimal(20_000))
  }
}
