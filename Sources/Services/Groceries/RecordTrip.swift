package import Calls

/// Saves a receipt: what was bought where, for how much, and which foods it is. What the household says about a line is
/// remembered for later receipts of the same store.
package struct RecordTrip: Tool {
  package let description = "Propose to keep what was bought on a trip to a shop. Bought is not eaten."
  package let topic: ToolTopic? = .groceries
  /// More lines than the longest receipts have.
  static let mostLines = 500

  package init() {}

  package func run(_ arguments: RecordTripCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try check(arguments)
    let draft = try context.draft(of: arguments)
    let written = context.written(draft)
    return context.propose(
      AnyCall(arguments), changes: written.changes, card: try TripCard(draft, written, context).card,
      summary: draft.summary)
  }

  /// Checks what a schema cannot express.
  private func check(_ call: RecordTripCall) throws(ToolError) {
    guard call.lines.count <= RecordTrip.mostLines, !call.lines.isEmpty || call.total != nil else {
      throw .malformedArguments(
        tool: name, SchemaError(path: "lines", expected: "1 to \(RecordTrip.mostLines) lines, or a total"))
    }
    let nameless = call.lines.firstIndex { line in
      ![line.original, line.name, line.food].contains { $0.map(RecordName.fits) ?? false }
    }
    if let nameless {
      throw .malformedArguments(
        tool: name, SchemaError(path: "lines[\(nameless)].original", expected: "the words of the line"))
    }
  }

  package func revise(_ arguments: inout RecordTripCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    arguments = try TripRevision(arguments, context).revised(by: edit)
  }
}
