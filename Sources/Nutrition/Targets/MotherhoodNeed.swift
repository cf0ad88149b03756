/// What a pregnancy or nursing asks for beyond a woman's own needs.
enum MotherhoodNeed {
  /// Kilocalories a day: EFSA 2013, Scientific opinion on dietary reference values for energy: 70, 260 and 500 in the three
  /// trimesters, and 500 while a child is nursed. Where the trimester was not said, that of the second is taken.
  static func energy(_ motherhood: Profile.Motherhood) -> Figure {
    switch motherhood {
    case .firstTrimester: Figure(70)
    case .pregnant, .secondTrimester: Figure(260)
    case .thirdTrimester, .nursing: Figure(500)
    }
  }

  /// Grams of protein a day: EFSA 2012, Scientific opinion on dietary reference values for protein: 1, 9 and 28 in the
  /// three trimesters, 19 in the first half year of nursing.
  static func protein(_ motherhood: Profile.Motherhood) -> Figure {
    switch motherhood {
    case .firstTrimester: Figure(1)
    case .pregnant, .secondTrimester: Figure(9)
    case .thirdTrimester: Figure(28)
    case .nursing: Figure(19)
    }
  }
}
