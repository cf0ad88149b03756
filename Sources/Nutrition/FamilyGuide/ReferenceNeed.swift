/// What a day asks for by the authorities' reference values for an age and a weight, whatever somebody aims at.
struct ReferenceNeed: Hashable, Sendable {
  let equation: DailyNeed.Equation
  /// Energy at rest, kcal.
  let rest: FixedDecimal
  /// To 10 kcal, upwards.
  let energy: FixedDecimal
  /// The protein that covers nearly everybody, in grams.
  let leastProtein: FixedDecimal

  /// - Parameters:
  ///   - age: whole years; an infant is taken as of one year.
  ///   - sex: where it is not known, the mean of both equations is taken.
  init(age: Int, kilograms: FixedDecimal, activity: ActivityLevel, sex: Profile.Sex?) {
    let age = max(age, ChildEnergy.ages.lowerBound)
    rest = RestingEnergy.of(age: age, kilograms: kilograms, sex: sex)
    if ChildEnergy.ages.contains(age) {
      equation = .torun
      energy = ChildEnergy.of(age: age, kilograms: kilograms, activity: activity, sex: sex).roundedUp(to: 10)
    } else {
      equation = .schofield
      energy = (rest * activity.adultFactor).roundedUp(to: 10)
    }
    leastProtein = (ReferenceIntake.proteinPerKilogram(age: age) * kilograms).roundedUp(to: 1)
  }
}
