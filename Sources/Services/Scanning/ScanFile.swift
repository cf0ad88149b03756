package import FoodData
package import LanguageModels
package import Nutrition
internal import Proposals

/// Looks at a file that the person named. The conversation looks, since that takes programs and time; what is found leads
/// to the call of another tool, whose proposal is the one that waits.
package struct ScanFile: Tool {
  package struct Arguments: Codable, Sendable {
    /// As the person named it, or `newest`.
    package var path: String
    package var folder: String?
    package var kind: ScanKind?
    package var slot: MealSlot?
    package var day: String?
  }

  /// Stands in for a path: the newest picture.
  package static let newest = "last"

  package let name = "scan_file"
  package let description = "Look at a file that the user named: label, receipt, meal photo or barcode."
  package let proposes = false

  package init() {}

  package var parameters: JSONSchema {
    .object([
      .init("path", .string("As named; “last” for the newest picture."), required: true),
      .init("folder", .string("Of the newest picture.")),
      .init("kind", .choice(ScanKind.allCases.map(\.rawValue))),
      .init("slot", .choice(MealSlot.allCases.map(\.rawValue))), .init("day", .string()),
    ])
  }

  /// Where nobody can look.
  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    throw .unreadableFile(arguments.path, FileTrouble("Files cannot be looked at here."))
  }
}
