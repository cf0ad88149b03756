package import LanguageModels
internal import Nutrition
package import Proposals

/// Keeps a receipt: what was bought, where, for how much, and which foods it is. What the household says of a line once
/// is known on every later receipt of that store.
package struct RecordTrip: Tool {
  package typealias Arguments = TripCall

  package let name = "record_trip"
  package let description = "Propose to keep what was bought on a trip to a shop. Bought is not eaten."
  package let proposes = true
  package let topic: ToolTopic? = .groceries
  /// More lines than on the longest receipts.
  static let mostLines = 500

  package init() {}

  package var parameters: JSONSchema {
    .object([
      .init("store", .string()), .init("day", .string()), .init("time", .string("HH:MM, as printed.")),
      .init("currency", .string("ISO 4217.")), .init("total", .number("As printed.")),
      .init("lines", .array(.object(RecordTrip.line), "In order, all that add to the total."), required: true),
      .init("warnings", .array(.choice(TripWarning.allCases.map(\.rawValue)))),
    ])
  }

  private static let line: [JSONSchema.Property] = [
    .init("original", .string("As printed, without amounts.")),
    .init("name", .string("In English.")),
    .init("food", .string("The food it is, without the amount; none where unsure.")),
    .init("quantity", .number()),
    .init("unit", .known(MeasureUnit.allCases.map(\.rawValue), "g, kg, ml, l; none for pieces.")),
    .init("grams", .number("Of all of it, where printed or weighed.")),
    .init("approximate", .boolean("The grams are a typical piece’s.")),
    .init("price", .number("Of all of it; below 0 where it is taken off.")),
    .init("unit_price", .number("Where printed.")),
    .init("kind", .choice(Purchase.Kind.allCases.map(\.rawValue), "item unless it is another.")),
    .init("category", .known(FoodCategory.allCases.map(\.rawValue), "produce, dairy, meat, …")),
    .init("non_food", .boolean()),
    .init("skip", .boolean("Not to be asked about.")),
    .init("applies_to", .integer("The line, from 1, that it belongs to.")),
    .init("doubtful", .boolean("Hard to read.")),
    .init("sure", .boolean("The user said what it is.")),
  ]

  package func run(_ arguments: TripCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try check(arguments)
    let draft = try context.draft(of: arguments)
    let written = context.written(draft)
    return context.propose(
      action: .tool(name), changes: written.changes, card: try TripCard(draft, written, context).card,
      summary: draft.summary, request: Proposal.Request(self, arguments))
  }

  /// A schema cannot say this.
  private func check(_ call: TripCall) throws(ToolError) {
    guard call.lines.count <= RecordTrip.mostLines, !call.lines.isEmpty || call.total != nil else {
      throw .malformedArguments(
        tool: name, SchemaMismatch(path: "lines", expected: "1 to \(RecordTrip.mostLines) lines, or a total"))
    }
    let nameless = call.lines.firstIndex { line in
      ![line.original, line.name, line.food].contains { $0.map(RecordName.fits) ?? false }
    }
    if let nameless {
      throw .malformedArguments(
        tool: name, SchemaMismatch(path: "lines[\(nameless)].original", expected: "the words of the line"))
    }
  }

  package func revise(
    _ arguments: TripCall, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> TripCall {
    try TripRevision(arguments, context).revised(by: edit)
  }
}
