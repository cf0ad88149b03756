internal import Nutrition

extension Profile {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.line(icon)
    try check.line(language)
    try check.line(zone)
    try check.day(birthDate)
    try check.day(goalDate)
    try check.number(height, Figure(1)...Figure(300))
    try check.number(weeklyPace, Figure.zero...Figure(10))
  }
}

extension FamilyMember {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.name(name)
    try check.number(age, 0...150)
    try check.number(kilograms, Figure(units: 1)...Figure(1_000))
  }
}

extension FamilyTargets {
  /// Bounded by what a hundred people could eat on a day.
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.figures(figures) { nutrient in
      switch nutrient {
      case .energy, .sodium: Figure(10_000_000)
      case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: Figure(500_000)
      }
    }
    try check.number(computedEnergy, Figure.zero...Figure(10_000_000))
    try check.notes(reason)
  }
}

extension Target {
  /// Targets are for a day, so they are bounded by what could be eaten on one.
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(from)
    try check.figures(figures) { nutrient in
      switch nutrient {
      case .energy: Figure(20_000)
      case .sodium: Figure(100_000)
      case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: Figure(5_000)
      }
    }
  }
}

extension Weight {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    try check.number(kilograms, Figure(units: 1)...Figure(1_000))
  }
}

extension Activity {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    try check.name(name)
    try check.number(minutes, 0...1_440)
    try check.number(energy, Figure.zero...Figure(20_000))
  }
}

extension Water {
  func check(_ check: RecordCheck) throws(StoreError) {
    try check.day(day)
    try check.number(millilitres, Figure(units: 1)...Figure(20_000))
  }
}
