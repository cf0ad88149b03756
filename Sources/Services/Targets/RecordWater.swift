package import Calls
internal import FoundationEssentials
internal import Interpreter
internal import LanguageModels
internal import Nutrition
package import Proposals
internal import Store

/// Records plain water, by the glass.
package struct RecordWater: Tool {
  package typealias Arguments = RecordWaterCall

  package let description = "Propose to record plain water; other drinks are log_meal."
  package let proposes = true
  /// Nobody drinks more at once, in millilitres.
  private static let most = Figure(10_000)

  package init() {}

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    let amount = try context.amount(arguments.amount)
    let millilitres = try millilitres(amount, in: context)
    let noon = context.clock.instant(day, ClockTime(hour: 12, minute: 0) ?? .midnight)
    let water = Water(
      id: context.identifiers.next(), created: context.now, profile: context.profile.id, day: day,
      at: day == context.today ? context.now : min(noon, context.now), millilitres: millilitres)
    let words = "\(millilitres.formatted()) ml"
    let isExact = amount.quantity(in: .millilitre) == millilitres
    let row = Card.Row(number: 1, [Card.Cell("water"), .right(isExact ? words : "\(amount) ≈ \(words)")])
    let sum = try context.water(on: day, more: millilitres)
    return context.propose(
      action: .tool(name), changes: [.insert(.water(water))],
      card: Card(
        title: "Water, \(day.dated(from: context.today))", rows: [row], notes: ["With it \(sum.phrase)."]),
      summary: "water, \(words)", request: AnyCall(arguments))
  }

  /// By the measures of the food of that name: a glass, a bottle. A gram of it is a millilitre.
  private func millilitres(_ amount: Amount, in context: ToolContext) throws(ToolError) -> Figure {
    let water = try context.reading { _ throws(StoreError) in
      try context.foodBank.resolve(Water.plainFoods[0], state: nil, profile: context.profile.id)
    }
    let measures = water?.food.measures() ?? Measures(density: Figure(1))
    let grams: Grams
    do throws(MeasureError) {
      grams = try measures.weigh(amount).grams
    } catch {
      throw .unweighable(food: Water.plainFoods[0], error)
    }
    guard grams.figure <= RecordWater.most else {
      throw .outOfRange("water", range: "up to \(RecordWater.most.formatted()) ml")
    }
    return grams.figure
  }

  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    switch edit {
    case .amount(let line, let words):
      guard line == 1 else { throw .noSuchLine(line) }
      revised.amount = words
    case .day(let words): revised.day = try context.day(words).description
    case .drop: throw .nothingLeft
    case .skip, .replace, .slot, .add, .field: throw .cannotEdit
    }
    return revised
  }
}
