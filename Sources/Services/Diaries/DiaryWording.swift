internal import EmbeddedMessages
internal import HealthData
package import Messages
package import Nutrition

/// The messages about an import from another tracker's diary.
package enum DiaryWording {
  /// "1,204 entries on 31 days, 60,123 kcal"; nil for none.
  package static func entries(_ count: Int, days: Int, _ energy: FixedDecimal) -> Text? {
    count == 0 ? nil : .diaryEntries(count: count, days: days, energy: HealthWording.energy(energy))
  }

  /// "water 12 times, 3,000 ml"; nil for none.
  package static func water(_ amounts: [FixedDecimal]) -> Text? {
    amounts.isEmpty ? nil : .diaryWater(times: amounts.count, volume: amounts.reduce(.zero, +))
  }

  /// "12 sums of days"; nil where the omission is not of rows.
  static func words(_ omission: DiaryOmission, _ count: Int) -> Text? {
    switch omission {
    case .daySum: .diaryDaySums(count: count)
    case .noEnergy: .diaryNoEnergy(count: count)
    case .noDay: .diaryNoDay(count: count)
    case .noAmount: .diaryNoAmount(count: count)
    case .impossible: .diaryImpossible(count: count)
    case .unreadable: .diaryUnreadable(count: count)
    case .note: .diaryNotes(count: count)
    case .recipe: .diaryRecipes(count: count)
    case .figure: nil
    }
  }
}
