/// Reference values for a day, as a minimum or maximum by age. The mean of both sexes where they differ.
package enum ReferenceIntake {
  /// Grams of protein per kilogram of body weight that are enough for nearly everybody.
  ///
  /// The population reference intakes of EFSA 2012, Scientific opinion on dietary reference values for protein: 0.83
  /// for adults of any age, for children by year as the European Commission's Knowledge for Policy prints them.
  package static func proteinPerKilogram(age: Int) -> FixedDecimal {
    guard age < 18 else { return FixedDecimal(thousandths: 830) }
    return FixedDecimal(thousandths: childProtein[max(age, 1) - 1])
  }

  /// For ages one to seventeen, in thousandths.
  private static let childProtein: [Int64] = [
    1_140, 970, 900, 860, 850, 890, 910, 920, 910, 910, 905, 895, 890, 880, 865, 855, 845,
  ]

  /// The minimum of fibre a day in grams: the adequate intakes of EFSA 2010, Scientific opinion on dietary reference
  /// values for carbohydrates and dietary fibre.
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

  /// The maximum of sodium a day in milligrams: the safe and adequate intakes of EFSA 2019, Dietary reference values
  /// for sodium; WHO 2012 has the same 2 g for adults.
  package static func sodium(age: Int) -> FixedDecimal {
    switch age {
    case ..<4: FixedDecimal(1_100)
    case ..<7: FixedDecimal(1_300)
    case ..<11: FixedDecimal(1_700)
    default: FixedDecimal(2_000)
    }
  }

  /// The maximum of sodium a day in milligrams for a diet low in sodium: 1,500 mg for an adult, the lowest of the three
  /// levels of DASH-Sodium (Sacks 2001, N Engl J Med 344: 3–10); for a child its reference value where that is
  /// lower.
  package static func lowSodium(age: Int) -> FixedDecimal { min(sodium(age: age), FixedDecimal(1_500)) }

  /// The maximum of free sugars a day in grams: 10 per cent of the energy (WHO 2015, Sugars intake for adults and
  /// children).
  package static func sugar(energy: FixedDecimal) -> FixedDecimal { energy / FixedDecimal(40) }
}
