/// A day's needs by the authorities' reference values for an age and a weight, without regard to a person's aim.
struct ReferenceNeed: Hashable, Sendable {
  let equation: DailyNeed.Equation
  /// Energy at rest in kcal.
  let rest: FixedDecimal
  /// Energy in kcal, rounded up to 10 kcal.
  let energy: FixedDecimal
  /// The protein in grams that is enough for nearly everybody.
  let leastProtein: FixedDecimal

  /// - Parameters:
  ///   - age: whole years; an infant counts as one year old.
  ///   - sex: nil takes the mean of both equations.
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
