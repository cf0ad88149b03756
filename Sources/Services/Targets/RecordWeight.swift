package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// Records a body weight on a day.
package struct RecordWeight: Tool {
  package let description = "Propose to record a body weight."

  package init() {}

  package func run(_ arguments: RecordWeightCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    let before = try context.latestWeight(until: day)
    let units = context.profile.units
    let meant = BodyMeasure.units(of: arguments.weight, usually: units, near: before?.kilograms)
    let weight = try context.weight(arguments.weight, units: meant, on: day)
    let change = before.map { weight.kilograms - $0.kilograms } ?? .zero
    let trend = before.map { before -> Text in
      let then = before.day == day ? DayName.today : DayName(before.day, from: context.today)
      if change == .zero { return .weightAs(day: then) }
      let words = BodyWeight.exact(change.magnitude, units)
      return change < .zero ? .weightLess(change: words, day: then) : .weightMore(change: words, day: then)
    }
    let words = BodyWeight.exact(weight.kilograms, units)
    let mistyped = arguments.corrects == true ? before.flatMap { $0.day == day ? $0 : nil } : nil
    let remark = mistyped.map { .measuredInstead(before: BodyWeight.exact($0.kilograms, units)) } ?? trend
    let row = Card.Row([Card.Cell(.weightName), .right(words)] + (remark.map { [Card.Cell($0)] } ?? []))
    return context.propose(
      AnyCall(arguments), changes: (mistyped.map { [.delete(.weight($0))] } ?? []) + [.insert(.weight(weight))],
      card: Card(
        title: .weightTitle(day: DayName(day, from: context.today)), rows: [row],
        notes: try context.offerOfTargets(with: weight).map { [$0] } ?? []),
      summary: .weightSummary(weight: words))
  }

  /// A number without a unit keeps the one that the weight was said in.
  package func revise(_ arguments: inout RecordWeightCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let line), _): throw .noSuchLine(line)
    case (_, .said(let words)): arguments.weight = words
    case (_, .amount(let amount)):
      guard let quantity = amount.quantity else { throw .cannotEdit }
      let unit = amount.unit?.rawValue ?? String(arguments.weight.drop { !$0.isLetter })
      arguments.weight = "\(quantity) \(unit)"
    case (_, .day(let day)): arguments.day = day
    default: throw .cannotEdit
    }
  }
}

extension ToolContext {
  /// A weight in the person's words, as a record.
  func weight(_ words: String, units: Profile.Units, on day: Day) throws(ToolError) -> Weight {
    let kilograms = try kilograms(words, units: units)
    return Weight(id: identifiers.next(), created: now, profile: profile.id, day: day, kilograms: kilograms)
  }

  /// A weight in the person's words, in kilograms.
  func kilograms(_ words: String, units: Profile.Units) throws(ToolError) -> FixedDecimal {
    guard let kilograms = BodyMeasure.kilograms(words, units: units) else {
      throw .outOfRange(.limitedValue(value: .weight), range: .rangeKilograms(least: 2, most: 400))
    }
    return kilograms
  }
}
