internal import EmbeddedMessages
package import Messages
package import Nutrition

/// The messages about a tracker's figures.
package enum HealthWording {
  /// "31 days of earned calories, 12,480 kcal"; nil for no days.
  package static func earned(_ figures: [FixedDecimal]) -> Text? {
    figures.isEmpty ? nil : .healthEarned(days: figures.count, energy: energy(figures.reduce(.zero, +)))
  }

  /// "31 days of eaten calories, 52,480 kcal"; nil for no days.
  package static func eaten(_ figures: [FixedDecimal]) -> Text? {
    figures.isEmpty ? nil : .healthEaten(days: figures.count, energy: energy(figures.reduce(.zero, +)))
  }

  /// "1 weight", "4 weights"; nil for none.
  package static func weights(_ count: Int) -> Text? { count == 0 ? nil : .importWeights(count: count) }

  /// "2 typed activities replaced"; nil for none.
  package static func replaced(_ count: Int) -> Text? { count == 0 ? nil : .healthReplaced(count: count) }

  /// "2 figures removed"; nil for none.
  package static func removed(_ count: Int) -> Text? { count == 0 ? nil : .healthRemoved(count: count) }

  /// In whole kcal, from 10 kcal on.
  package static func energy(_ figure: FixedDecimal) -> Text {
    .energy(energy: figure < FixedDecimal(10) ? figure : figure.rounded(toPlaces: 0))
  }
}

extension Text {
  /// A span of days, or the single day.
  static func days(_ first: Day, _ last: Day, from today: Day) -> Text {
    let ends = [first, last].map { Text.dayDate(date: DayName($0, from: today)) }
    return first == last ? ends[0] : .importSpan(first: ends[0], last: ends[1])
  }
}
