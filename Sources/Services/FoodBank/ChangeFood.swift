package import Calls
internal import Nutrition
internal import Proposals
internal import Store

/// Changes what a food is called, measured and sorted by; its figures are corrected (`CorrectFood`).
package struct ChangeFood: Tool {
  package let description = "Propose to change a food's name, brand, barcode, category, tags or portions."
  package let topic: ToolTopic? = .foods

  package init() {}

  package func run(_ arguments: ChangeFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var arguments = arguments
    let food = try context.food(of: &arguments)
    var changed = try arguments.fields.applied(to: food)
    if let name = arguments.name {
      guard RecordName.fits(name) else { throw .outOfRange("name", range: RecordName.range) }
      changed.name = name
    }
    guard changed != food else { throw .nothingToChange }
    try context.refuseTakenBarcode(of: changed)
    changed.updated = context.now
    let lines = ChangeFood.lines(food, changed)
    return context.propose(
      AnyCall(arguments), changes: [try context.change(food, to: changed)],
      card: Card(
        title: "Change \(food.title)",
        rows: lines.map { Card.Row([Card.Cell($0.name), .right($0.after), Card.Cell("was \($0.before)")]) },
        notes: food.title == changed.title ? [] : ["Logged entries keep the name that they have."]),
      summary: "change of \(food.title): \(lines.map(\.name).phrase)")
  }

  /// What is different, in words.
  private static func lines(_ old: Food, _ new: Food) -> [(name: String, before: String, after: String)] {
    func line(_ name: String, _ words: (Food) -> String?) -> (name: String, before: String, after: String) {
      (name, words(old) ?? "none", words(new) ?? "none")
    }
    let lines = [
      line("name") { $0.name }, line("brand") { $0.brand }, line("barcode") { $0.barcode },
      line("category") { $0.category.rawValue },
      line("tags") { $0.tags.isEmpty ? nil : $0.tags.joined(separator: ", ") },
      line("density") { $0.density.map { "\($0.formatted(places: 3)) g per ml" } },
    ]
    return lines.filter { $0.before != $0.after } + portions(old, new)
  }

  private static func portions(_ old: Food, _ new: Food) -> [(name: String, before: String, after: String)] {
    let units = (old.portions + new.portions).map(\.unit)
    var seen: Set<MeasureUnit> = []
    return units.filter { seen.insert($0).inserted }.compactMap { unit in
      let before = old.portions.first { $0.unit == unit }?.grams
      let after = new.portions.first { $0.unit == unit }?.grams
      guard before != after else { return nil }
      return ("1 \(unit.rawValue)", before?.description ?? "none", after?.description ?? "none")
    }
  }
}
