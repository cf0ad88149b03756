package import Calls
internal import FoundationEssentials
internal import LanguageModels
package import Nutrition
package import Proposals

/// Counts energy alone, without a food: "+450 pub lunch p20".
package struct QuickAdd: Tool {
  package typealias Arguments = QuickAddCall

  package let description = "Propose to log stated energy without a food."
  package let proposes = true
  /// No quick entry holds more: 20,000 kcal.
  package static let mostEnergy = Figure(20_000)

  package init() {}

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    guard arguments.kcal >= .zero, arguments.kcal <= QuickAdd.mostEnergy else {
      throw .outOfRange("energy", range: "0 to 20,000 kcal")
    }
    for (name, grams) in [
      ("protein", arguments.protein), ("carbohydrate", arguments.carbohydrate), ("fat", arguments.fat),
    ] {
      if let grams, grams < .zero || grams > Figure(5_000) { throw .outOfRange(name, range: "0 to 5,000 g") }
    }
    if let label = arguments.spokenLabel, !RecordName.fits(label) { throw .outOfRange("name", range: RecordName.range) }
    let place = try context.place(day: arguments.day, slot: arguments.slot, time: arguments.time)
    let standing = try context.meal(at: place)
    let meal = standing?.meal ?? context.newMeal(at: place, origin: .typed)
    let entry = Entry(
      id: context.identifiers.next(), created: context.now, meal: meal.id,
      position: (standing?.entries.last?.position ?? 0) + 1, kind: .quick, name: arguments.spokenLabel ?? "quick add",
      figures: Nutrients(
        energy: arguments.kcal, protein: arguments.protein, carbohydrate: arguments.carbohydrate, fat: arguments.fat),
      tier: .estimated, source: "as you said")
    let changes: [Change] = (standing == nil ? [.insert(.meal(meal))] : []) + [.insert(.entry(entry))]
    let card = Card(
      title: "\(place.slot.title), \(place.day.dated(from: context.today))",
      rows: [EntryRow.row(number: 1, entry).explained(by: context.explanation(of: entry, nil))])
    return context.propose(
      action: .tool(name), changes: changes, card: card,
      summary: "\(place.slot.rawValue), \(arguments.kcal.formatted()) kcal",
      request: AnyCall(arguments))
  }

  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    switch edit {
    case .amount(let item, let words):
      guard item == 1 else { throw .noSuchLine(item) }
      guard let kcal = QuickAdd.energy(words) else { throw .unreadableAmount(words) }
      revised.kcal = kcal
    case .replace(let item, let label):
      guard item == 1 else { throw .noSuchLine(item) }
      revised.label = label
    case .slot(let slot): revised.slot = slot
    case .day(let words): revised.day = try context.day(words).description
    case .drop: throw .nothingLeft
    case .skip, .add, .field: throw .cannotEdit
    }
    return revised
  }

  /// "500", "1,200 kcal". A weight is no energy.
  private static func energy(_ words: String) -> Figure? {
    let number = words.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard ["", "kcal", "cal", "calories"].contains(words.dropFirst(number.count).drop(while: \.isWhitespace)) else {
      return nil
    }
    let groups = number.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.dropFirst().allSatisfy({ $0.prefix { $0 != "." }.count == 3 }) else { return nil }
    return Figure(groups.joined())
  }
}

extension QuickAddCall {
  /// The label, unless it is blank.
  var spokenLabel: String? {
    label.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
