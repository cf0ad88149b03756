package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Changes a food's name, portions and categorisation. Its figures are corrected with `CorrectFood`.
package struct ChangeFood: Tool {
  package let description = "Propose to change a food's name, brand, barcode, category, tags or portions."
  package let topic: ToolTopic? = .foods

  package init() {}

  package func run(_ arguments: ChangeFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var arguments = arguments
    let food = try context.food(of: &arguments)
    var changed = try arguments.fields.applied(to: food)
    if let name = arguments.name {
      try RecordName.check(name, as: .name)
      changed.name = name
    }
    guard changed != food else { throw .nothingToChange }
    try context.refuseTakenBarcode(of: changed)
    changed.updated = context.now
    let lines = ChangeFood.lines(food, changed)
    return context.propose(
      AnyCall(arguments), changes: [try context.change(food, to: changed)],
      card: Card(
        title: .changeFoodTitle(food: food.title),
        rows: lines.map { Card.Row([Card.Cell($0.name), .right($0.after), Card.Cell(.wasBefore(value: $0.before))]) },
        notes: food.title == changed.title ? [] : [.changeFoodKeepsName]),
      summary: .changeFoodSummary(food: food.title, lines: lines.map(\.name)))
  }

  /// The differences, in words.
  private static func lines(_ old: Food, _ new: Food) -> [(name: Text, before: Text, after: Text)] {
    func line(_ name: Text, _ value: (Food) -> Text?) -> (name: Text, before: Text, after: Text) {
      (name, value(old) ?? .nothingThere, value(new) ?? .nothingThere)
    }
    let lines = [
      line(.foodFieldName) { .verbatim($0.name) }, line(.foodFieldBrand) { $0.brand.map { .verbatim($0) } },
      line(.foodFieldBarcode) { $0.barcode.map { .verbatim($0) } },
      line(.foodFieldCategory) { .foodCategory(category: $0.category) },
      line(.foodFieldTags) { $0.tags.isEmpty ? nil : .list($0.tags.map { .verbatim($0) }, .series) },
      line(.foodFieldDensity) { $0.density.map { .densityValue(density: $0) } },
    ]
    return lines.filter { $0.before != $0.after } + portions(old, new)
  }

  private static func portions(_ old: Food, _ new: Food) -> [(name: Text, before: Text, after: Text)] {
    let units = (old.portions + new.portions).map(\.unit)
    var seen: Set<MeasureUnit> = []
    return units.filter { seen.insert($0).inserted }.compactMap { unit in
      let before = old.portions.first { $0.unit == unit }?.grams
      let after = new.portions.first { $0.unit == unit }?.grams
      guard before != after else { return nil }
      func value(_ grams: Grams?) -> Text { grams.map { .grams(amount: $0) } ?? .nothingThere }
      return (unit.one, value(before), value(after))
    }
  }
}
