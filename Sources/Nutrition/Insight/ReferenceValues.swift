/// The authority whose reference values a day's health markers are compared with. The values are for healthy adults.
package enum ReferenceValues: String, CaseIterable, Codable, Sendable {
  /// The World Health Organization.
  case who
  /// The European Union.
  case eu
  /// The United States.
  case us

  /// "WHO", "EU", "US".
  package var name: String { rawValue.uppercased() }

  /// The source of the values, as shown to people.
  package var source: String {
    switch self {
    case .who: "WHO guidelines: sodium 2012, sugars 2015, saturated fat and fibre 2023"
    case .eu: "EU reference intakes, Regulation 1169/2011 annex XIII; fibre from EFSA 2010"
    case .us: "US Daily Values, FDA 2016"
    }
  }

  /// The bound for a day's figure; nil for a nutrient that is not a marker.
  package func bound(of nutrient: Nutrient) -> ReferenceBound? {
    switch self {
    case .who: ReferenceValues.who(nutrient)
    case .eu: ReferenceValues.eu(nutrient)
    case .us: ReferenceValues.us(nutrient)
    }
  }

  private static func who(_ nutrient: Nutrient) -> ReferenceBound? {
    switch nutrient {
    // Guideline: sodium intake for adults and children (WHO, 2012): less than 2 g of sodium a day.
    case .sodium: .below(FixedDecimal(2_000), .amount)
    // Saturated fatty acid and trans-fatty acid intake (WHO, 2023): 10 % of energy or less.
    case .saturatedFat: .atMost(FixedDecimal(10), .percentOfEnergy)
    // Guideline: sugars intake for adults and children (WHO, 2015): free sugars less than 10 % of energy.
    case .sugar: .below(FixedDecimal(10), .percentOfEnergy)
    // Carbohydrate intake for adults and children (WHO, 2023): at least 25 g of fibre a day.
    case .fibre: .atLeast(FixedDecimal(25), .amount)
    case .energy, .protein, .carbohydrate, .fat: nil
    }
  }

  private static func eu(_ nutrient: Nutrient) -> ReferenceBound? {
    switch nutrient {
    // Regulation (EU) 1169/2011, annex XIII part B: salt 6 g; annex I: salt is sodium × 2.5, so 2,400 mg of sodium.
    case .sodium: .atMost(FixedDecimal(2_400), .amount)
    // Annex XIII part B: saturates 20 g.
    case .saturatedFat: .atMost(FixedDecimal(20), .amount)
    // Annex XIII part B: sugars 90 g, which are total sugars.
    case .sugar: .atMost(FixedDecimal(90), .amount)
    // The annex has no fibre. EFSA Journal 2010; 8(3):1462: 25 g a day are adequate for adults.
    case .fibre: .atLeast(FixedDecimal(25), .amount)
    case .energy, .protein, .carbohydrate, .fat: nil
    }
  }

  /// 21 CFR 101.9(c), Daily Values for adults and children from four years (FDA, 2016).
  private static func us(_ nutrient: Nutrient) -> ReferenceBound? {
    switch nutrient {
    // 101.9(c)(9): sodium 2,300 mg.
    case .sodium: .atMost(FixedDecimal(2_300), .amount)
    // 101.9(c)(9): saturated fat 20 g.
    case .saturatedFat: .atMost(FixedDecimal(20), .amount)
    // 101.9(c)(9): added sugars 50 g.
    case .sugar: .atMost(FixedDecimal(50), .amount)
    // 101.9(c)(9): dietary fiber 28 g.
    case .fibre: .atLeast(FixedDecimal(28), .amount)
    case .energy, .protein, .carbohydrate, .fat: nil
    }
  }
}

/// One reference value: a bound and its measure.
package enum ReferenceBound: Hashable, Sendable {
  /// The measure of a bound.
  package enum Measure: Hashable, Sendable {
    /// The nutrient's own unit, per day.
    case amount
    case percentOfEnergy
  }

  case below(FixedDecimal, Measure)
  case atMost(FixedDecimal, Measure)
  case atLeast(FixedDecimal, Measure)

  /// The measure of the bound.
  package var measure: Measure {
    switch self {
    case .below(_, let measure), .atMost(_, let measure), .atLeast(_, let measure): measure
    }
  }

  /// The number of the bound in its measure; the case says whether it is a minimum or a maximum.
  package var value: FixedDecimal {
    switch self {
    case .below(let value, _), .atMost(let value, _), .atLeast(let value, _): value
    }
  }

  /// "below 2,000 mg", "at most 10 % of energy", "at least 25 g".
  package func phrase(for nutrient: Nutrient) -> String {
    let unit = measure == .percentOfEnergy ? "% of energy" : nutrient.unit
    switch self {
    case .below(let value, _): return "below \(value.formatted()) \(unit)"
    case .atMost(let value, _): return "at most \(value.formatted()) \(unit)"
    case .atLeast(let value, _): return "at least \(value.formatted()) \(unit)"
    }
  }
}
