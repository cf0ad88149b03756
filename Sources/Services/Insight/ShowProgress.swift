package import LanguageModels
internal import Nutrition

/// Shows how weight, energy and BMR went over 7, 30 and 90 days, and draws one of these spans.
package struct ShowProgress: Tool {
  package struct Arguments: Codable, Sendable {
    package var days: Int?

    package init(days: Int? = nil) {
      self.days = days
    }
  }

  package let name = "show_progress"
  package let description = "Show how weight, energy and BMR went over 7, 30 and 90 days."
  package let proposes = false

  package init() {}

  package var parameters: JSONSchema {
    .object([.init("days", .integer())])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let days = arguments.days ?? 30
    guard (2...PeriodView.longest).contains(days) else {
      throw .outOfRange("days", range: "2 to \(PeriodView.longest)")
    }
    return .answer(try context.progressView(days: days).answer)
  }
}
