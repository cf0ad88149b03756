package import Calls
internal import EmbeddedMessages
internal import Messages

/// Shows the course of weight, energy and basal metabolic rate over 7, 30 and 90 days, and draws one of these spans.
package struct ShowProgress: Tool {
  package let description = "Show how weight, energy and BMR went over 7, 30 and 90 days."
  package let proposes = false

  package init() {}

  package func run(_ arguments: ShowProgressCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let days = arguments.days ?? 30
    guard (2...PeriodView.longest).contains(days) else {
      throw .outOfRange(.limitedValue(value: .days), range: .rangeNumbers(least: 2, most: PeriodView.longest))
    }
    return .answer(try context.progressView(days: days).answer)
  }
}
