package import Calls
internal import EmbeddedMessages
internal import FoodData

/// Looks at a file that the person named. The conversation looks, since that takes programs and time; what is found leads
/// to the call of another tool, whose proposal is the one that waits.
package struct ScanFile: Tool {
  /// Stands in for a path: the newest picture.
  package static let newest = "last"

  package let description = "Look at a file that the user named: label, receipt, meal photo or barcode."
  package let proposes = false

  package init() {}

  /// Where nobody can look.
  package func run(_ arguments: ScanFileCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    throw .unreadableFile(arguments.path, FileReadingError(.filesNotHere))
  }
}
