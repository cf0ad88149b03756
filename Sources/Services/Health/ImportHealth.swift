package import Calls
internal import JSON
internal import Messages

/// Records the figures of a phone, a watch or another tracker: energy earned, body weight, and, where asked for, energy eaten.
/// What is already recorded stays, so that the same file changes nothing the second time.
///
/// It is not offered to models, since its figures come from a file that the person named.
package struct ImportHealth: Tool {
  package let description = "Propose to record what a tracker says of days."
  /// False: the figures come from a file that the person named, never from a model.
  package let isOffered = false

  package init() {}

  package func run(_ arguments: ImportHealthCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try RecordName.check(arguments.source, as: .name)
    let comparison = try HealthComparison(arguments, in: context)
    guard !comparison.changes.isEmpty else {
      return .answer(ToolAnswer(.sentence(comparison.nothingNew), facts: ["source": .string(arguments.source)]))
    }
    return context.propose(
      AnyCall(arguments), changes: comparison.changes, card: try HealthCard(comparison, in: context).card,
      summary: comparison.summary)
  }
}
