package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Shows a week, a month or other days, compared with as many days before or with named ones: energy, macronutrients, spending,
/// health markers.
package struct ShowPeriod: Tool {
  package let description = "Show a week (default), a month or other days: energy, macros, spending, markers."
  package let proposes = false

  package init() {}

  package func run(_ arguments: ShowPeriodCall, in speaker: ToolContext) throws(ToolError) -> ToolOutcome {
    let context = try speaker.diary(of: arguments.person)
    let last = try context.day(arguments.to)
    let range =
      try days(from: arguments.from, to: arguments.to, in: context)
      ?? DayRange(endingOn: last, count: (arguments.period ?? .week).days)
    let view = try context.periodView(
      range, beside: try days(from: arguments.comparedFrom, to: arguments.comparedTo, in: context),
      source: arguments.source ?? .eaten, references: arguments.references)
    return .answer(view.answer)
  }

  /// The named days in any order, up to today where only one is named. Nil where no first day is named.
  private func days(from: String?, to: String?, in context: ToolContext) throws(ToolError) -> DayRange? {
    guard let from else { return nil }
    let (first, last) = (try context.day(from), try context.day(to))
    guard let range = DayRange(from: min(first, last), through: max(first, last)), range.count <= PeriodView.longest
    else {
      throw .outOfRange(.limitedValue(value: .period), range: .rangeDays(least: 1, most: PeriodView.longest))
    }
    return range
  }
}
