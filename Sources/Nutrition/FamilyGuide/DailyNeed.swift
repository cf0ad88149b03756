/// What one member of the household needs in a day, and what the figures are based on.
package struct DailyNeed: Hashable, Sendable {
  /// The equation that the energy comes from.
  package enum Equation: String, Codable, Sendable {
    /// Energy at rest times a factor for activity.
    case schofield = "Schofield 1985 × activity (FAO/WHO/UNU 2004)"
    case torun = "Torun by weight, with growth (FAO/WHO/UNU 2004)"
  }

  /// The member.
  package let member: FamilyMember
  /// The equation for the energy; children have another one than adults.
  package let equation: Equation
  /// The reference weight that was assumed; nil where the weight is known.
  package let assumedKilograms: FixedDecimal?
  /// How the energy is divided among protein, carbohydrate and fat. Protein may exceed its share.
  package let split: EnergySplit
  /// Energy rounded to 10 kcal and sodium to 10 mg, the others to the gram. Sugar and sodium are maximums, fibre is a
  /// minimum.
  package let figures: Nutrients
  /// The least that may be proposed: all of a child's energy, an adult's energy at rest, and the protein of
  /// `ReferenceIntake`.
  package let least: Nutrients

  /// Whether the member is from one to seventeen years old.
  package var isChild: Bool { ChildEnergy.ages.contains(member.age) }

  /// Nil for an infant, whose milk is not counted.
  package init?(_ member: FamilyMember, alternative: Int = 0) {
    guard member.age >= ChildEnergy.ages.lowerBound else { return nil }
    self.member = member
    let age = member.age
    let kilograms = member.kilograms ?? ReferenceWeight.of(age: age)
    assumedKilograms = member.kilograms == nil ? kilograms : nil
    split = EnergySplit.of(member.diet, age: age, alternative: alternative)
    let need = ReferenceNeed(age: age, kilograms: kilograms, activity: member.activity, sex: member.sex)
    equation = need.equation
    var figures = split.figures(energy: need.energy, leastProtein: need.leastProtein, age: age)
    if member.diet == .lowSodium { figures.sodium = ReferenceIntake.lowSodium(age: age) }
    self.figures = figures
    least = Nutrients(
      energy: equation == .torun ? need.energy : need.rest.roundedUp(to: 10),
      protein: min(need.leastProtein, figures.protein ?? need.leastProtein))
  }
}

extension EnergySplit {
  /// The day's figures for this split. Where protein must exceed its share, the larger of carbohydrate and fat is
  /// reduced.
  func figures(energy: FixedDecimal, leastProtein: FixedDecimal, age: Int) -> Nutrients {
    let share = { (percent: Int) in energy * FixedDecimal(percent) / FixedDecimal(100) }
    let protein = max((share(self.protein) / FixedDecimal(4)).roundedUp(to: 1), leastProtein)
    let rest = energy - protein * FixedDecimal(4)
    let fat: FixedDecimal
    let carbohydrate: FixedDecimal
    if self.carbohydrate >= self.fat {
      fat = (share(self.fat) / FixedDecimal(9)).rounded(toPlaces: 0)
      carbohydrate = max((rest - fat * FixedDecimal(9)) / FixedDecimal(4), .zero).rounded(toPlaces: 0)
    } else {
      carbohydrate = (share(self.carbohydrate) / FixedDecimal(4)).rounded(toPlaces: 0)
      fat = max((rest - carbohydrate * FixedDecimal(4)) / FixedDecimal(9), .zero).rounded(toPlaces: 0)
    }
    return Nutrients(
      energy: energy, protein: protein, carbohydrate: carbohydrate, fat: fat,
      sugar: min(ReferenceIntake.sugar(energy: energy).rounded(toPlaces: 0), carbohydrate),
      fibre: ReferenceIntake.fibre(age: age), sodium: ReferenceIntake.sodium(age: age))
  }
}

extension FixedDecimal {
  /// A figure that is not negative, rounded up to a multiple of a whole number.
  func roundedUp(to step: Int64) -> FixedDecimal {
    let step = step.multipliedClamped(by: FixedDecimal.scale)
    let rest = units % step
    return rest == 0 ? self : FixedDecimal(units: units - rest) + FixedDecimal(units: step)
  }
}
