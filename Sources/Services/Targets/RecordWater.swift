package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Records plain water.
package struct RecordWater: Tool {
  package let description = "Propose to record plain water; other drinks are log_meal."
  /// The most at once, in millilitres.
  private static let most = FixedDecimal(10_000)

  package init() {}

  package func run(_ arguments: RecordWaterCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    let amount = try context.amount(arguments.amount)
    let millilitres = try millilitres(amount, in: context)
    let noon = context.clock.instant(day, ClockTime(hour: 12, minute: 0) ?? .midnight)
    let water = Water(
      id: context.identifiers.next(), created: context.now, profile: context.profile.id, day: day,
      at: day == context.today ? context.now : min(noon, context.now), millilitres: millilitres)
    let volume = WaterVolume.text(millilitres, context.profile.units)
    let isExact = amount.quantity(in: .millilitre) == millilitres
    let said: Text = isExact ? volume : .waterRoughly(amount: amount.text ?? .empty, volume: volume)
    let mistyped = arguments.corrects == true ? try context.lastWater(on: day) : nil
    let remark = mistyped.map {
      [Card.Cell(.measuredInstead(before: WaterVolume.text($0.millilitres, context.profile.units)))]
    }
    let row = Card.Row(number: 1, [Card.Cell(.waterName), .right(said)] + (remark ?? []))
    let sum = try context.water(on: day, more: millilitres - (mistyped?.millilitres ?? .zero))
    return context.propose(
      AnyCall(arguments), changes: (mistyped.map { [.delete(.water($0))] } ?? []) + [.insert(.water(water))],
      card: Card(
        title: .waterTitle(day: DayName(day, from: context.today)), rows: [row], notes: [.waterWithIt(water: sum.text)]),
      summary: .waterSummary(volume: volume))
  }

  /// The volume of an amount by the measures of the food water, such as a glass or a bottle. A gram of it is a millilitre.
  private func millilitres(_ amount: Amount, in context: ToolContext) throws(ToolError) -> FixedDecimal {
    let water = try context.reading(
      context.foodBank.resolve(Water.plainFoods[0], state: nil, profile: context.profile.id))
    let measures = water?.food.measures() ?? Measures(density: FixedDecimal(1))
    let grams: Grams
    do throws(MeasureError) {
      grams = try measures.weigh(amount).grams
    } catch {
      throw .unweighable(food: Water.plainFoods[0], error)
    }
    guard grams.figure <= RecordWater.most else {
      throw .outOfRange(.limitedValue(value: .water), range: .rangeUpToMillilitres(most: RecordWater.most))
    }
    return grams.figure
  }

  /// The unit of a number without one: "300" of 500 ml are millilitres, "3" are glasses.
  private static func unit(of quantity: FixedDecimal?, _ standing: MeasureUnit?) -> MeasureUnit {
    guard let standing, let quantity else { return .glass }
    let mostGlasses = FixedDecimal(20)
    return standing == .millilitre && quantity < mostGlasses ? .glass : standing
  }

  package func revise(_ arguments: inout RecordWaterCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let line), _) where line != 1: throw .noSuchLine(line)
    case (_, .said(let words)): arguments.amount = words
    case (_, .amount(let amount)):
      let standing = try context.amount(arguments.amount).unit
      arguments.amount =
        Amount(quantity: amount.quantity, unit: amount.unit ?? RecordWater.unit(of: amount.quantity, standing))
        .description
    case (_, .day(let day)): arguments.day = day
    case (_, .removed): throw .nothingLeft
    default: throw .cannotEdit
    }
  }
}

extension ToolContext {
  fileprivate func lastWater(on day: Day) throws(ToolError) -> Water? {
    try reading(store.water(of: profile.id, on: day)).last
  }
}
