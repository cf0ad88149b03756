/// The energy that a body uses at rest in a day, in kcal.
package enum BasalMetabolicRate {
  /// The equation of Mifflin and St Jeor: 10 × kg + 6.25 × cm − 5 × years, + 5 for men, − 161 for women. Fitted to
  /// measurements of adults (Mifflin MD et al., Am J Clin Nutr 1990; 51: 241–247).
  ///
  /// - Parameter age: whole years.
  /// - Returns: never below zero.
  package static func mifflinStJeor(
    kilograms: FixedDecimal, centimetres: FixedDecimal, age: Int, sex: Profile.Sex
  ) -> FixedDecimal {
    let body =
      FixedDecimal(10) * kilograms + FixedDecimal(units: 625_000_000) * centimetres - FixedDecimal(5)
      * FixedDecimal(age)
    return max(.zero, body + FixedDecimal(sex == .male ? 5 : -161))
  }
}
