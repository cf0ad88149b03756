internal import Calls
internal import EmbeddedMessages
internal import Interpreter
internal import Messages
internal import Nutrition
internal import Store

extension ToolContext {
  /// The report of a range of days.
  func periodReport(_ asked: DayRange) throws(ToolError) -> PeriodReport {
    guard asked.first <= today else { throw .futureDay(asked.first) }
    guard asked.count <= PeriodView.longest, let range = DayRange(from: asked.first, through: min(asked.last, today))
    else {
      throw .outOfRange(.limitedValue(value: .report), range: .rangeDays(least: 1, most: PeriodView.longest))
    }
    let (target, weights, eaten) = try reading(
      (
        store.target(of: profile.id, on: range.last),
        store.weights(of: profile.id, from: range.first, through: range.last),
        store.eatenAmounts(of: profile.id, from: range.first, through: range.last)
      ))
    return PeriodReport(
      asked: asked, view: try periodView(range, source: .eaten), target: target.aim,
      hasTarget: target?.figures.energy != nil, isAdult: isAdult(on: range.last),
      weights: weights.map { DayAmount(day: $0.day, amount: $0.kilograms) }, eaten: MostEaten(eaten),
      spending: SpendingTable.all(range, try tripsWithLines(in: range), today: today), units: profile.units,
      profile: profile.name, today: today, pictures: try pictures(from: range.first, through: range.last))
  }

  /// The days of a report that is not of a week: those that the call names, or "2026-10", "2026", "October",
  /// "2026-10-03..2026-10-12"; nil where a week is meant.
  func reportSpan(_ call: ShowReportCall) throws(ToolError) -> DayRange? {
    if call.from != nil || call.to != nil { return try span(from: call.from, to: call.to) }
    guard let words = call.week else { return nil }
    if let range = DayRange(calendar: words) { return range }
    if let dots = words.firstRange(of: "..") {
      let (from, to) = (String(words[..<dots.lowerBound]), String(words[dots.upperBound...]))
      guard !from.isEmpty else { throw .unreadableWeek(words) }
      return try span(from: from, to: to.isEmpty ? nil : to)
    }
    guard (try? week(words)) == nil, Week(words) == nil else { return nil }
    return DaySpanReader(lexicon: lexicon).read(words, today: today)
  }

  /// The named days in any order, up to today without a last day, and 30 days without a first one.
  private func span(from: String?, to: String?) throws(ToolError) -> DayRange {
    let last = try day(to, mayCome: true)
    guard let from else { return DayRange(endingOn: last, count: ShowPeriodCall.Length.month.days) }
    let first = try day(from, mayCome: true)
    return DayRange(from: min(first, last), through: max(first, last)) ?? DayRange(endingOn: last, count: 1)
  }
}
