package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Records an activity with the energy that the person states.
package struct RecordActivity: Tool {
  package let description = "Propose to record an activity with its stated energy."
  /// The most energy of an activity, in kcal.
  private static let mostEnergy = FixedDecimal(10_000)

  package init() {}

  package func run(_ arguments: RecordActivityCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    try RecordName.check(arguments.activity, as: .activity)
    guard arguments.kcal > .zero, arguments.kcal <= RecordActivity.mostEnergy else {
      throw .outOfRange(.limitedValue(value: .energy), range: .rangeAboveZeroEnergy(most: RecordActivity.mostEnergy))
    }
    if let minutes = arguments.minutes, !(1...1_440).contains(minutes) {
      throw .outOfRange(.limitedValue(value: .minutes), range: .rangeNumbers(least: 1, most: 1_440))
    }
    let activity = Activity(
      id: context.identifiers.next(), created: context.now, profile: context.profile.id, day: day,
      name: arguments.activity, minutes: arguments.minutes, energy: arguments.kcal.rounded(toPlaces: 3))
    let before = try context.dayView(day).allowance
    let row = Card.Row(
      [Card.Cell(.verbatim(activity.name))] + (activity.minutes.map { [.right(.minutes(minutes: $0))] } ?? [])
        + [.right(.energy(energy: activity.energy))])
    let isIgnored = try context.reading(context.store.target(of: context.profile.id, on: day)?.exercise == .ignored)
    let earned = before.earned + activity.energy
    let note: Text =
      isIgnored
      ? .activityNotCounted(allowance: before.allowance)
      : .activityAllowance(base: before.base, earned: earned, allowance: before.base + earned)
    let tracked = try context.trackedActivity(on: day).map { tracked in
      Text.activityTracked(tracker: tracked.name, energy: tracked.energy)
    }
    return context.propose(
      AnyCall(arguments), changes: [.insert(.activity(activity))],
      card: Card(
        title: .activityTitle(day: DayName(day, from: context.today)), rows: [row],
        notes: [note] + context.guessNotes(arguments.guessed == true ? [.mealGuessItsFigure(nutrient: .energy)] : [])
          + [tracked].compactMap(\.self)),
      summary: isIgnored
        ? .activitySummaryActive(name: activity.name, energy: activity.energy)
        : .activitySummaryEarned(name: activity.name, energy: activity.energy))
  }

  /// A number without a unit is its energy.
  package func revise(_ arguments: inout RecordActivityCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch (edit.target, edit.change) {
    case (.line(let line), _): throw .noSuchLine(line)
    case (_, .energy(let energy)): arguments.kcal = energy
    case (_, .amount(let amount)):
      guard amount.unit == nil, let energy = amount.quantity else { throw .cannotEdit }
      arguments.kcal = energy
    case (_, .day(let day)): arguments.day = day
    default: throw .cannotEdit
    }
  }
}
