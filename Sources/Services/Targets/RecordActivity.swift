package import Calls
internal import Nutrition
internal import Proposals
internal import Store

/// Records an activity with the energy that it earned, as the person states it.
package struct RecordActivity: Tool {
  package let description = "Propose to record an activity with its stated energy."
  /// No activity of a day earns more, in kcal.
  private static let mostEnergy = Figure(10_000)

  package init() {}

  package func run(_ arguments: RecordActivityCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    guard RecordName.fits(arguments.activity) else { throw .outOfRange("activity", range: RecordName.range) }
    guard arguments.kcal > .zero, arguments.kcal <= RecordActivity.mostEnergy else {
      throw .outOfRange("energy", range: "above 0, to \(RecordActivity.mostEnergy.formatted()) kcal")
    }
    if let minutes = arguments.minutes, !(1...1_440).contains(minutes) {
      throw .outOfRange("minutes", range: "1 to 1,440")
    }
    let activity = Activity(
      id: context.identifiers.next(), created: context.now, profile: context.profile.id, day: day,
      name: arguments.activity, minutes: arguments.minutes, energy: arguments.kcal.rounded(toPlaces: 3))
    let before = try context.dayView(day).allowance
    let row = Card.Row(
      [Card.Cell(activity.name)] + (activity.minutes.map { [.right("\($0) min")] } ?? [])
        + [.right("\(activity.energy.formatted()) kcal")])
    let isIgnored = try context.reading(context.store.target(of: context.profile.id, on: day)?.exercise == .ignored)
    let earned = before.earned + activity.energy
    let note =
      isIgnored
      ? "Exercise is not counted: the allowance stays \(before.allowance.formatted()) kcal."
      : "\(before.base.formatted()) base + \(earned.formatted()) earned = \((before.base + earned).formatted()) allowance."
    let tracked = try context.trackedActivity(on: day).map { tracked in
      "\(tracked.name) says \(tracked.energy.formatted()) kcal of this day; this counts beside."
    }
    return context.propose(
      AnyCall(arguments), changes: [.insert(.activity(activity))],
      card: Card(
        title: "Activity, \(day.dated(from: context.today))", rows: [row],
        notes: [note] + context.guessNotes(arguments.guessed == true ? ["its energy"] : [])
          + [tracked].compactMap(\.self)),
      summary: "\(activity.name), \(activity.energy.formatted()) kcal \(isIgnored ? "active" : "earned")")
  }
}
