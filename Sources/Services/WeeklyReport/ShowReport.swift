package import Calls
internal import LanguageModels
internal import Nutrition

/// Shows the report of a week: its figures, its habits, one focus, what changed.
package struct ShowReport: Tool {
  package typealias Arguments = ShowReportCall

  package let description = "Show the report of an ISO week (2026-W47, last), or make it again."
  package let proposes = false

  package init() {}

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let found = try context.report(on: try context.week(arguments.week), again: arguments.again ?? false)
    return .answer(context.view(of: found).answer)
  }
}
