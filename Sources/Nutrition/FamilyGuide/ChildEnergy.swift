/// The energy that a child from one to seventeen needs in a day, growth included.
///
/// The quadratic equations on weight of Torun, in FAO/WHO/UNU 2004, Human energy requirements, chapter 4 (doubly
/// labelled water and heart rate; printed also by Butte 2015, World Review of Nutrition and Dietetics 113: 34–40), with
/// 7 per cent less in the second year as given there. 1 per cent is added for growth, as EFSA 2013 (Scientific opinion
/// on dietary reference values for energy) does.
package enum ChildEnergy {
  /// The ages in whole years for which the equations hold.
  package static let ages = 1..<18

  /// - Parameters:
  ///   - age: whole years, within `ages`.
  ///   - sex: nil takes the mean of both equations.
  /// - Returns: kcal a day that keep the child growing as it does. There is no way to ask for less.
  package static func of(
    age: Int, kilograms: FixedDecimal, activity: ActivityLevel, sex: Profile.Sex? = nil
  ) -> FixedDecimal {
    let spent = expenditure(kilograms, sex) * (age < 2 ? FixedDecimal(thousandths: 930) : FixedDecimal(1))
    let lived = age < 6 ? spent : spent * activity.childFactor
    // The equations were fitted to children of ordinary weight and level off beyond it; the energy at rest does not, so
    // it sets a minimum.
    let least =
      RestingEnergy.of(age: age, kilograms: kilograms, sex: sex)
      * (age < 6 ? ActivityLevel.light : activity).leastChildFactor
    return max(lived, least) * FixedDecimal(thousandths: 1_010)
  }

  private static func expenditure(_ kilograms: FixedDecimal, _ sex: Profile.Sex?) -> FixedDecimal {
    switch sex {
    case .male: quadratic(base: 310_200, slope: 63_300, bend: 263, kilograms)
    case .female: quadratic(base: 263_400, slope: 65_300, bend: 454, kilograms)
    case nil: (expenditure(kilograms, .female) + expenditure(kilograms, .male)) / FixedDecimal(2)
    }
  }

  /// `base + slope × kg − bend × kg²`, with coefficients in thousandths; constant beyond its maximum.
  private static func quadratic(base: Int64, slope: Int64, bend: Int64, _ kilograms: FixedDecimal) -> FixedDecimal {
    let slope = FixedDecimal(thousandths: slope)
    let bend = FixedDecimal(thousandths: bend)
    let kilograms = min(kilograms, slope / (bend * FixedDecimal(2)))
    return FixedDecimal(thousandths: base) + slope * kilograms - bend * kilograms * kilograms
  }
}
