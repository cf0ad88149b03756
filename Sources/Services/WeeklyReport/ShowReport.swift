package import LanguageModels
internal import Nutrition

/// Shows the report of a week: its figures, its habits, one focus, what changed.
package struct ShowReport: Tool {
  package struct Arguments: Hashable, Codable, Sendable {
    package var week: String?
    /// Made anew, whatever was kept.
    package var again: Bool?

    package init(week: String? = nil, again: Bool? = nil) {
      self.week = week
      self.again = again
    }
  }

  package let name = "weekly_report"
  package let description = "Show the report of an ISO week (2026-W47, last), or make it again."
  package let proposes = false

  package init() {}

  package var parameters: JSONSchema {
    .object([.init("week", .string()), .init("again", .boolean())])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let found = try context.report(on: try context.week(arguments.week), again: arguments.again ?? false)
    return .answer(context.view(of: found).answer)
  }
}
