package import Calls
internal import Nutrition

/// Shows a week, a month or any other days beside as many before: energy, macronutrients, spending, health markers.
package struct ShowPeriod: Tool {
  package let description = "Show a week (default), a month or other days: energy, macros, spending, markers."
  package let proposes = false

  package init() {}

  package func run(_ arguments: ShowPeriodCall, in speaker: ToolContext) throws(ToolError) -> ToolOutcome {
    let context = try speaker.diary(of: arguments.person)
    let view = try context.periodView(
      try range(arguments, in: context), source: arguments.source ?? .eaten, references: arguments.references)
    return .answer(view.answer)
  }

  /// The days from the first one that is named, or as many as the period has, up to the last one, or today.
  private func range(_ arguments: ShowPeriodCall, in context: ToolContext) throws(ToolError) -> DayRange {
    let last = try context.day(arguments.to)
    guard let from = arguments.from else {
      return DayRange(endingOn: last, count: (arguments.period ?? .week).days)
    }
    let first = try context.day(from)
    // In any order.
    guard let range = DayRange(from: min(first, last), through: max(first, last)), range.count <= PeriodView.longest
    else {
      throw .outOfRange("period", range: "1 to \(PeriodView.longest) days")
    }
    return range
  }
}
