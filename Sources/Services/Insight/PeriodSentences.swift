internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The sentences of a report about an average day. Days without data are mentioned as such, and nothing is praised or blamed.
struct PeriodSentences {
  let period: PeriodFigures
  /// The allowance in kcal, with which an average logged day is compared.
  let allowance: FixedDecimal

  private var days: Int { period.range.count }

  /// "all 7 days"; in an unfinished period, the days so far.
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

  /// Notes on totals that are estimated or only partly known.
  var doubts: [Text] {
    let isAtLeast = period.totals.incomplete.contains { period.totals.figures[$0] != nil }
    return [EntryRow.estimatedShare(period.totals), isAtLeast ? .atLeastExplained : nil].compactMap(\.self)
  }
}
