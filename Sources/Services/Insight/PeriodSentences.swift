internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// What a report says of an average day in sentences: a gap is a gap, and nothing is praised or blamed.
struct PeriodSentences {
  let period: PeriodFigures
  /// What an average logged day is set beside, in kcal.
  let allowance: Figure

  /// "all 7 days", or as many as have come.
  var allDays: String { period.range.count == 1 ? "1 day" : "all \(period.range.count) days" }

  /// "4 logged days".
  var loggedDays: String { period.loggedDays.counted("logged day") }

  /// Nil where no energy is known.
  var energy: String? {
    guard let average = period.averageOfLoggedDays.energy, let spread = period.averageOfAllDays.energy else {
      return nil
    }
    let sign = period.totals.incomplete.contains(.energy) ? "at least " : ""
    var sentence = "An average logged day has \(sign)\(average.formatted()) kcal"
    if sign.isEmpty { sentence += ", \(against(average))" }
    return sentence + "; spread over \(allDays) it is \(spread.formatted()) kcal."
  }

  /// "120 kcal over target", "80 kcal below target", "on target".
  private func against(_ average: Figure) -> String {
    let difference = average.shown - allowance.shown
    if difference == .zero { return "on target" }
    return "\(difference.magnitude.formatted()) kcal \(difference > .zero ? "over" : "below") target"
  }

  /// What has to be said of sums that are estimated or known in part.
  var doubts: [String] {
    var doubts: [String] = []
    if let share = EntryRow.estimatedShare(period.totals) { doubts.append(share.english) }
    if period.totals.incomplete.contains(where: { period.totals.figures[$0] != nil }) {
      doubts.append("≥ is at least: some entries do not know all their figures.")
    }
    return doubts
  }
}
