package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Changes a saved trip: its store, day or total, and its lines.
package struct ChangeTrip: Tool {
  /// A line of the call.
  package typealias Line = ChangeTripCall.Line

  package let description = "Propose to change a kept trip or some of its lines; the newest trip where none is named."
  package let topic: ToolTopic? = .groceries

  package init() {}

  package func run(_ arguments: ChangeTripCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard (arguments.lines?.count ?? 0) <= RecordTrip.mostLines else {
      throw .malformedArguments(
        tool: name, SchemaError(path: "lines", expected: "up to \(RecordTrip.mostLines) lines"))
    }
    let trip = try context.trip(changedBy: arguments)
    let amendment = try TripAmendment(trip, arguments, in: context)
    guard !amendment.changes.isEmpty else { throw .nothingToChange }
    return context.propose(
      AnyCall(arguments), changes: amendment.changes, card: amendment.card,
      summary: .tripChangeSummary(store: amendment.trip.store, money: amendment.trip.total.words))
  }

  package func revise(_ arguments: inout ChangeTripCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let item), .said(let words)):
      try arguments.amend(item) { line throws(ToolError) in try line.take(words, in: context) }
    case (.line(let item), .food(let food, _)): arguments.amend(item) { $0.food = food }
    case (.line(let item), .skipped): arguments.amend(item) { $0.skip = true }
    case (.line(let item), .counted): arguments.amend(item) { $0.skip = false }
    case (.line(let item), .removed): arguments.amend(item) { $0.drop = true }
    case (_, .day(let day)): arguments.toDay = day
    case (_, .field(.store, let words)): arguments.toStore = words
    case (_, .field(.total, let words)):
      guard let total = PriceWords.price(words) else { throw .unreadablePrice(words) }
      arguments.toTotal = total
    default: throw .cannotEdit
    }
  }
}

extension ChangeTripCall {
  fileprivate mutating func amend<Failure: Error>(
    _ item: Int, _ change: (inout ChangeTrip.Line) throws(Failure) -> Void
  ) throws(Failure) {
    var lines = self.lines ?? []
    let index = lines.firstIndex { $0.line == item } ?? lines.count
    if index == lines.count { lines.append(ChangeTrip.Line { $0.line = item }) }
    try change(&lines[index])
    self.lines = lines
  }
}

extension ChangeTrip.Line {
  fileprivate mutating func take(_ words: String, in context: ToolContext) throws(ToolError) {
    switch KindWords.read(words) {
    case .kind(let kind, _): self.kind = kind
    case .nonFood: nonFood = true
    case .skip: skip = true
    case .food: (nonFood, skip) = (false, false)
    case nil:
      if PriceWords.isPrice(words), let price = PriceWords.price(words) {
        self.price = price
        return
      }
      let amount = try context.amount(words)
      guard case .mass(let factor)? = amount.unit?.kind else {
        (quantity, unit, grams) = (amount.quantity, amount.unit, nil)
        return
      }
      grams = (amount.quantity ?? FixedDecimal(1)) * factor
    }
  }
}
