extension ActivityLevel {
  /// The energy of an adult's day as a multiple of that at rest.
  ///
  /// FAO/WHO/UNU 2004, Human energy requirements, table 5.3: a sedentary or lightly active life is 1.40 to 1.69, an
  /// active or moderately active one 1.70 to 1.99, a vigorously active one 2.00 to 2.40. The five levels are spread over
  /// these three.
  package var adultFactor: FixedDecimal {
    switch self {
    case .sedentary: FixedDecimal(thousandths: 1_400)
    case .light: FixedDecimal(thousandths: 1_550)
    case .moderate: FixedDecimal(thousandths: 1_750)
    case .active: FixedDecimal(thousandths: 1_950)
    case .veryActive: FixedDecimal(thousandths: 2_200)
    }
  }

  /// What a child of six and more needs, as a multiple of what its weight says for a moderately active life.
  ///
  /// FAO/WHO/UNU 2004, Human energy requirements, chapter 4: 15 per cent less for a less active life than moderate, 15
  /// per cent more for a vigorous one (so also Butte 2015, World Review of Nutrition and Dietetics 113: 34–40). Younger
  /// children are taken as they are.
  var childFactor: FixedDecimal {
    switch self {
    case .sedentary, .light: FixedDecimal(thousandths: 850)
    case .moderate: FixedDecimal(1)
    case .active, .veryActive: FixedDecimal(thousandths: 1_150)
    }
  }

  /// The least multiple of the energy at rest for a child's life like this: the lowest that tables 4.5 and 4.6 of
  /// FAO/WHO/UNU 2004 have for it.
  var leastChildFactor: FixedDecimal {
    switch self {
    case .sedentary, .light: FixedDecimal(thousandths: 1_300)
    case .moderate: FixedDecimal(thousandths: 1_550)
    case .active, .veryActive: FixedDecimal(thousandths: 1_800)
    }
  }
}
