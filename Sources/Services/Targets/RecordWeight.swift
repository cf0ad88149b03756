package import Calls
internal import Nutrition
internal import Proposals

/// Records a body weight on a day.
package struct RecordWeight: Tool {
  package let description = "Propose to record a body weight."

  package init() {}

  package func run(_ arguments: RecordWeightCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    let weight = try context.weight(arguments.weight, units: context.profile.units, on: day)
    let before = try context.latestWeight(until: day)
    let units = context.profile.units
    let change = before.map { weight.kilograms - $0.kilograms } ?? .zero
    let trend = before.map { before in
      let words =
        change == .zero
        ? "as"
        : "\(BodyWeight.words(change.magnitude, units, places: 2)) \(change < .zero ? "less than" : "more than")"
      return "\(words) \(before.day == day ? "before" : "on " + before.day.dated(from: context.today))"
    }
    let row = Card.Row([Card.Cell("weight"), .right(weight.words(units))] + (trend.map { [Card.Cell($0)] } ?? []))
    return context.propose(
      AnyCall(arguments), changes: [.insert(.weight(weight))],
      card: Card(
        title: "Weight, \(day.dated(from: context.today))", rows: [row],
        notes: try context.offerOfTargets(with: weight).map { [$0] } ?? []),
      summary: "weight, \(weight.words(units))")
  }
}

extension ToolContext {
  /// A weight in the person's words, as a record.
  func weight(_ words: String, units: Profile.Units, on day: Day) throws(ToolError) -> Weight {
    let kilograms = try kilograms(words, units: units)
    return Weight(id: identifiers.next(), created: now, profile: profile.id, day: day, kilograms: kilograms)
  }

  /// A weight in the person's words, in kilograms.
  func kilograms(_ words: String, units: Profile.Units) throws(ToolError) -> Figure {
    guard let kilograms = BodyMeasure.kilograms(words, units: units) else {
      throw .outOfRange("weight", range: "2 to 400 kg")
    }
    return kilograms
  }
}
