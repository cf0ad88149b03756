package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Logs what was eaten: one or more foods, for any past day and meal, by one or more people.
package struct LogMeal: Tool {
  /// A food of the call.
  package typealias Item = MealItem
  /// A diner's plate of a shared dish.
  package typealias Plate = MealPlate

  package let description = "Propose to log foods that were eaten."

  package init() {}

  package func run(_ arguments: LogMealCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    try propose(arguments, origin: .typed, in: context)
  }

  /// The proposal of a meal, whatever its origin.
  func propose(
    _ arguments: LogMealCall, origin: Meal.Origin, in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    try check(arguments.items)
    guard (arguments.people?.count ?? 0) <= HouseholdLimit.members else {
      throw .outOfRange(.limitedValue(value: .plates), range: .rangeUpTo(most: HouseholdLimit.members))
    }
    let diners = try context.diners(arguments.people ?? [])
    guard let diner = diners.first, diners.count > 1 || diner.quantity != nil else {
      let whose = diners.first.map { context.diary(of: $0.profile) } ?? context
      return try whose.outcome(of: draft(arguments, arguments.items, origin: origin, in: whose))
    }
    return try shared(arguments, among: diners, origin: origin, in: context)
  }

  func draft(
    _ arguments: LogMealCall, _ items: [Item], origin: Meal.Origin, in context: ToolContext
  ) throws(ToolError) -> MealDraft {
    if let title = arguments.title { try RecordName.check(title, as: .title) }
    let place = try context.place(day: arguments.day, slot: arguments.slot, time: arguments.time)
    var lines: [MealLine] = []
    var found = arguments
    for (index, item) in items.enumerated() {
      let line = try context.line(for: item, approximate: arguments.approximate == true || item.approximate == true)
      lines.append(line)
      if let resolved = line.resolved(item.state), found.items.indices.contains(index) {
        found.items[index].resolved = resolved
      }
    }
    return MealDraft(
      place: place, lines: lines, origin: origin, title: arguments.title, notes: arguments.notes,
      leftOut: arguments.leftOut ?? [], request: AnyCall(found))
  }

  /// Checks what a schema cannot express: at least one food, no more than a card can hold, and each with a name.
  private func check(_ items: [Item]) throws(ToolError) {
    guard (1...100).contains(items.count) else {
      throw .malformedArguments(tool: name, SchemaError(path: "items", expected: "1 to 100 foods"))
    }
    if let nameless = items.firstIndex(where: { !RecordName.fits($0.food) }) {
      throw .malformedArguments(
        tool: name, SchemaError(path: "items[\(nameless)].food", expected: "the name of a food"))
    }
  }
}
