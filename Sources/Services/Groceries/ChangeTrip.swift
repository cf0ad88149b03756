package import Calls
internal import LanguageModels
internal import Nutrition
package import Proposals
internal import Store

/// Changes a kept trip: its store, day or total, and its lines.
package struct ChangeTrip: Tool {
  package typealias Arguments = ChangeTripCall
  package typealias Line = ChangeTripCall.Line

  package let description = "Propose to change a kept trip or some of its lines; the newest trip where none is named."
  package let proposes = true
  package let topic: ToolTopic? = .groceries

  package init() {}

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard (arguments.lines?.count ?? 0) <= RecordTrip.mostLines else {
      throw .malformedArguments(
        tool: name, SchemaMismatch(path: "lines", expected: "up to \(RecordTrip.mostLines) lines"))
    }
    let trip = try context.trip(arguments.selection)
    let amendment = try TripAmendment(trip, arguments, in: context)
    guard !amendment.changes.isEmpty else { throw .nothingToChange }
    return context.propose(
      action: .tool(name), changes: amendment.changes, card: amendment.card,
      summary: "change of the trip to \(amendment.trip.store), \(amendment.trip.total.text)",
      request: AnyCall(arguments))
  }

  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    switch edit {
    case .day(let words): revised.toDay = try context.day(words).description
    case .field(.store, let words): revised.toStore = words
    case .field(.total, let words):
      guard let total = PriceWords.price(words) else { throw .unreadablePrice(words) }
      revised.toTotal = total
    case .amount(let item, let words):
      try revised.amend(item) { line throws(ToolError) in try line.take(words, in: context) }
    case .replace(let item, let food): try revised.amend(item) { $0.food = food }
    case .skip(let items): for item in items { try revised.amend(item) { $0.skip = true } }
    case .drop(let items): for item in items { try revised.amend(item) { $0.drop = true } }
    case .add, .slot, .field: throw .cannotEdit
    }
    return revised
  }
}

extension ChangeTrip.Arguments {
  fileprivate mutating func amend(
    _ item: Int, _ change: (inout ChangeTrip.Line) throws(ToolError) -> Void
  ) throws(ToolError) {
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
      guard case .mass(let factor)? = amount.unit?.meaning else {
        (quantity, unit, grams) = (amount.quantity, amount.unit, nil)
        return
      }
      grams = (amount.quantity ?? Figure(1)) * factor
    }
  }
}

extension ChangeTripCall {
  var selection: TripSelection { TripSelection(trip: trip, store: store, day: day) }
}
