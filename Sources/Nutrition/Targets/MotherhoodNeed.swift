/// What pregnancy or breastfeeding needs beyond a woman's own needs.
enum MotherhoodNeed {
  /// Kilocalories a day: EFSA 2013, Scientific opinion on dietary reference values for energy: 70, 260 and 500 in the
  /// three trimesters, and 500 while breastfeeding. An unknown trimester counts as the second.
  static func energy(_ motherhood: Profile.Motherhood) -> FixedDecimal {
    switch motherhood {
    case .firstTrimester: FixedDecimal(70)
    case .pregnant, .secondTrimester: FixedDecimal(260)
    case .thirdTrimester, .nursing: FixedDecimal(500)
    }
  }

  /// Grams of protein a day: EFSA 2012, Scientific opinion on dietary reference values for protein: 1, 9 and 28 in the
  /// three trimesters, 19 in the first six months of breastfeeding.
  static func protein(_ motherhood: Profile.Motherhood) -> FixedDecimal {
    switch motherhood {
    case .firstTrimester: FixedDecimal(1)
    case .pregnant, .secondTrimester: FixedDecimal(9)
    case .thirdTrimester: FixedDecimal(28)
    case .nursing: FixedDecimal(19)
    }
  }
}
