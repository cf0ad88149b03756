/// What a body spends at rest in a day, in kcal.
package enum BasalMetabolicRate {
  /// The equation of Mifflin and St Jeor: 10 × kg + 6.25 × cm − 5 × years, + 5 for men, − 161 for women. Made from
  /// measurements of adults (Mifflin MD et al., Am J Clin Nutr 1990; 51: 241–247).
  ///
  /// - Parameter age: whole years.
  /// - Returns: never below zero.
  package static func mifflinStJeor(kilograms: Figure, centimetres: Figure, age: Int, sex: Profile.Sex) -> Figure {
    let body = Figure(10) * kilograms + Figure(units: 625_000_000) * centimetres - Figure(5) * Figure(age)
    return max(.zero, body + Figure(sex == .male ? 5 : -161))
  }
}
