internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// What a report says of an average day in sentences: a gap is a gap, and nothing is praised or blamed.
struct PeriodSentences {
  let period: PeriodFigures
  /// What an average logged day is set beside, in kcal.
  let allowance: FixedDecimal

  private var days: Int { period.range.count }

  /// "all 7 days", or as many as have come.
  var allDays: Text { .allDays(days: days) }

  /// "4 logged days".
  var loggedDays: Text { .loggedDays(days: period.loggedDays) }

  /// Nil where no energy is known.
  var energy: Text? {
    guard let average = period.averageOfLoggedDays.energy, let spread = period.averageOfAllDays.energy else {
      return nil
    }
    if period.totals.incomplete.contains(.energy) {
      return .averageAtLeast(average: average, days: days, spread: spread)
    }
    let difference = average.shown - allowance.shown
    if difference == .zero { return .averageOnTarget(average: average, days: days, spread: spread) }
    return difference > .zero
      ? .averageOver(average: average, difference: difference, days: days, spread: spread)
      : .averageBelow(average: average, difference: difference.magnitude, days: days, spread: spread)
  }

  /// What has to be said of sums that are estimated or known in part.
  var doubts: [Text] {
    let isAtLeast = period.totals.incomplete.contains { period.totals.figures[$0] != nil }
    return [EntryRow.estimatedShare(period.totals), isAtLeast ? .atLeastExplained : nil].compactMap(\.self)
  }
}
