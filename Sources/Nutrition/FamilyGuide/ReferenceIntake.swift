/// What a day should bring or stay under, by age. The mean of both sexes where they differ.
package enum ReferenceIntake {
  /// Grams of protein that cover nearly everybody, for each kilogram of body weight.
  ///
  /// The population reference intakes of EFSA 2012, Scientific opinion on dietary reference values for protein: 0.83 for
  /// adults of any age, for children by year as the European Commission's Knowledge for Policy prints them.
  package static func proteinPerKilogram(age: Int) -> FixedDecimal {
    guard age < 18 else { return FixedDecimal(thousandths: 830) }
    return FixedDecimal(thousandths: childProtein[max(age, 1) - 1])
  }

  /// From one to seventeen years.
  private static let childProtein: [Int64] = [
    1_140, 970, 900, 860, 850, 890, 910, 920, 910, 910, 905, 895, 890, 880, 865, 855, 845,
  ]

  /// Grams of fibre a day, at least: the adequate intakes of EFSA 2010, Scientific opinion on dietary reference values for
  /// carbohydrates and dietary fibre.
  package static func fibre(age: Int) -> FixedDecimal {
    switch age {
    case ..<4: FixedDecimal(10)
    case ..<7: FixedDecimal(14)
    case ..<11: FixedDecimal(16)
    case ..<15: FixedDecimal(19)
    case ..<18: FixedDecimal(21)
    default: FixedDecimal(25)
    }
  }

  /// Milligrams of sodium a day, at most: the safe and adequate intakes of EFSA 2019, Dietary reference values for sodium;
  /// WHO 2012 has the same 2 g for adults.
  package static func sodium(age: Int) -> FixedDecimal {
    switch age {
    case ..<4: FixedDecimal(1_100)
    case ..<7: FixedDecimal(1_300)
    case ..<11: FixedDecimal(1_700)
    default: FixedDecimal(2_000)
    }
  }

  /// Milligrams of sodium a day, at most, for who eats little of it: 1,500 mg of an adult, the lowest of the three levels
  /// of DASH-Sodium (Sacks 2001, N Engl J Med 344: 3–10); of a child no less than its reference has.
  package static func lowSodium(age: Int) -> FixedDecimal { min(sodium(age: age), FixedDecimal(1_500)) }

  /// Grams of free sugars a day, at most: 10 per cent of the energy (WHO 2015, Sugars intake for adults and children).
  package static func sugar(energy: FixedDecimal) -> FixedDecimal { energy / FixedDecimal(40) }
}
