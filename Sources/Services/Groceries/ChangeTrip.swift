package import LanguageModels
package import Nutrition
package import Proposals
internal import Store

/// Changes a kept trip: its store, day or total, and its lines.
package struct ChangeTrip: Tool {
  package struct Arguments: Codable, Sendable {
    package var trip: Int?
    package var store: String?
    package var day: String?
    package var toStore: String?
    package var toDay: String?
    package var toTotal: Figure?
    package var lines: [Line]?

    package enum CodingKeys: String, CodingKey {
      case trip, store, day, lines
      case toStore = "to_store"
      case toDay = "to_day"
      case toTotal = "to_total"
    }

    var selection: TripSelection { TripSelection(trip: trip, store: store, day: day) }
  }

  /// What becomes of a line; without its number it is a further one.
  package struct Line: Codable, Sendable {
    package var line: Int?
    package var name: String?
    package var food: String?
    package var quantity: Figure?
    package var unit: MeasureUnit?
    package var grams: Figure?
    package var price: Figure?
    package var kind: Purchase.Kind?
    package var nonFood: Bool?
    package var skip: Bool?
    package var drop: Bool?

    package enum CodingKeys: String, CodingKey {
      case line, name, food, quantity, unit, grams, price, kind, skip, drop
      case nonFood = "non_food"
    }
  }

  package let name = "change_trip"
  package let description = "Propose to change a kept trip or some of its lines; the newest trip where none is named."
  package let proposes = true
  package let topic: ToolTopic? = .groceries

  package init() {}

  package var parameters: JSONSchema {
    .object(
      TripSelection.properties + [
        .init("to_store", .string()), .init("to_day", .string()), .init("to_total", .number()),
        .init("lines", .array(.object(ChangeTrip.line))),
      ])
  }

  private static let line: [JSONSchema.Property] = [
    .init("line", .integer("Its number on the trip; none adds a line.")), .init("name", .string("In English.")),
    .init("food", .string()), .init("quantity", .number()),
    .init("unit", .known(MeasureUnit.allCases.map(\.rawValue), "g, kg, ml, l; none for pieces.")),
    .init("grams", .number("Of all of it.")), .init("price", .number("Of all of it.")),
    .init("kind", .choice(Purchase.Kind.allCases.map(\.rawValue))), .init("non_food", .boolean()),
    .init("skip", .boolean()), .init("drop", .boolean()),
  ]

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
      request: Proposal.Request(self, arguments))
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
    if index == lines.count { lines.append(ChangeTrip.Line(line: item)) }
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
