/// The energy that a body needs at rest, by age and weight alone.
///
/// The equations of Schofield 1985 (Human Nutrition: Clinical Nutrition 39C, suppl. 1), as FAO/WHO/UNU 2004, Human
/// energy requirements, table 5.2, gives them in kcal a day. They do not use height, so family members need not give
/// theirs.
package enum RestingEnergy {
  /// `slope` kcal per kilogram plus `base` kcal.
  private struct Equation {
    let slope: FixedDecimal
    let base: FixedDecimal

    init(_ slope: Int64, _ base: Int64) {
      self.slope = FixedDecimal(thousandths: slope)
      self.base = FixedDecimal(thousandths: base)
    }

    func callAsFunction(_ kilograms: FixedDecimal) -> FixedDecimal { slope * kilograms + base }
  }

  /// - Parameters:
  ///   - age: whole years.
  ///   - sex: nil takes the mean of both equations.
  /// - Returns: kcal a day.
  package static func of(age: Int, kilograms: FixedDecimal, sex: Profile.Sex? = nil) -> FixedDecimal {
    switch sex {
    case .female: female(age)(kilograms)
    case .male: male(age)(kilograms)
    case nil: (female(age)(kilograms) + male(age)(kilograms)) / FixedDecimal(2)
    }
  }

  private static func male(_ age: Int) -> Equation {
    switch age {
    case ..<3: Equation(59_512, -30_400)
    case ..<10: Equation(22_706, 504_300)
    case ..<18: Equation(17_686, 658_200)
    case ..<30: Equation(15_057, 692_200)
    case ..<60: Equation(11_472, 873_100)
    default: Equation(11_711, 587_700)
    }
  }

  private static func female(_ age: Int) -> Equation {
    switch age {
    case ..<3: Equation(58_317, -31_100)
    case ..<10: Equation(20_315, 485_900)
    case ..<18: Equation(13_384, 692_600)
    case ..<30: Equation(14_818, 486_600)
    case ..<60: Equation(8_126, 845_600)
    default: Equation(9_082, 658_500)
    }
  }
}

extension FixedDecimal {
  /// A figure in thousandths: 59.512 is 59_512.
  init(thousandths: Int64) {
    self.init(units: thousandths.multipliedClamped(by: FixedDecimal.scale / 1_000))
  }
}
