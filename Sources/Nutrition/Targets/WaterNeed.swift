/// How much water a day asks for, and by what rule.
package struct WaterNeed: Hashable, Codable, Sendable {
  /// What the need follows from.
  package enum Rule: Hashable, Codable, Sendable {
    /// 35 ml for each kilogram of an adult, a rule of thumb of clinical nutrition.
    case weight
    /// So much more in pregnancy or while nursing, in millilitres (EFSA 2010).
    case weightAndMore(Int)
    /// What drinks bring of the adequate intake of a child's age, four fifths of it: EFSA 2010, Scientific opinion on
    /// dietary reference values for water. The figure is the whole intake in millilitres, the water of food included.
    case age(Int)
  }

  /// What a day asks for; a child's is without the water of food.
  package let millilitres: FixedDecimal
  /// What `millilitres` follows from.
  package let rule: Rule

  /// Nil where nothing tells it: a child's needs its age alone, an adult's the weight.
  ///
  /// - Parameter age: whole years; nil is taken as an adult.
  package init?(
    kilograms: FixedDecimal?, age: Int?, sex: Profile.Sex? = nil, motherhood: Profile.Motherhood? = nil
  ) {
    if let age, age < DailyNeeds.adultAge {
      guard age > 0 else { return nil }
      let whole = WaterNeed.child(age, sex)
      rule = .age(whole)
      millilitres = FixedDecimal(whole * 4 / 5)
    } else {
      guard let kilograms else { return nil }
      let more = WaterNeed.more(motherhood)
      rule = more == 0 ? .weight : .weightAndMore(more)
      millilitres = Water.target(kilograms: kilograms) + FixedDecimal(more)
    }
  }

  /// All water of a day by EFSA 2010: girls and boys differ from nine years on.
  private static func child(_ age: Int, _ sex: Profile.Sex?) -> Int {
    switch age {
    case 1: 1_200
    case 2...3: 1_300
    case 4...8: 1_600
    case 9...13: sex.map { $0 == .female ? 1_900 : 2_100 } ?? 2_000
    default: sex.map { $0 == .female ? 2_000 : 2_500 } ?? 2_250
    }
  }

  /// EFSA 2010: 300 ml more in pregnancy, 700 ml more while nursing.
  private static func more(_ motherhood: Profile.Motherhood?) -> Int {
    switch motherhood {
    case nil: 0
    case .nursing: 700
    case .pregnant, .firstTrimester, .secondTrimester, .thirdTrimester: 300
    }
  }

  /// "35 ml for each kg", "EFSA 2010: 1,600 ml with the water of food".
  package var phrase: String {
    switch rule {
    case .weight: "35 ml for each kg"
    case .weightAndMore(let more): "35 ml for each kg and \(more) ml more, EFSA 2010"
    case .age(let whole): "EFSA 2010: \(FixedDecimal(whole).formatted()) ml with the water of food"
    }
  }
}
