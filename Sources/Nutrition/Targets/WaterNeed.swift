/// The need of water in a day, and the rule behind it.
package struct WaterNeed: Hashable, Codable, Sendable {
  /// The rule for a need of water.
  package enum Rule: Hashable, Codable, Sendable {
    /// 35 ml per kilogram of an adult, a rule of thumb of clinical nutrition.
    case weight
    /// By weight, plus so many millilitres in pregnancy or while breastfeeding (EFSA 2010).
    case weightAndMore(Int)
    /// Four fifths of the adequate intake for a child's age, which is the part that comes from drinks: EFSA 2010,
    /// Scientific opinion on dietary reference values for water. The value is the whole intake in millilitres, water in
    /// food included.
    case age(Int)
  }

  /// The need of a day; for a child without the water in food.
  package let millilitres: FixedDecimal
  /// The rule behind `millilitres`.
  package let rule: Rule

  /// Nil where too little is known: a child's need depends on age alone, an adult's on the weight.
  ///
  /// - Parameter age: whole years; nil counts as an adult.
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

  /// The total water of a day by EFSA 2010; girls and boys differ from nine years on.
  private static func child(_ age: Int, _ sex: Profile.Sex?) -> Int {
    switch age {
    case 1: 1_200
    case 2...3: 1_300
    case 4...8: 1_600
    case 9...13: sex.map { $0 == .female ? 1_900 : 2_100 } ?? 2_000
    default: sex.map { $0 == .female ? 2_000 : 2_500 } ?? 2_250
    }
  }

  /// EFSA 2010: 300 ml more in pregnancy, 700 ml more while breastfeeding.
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
