extension ActivityLevel {
  /// The energy of an adult's day as a multiple of the energy at rest.
  ///
  /// FAO/WHO/UNU 2004, Human energy requirements, table 5.3: a sedentary or lightly active life is 1.40 to 1.69, an
  /// active or moderately active one 1.70 to 1.99, a vigorously active one 2.00 to 2.40. The five levels are spread
  /// over these three.
  package var adultFactor: FixedDecimal {
    switch self {
    case .sedentary: FixedDecimal(thousandths: 1_400)
    case .light: FixedDecimal(thousandths: 1_550)
    case .moderate: FixedDecimal(thousandths: 1_750)
    case .active: FixedDecimal(thousandths: 1_950)
    case .veryActive: FixedDecimal(thousandths: 2_200)
    }
  }

  /// The energy of a child of six or more, as a multiple of the need of a moderately active child of its weight.
  ///
  /// FAO/WHO/UNU 2004, Human energy requirements, chapter 4: 15 per cent less for a life less active than moderate, 15
  /// per cent more for a vigorous one (so also Butte 2015, World Review of Nutrition and Dietetics 113: 34–40). It is
  /// not applied to younger children.
  var childFactor: FixedDecimal {
    switch self {
    case .sedentary, .light: FixedDecimal(thousandths: 850)
    case .moderate: FixedDecimal(1)
    case .active, .veryActive: FixedDecimal(thousandths: 1_150)
    }
  }

  /// The minimum of a child's energy at this level of activity, as a multiple of the energy at rest: the lowest value
  /// for it in tables 4.5 and 4.6 of FAO/WHO/UNU 2004.
  var leastChildFactor: FixedDecimal {
    switch self {
    case .sedentary, .light: FixedDecimal(thousandths: 1_300)
    case .moderate: FixedDecimal(thousandths: 1_550)
    case .active, .veryActive: FixedDecimal(thousandths: 1_800)
    }
  }
}
