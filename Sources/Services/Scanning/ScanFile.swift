package import Calls
internal import EmbeddedMessages
internal import FoodData

/// Looks at a file that the person named. The conversation does the looking, since that needs programs and time. What is found
/// leads to the call of another tool, whose proposal then waits.
package struct ScanFile: Tool {
  /// Used in place of a path for the newest picture.
  package static let newest = "last"

  package let description = "Look at a file that the user named: label, receipt, meal photo or barcode."
  package let proposes = false

  package init() {}

  /// Fails: the file has to be looked at by the conversation first.
  package func run(_ arguments: ScanFileCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    throw .unreadableFile(arguments.path, FileReadingError(.filesNotHere))
  }
}
