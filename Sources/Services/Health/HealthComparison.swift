internal import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Compares a tracker's figures with what is recorded.
struct HealthComparison {
  /// A day whose figure is new or changed.
  struct Difference: Hashable {
    let day: Day
    /// In kcal or kg; nil where nothing was recorded.
    let before: FixedDecimal?
    let after: FixedDecimal
  }

  let source: String
  let leftOut: Int
  private(set) var changes: [Change] = []
  private(set) var active: [Difference] = []
  private(set) var weights: [Difference] = []
  private(set) var eaten: [Difference] = []
  /// Days whose figures are recorded unchanged.
  private(set) var equalActive = 0
  private(set) var equalWeights = 0
  private(set) var equalEaten = 0
  /// Typed activities that the tracker's energy replaces.
  private(set) var replaced: [Activity] = []
  /// Days with both a typed activity and the tracker's energy.
  private(set) var alsoTyped = 0
  /// Days whose weight was typed or came from a diary; it stays.
  private(set) var ownWeights = 0
  /// Days with entries, to which nothing is added.
  private(set) var loggedDays = 0
  /// Figures of an earlier import that the tracker no longer has.
  let vanished: [VanishedDays.Finding]
  /// Days on which Apple’s own sum clearly differs: new and changed days, and days between them whose records add up to
  /// zero.
  private(set) var doubted: [ImportHealthCall.DoubtedDay] = []

  init(_ arguments: ImportHealthCall, in context: ToolContext) throws(ToolError) {
    source = arguments.source
    leftOut = arguments.leftOut
    let gone = try VanishedDays(arguments, in: context)
    vanished = gone.findings
    try compareActivity(arguments.active, replacesTyped: arguments.replacesTyped == true, in: context)
    try compareWeights(arguments.weights, in: context)
    try compareEaten(arguments.eaten, in: context)
    changes += gone.changes
    let shown = Set(active.map(\.day))
    doubted = (arguments.doubted ?? []).filter { doubted in
      guard let first = active.first, let last = active.last else { return false }
      return shown.contains(doubted.day)
        || (doubted.value == .zero && first.day < doubted.day && doubted.day < last.day)
    }
  }

  /// "31 days of earned calories, 12,480 kcal; 4 weights".
  var summary: Text {
    let parts = [
      HealthWording.earned(active.map(\.after)), HealthWording.weights(weights.count),
      HealthWording.eaten(eaten.map(\.after)), HealthWording.replaced(replaced.count),
      HealthWording.removed(vanished.count),
    ]
    return .list(parts.compactMap(\.self), .clauses)
  }

  /// The message where nothing is new.
  var nothingNew: Text {
    let known = [
      equalActive > 0 ? .healthEarnedDays(days: equalActive) : nil, HealthWording.weights(equalWeights),
      equalEaten > 0 ? .healthEatenDays(days: equalEaten) : nil,
    ].compactMap(\.self)
    guard known.isEmpty else { return .importKnown(known: known) }
    if ownWeights + loggedDays > 0 { return .healthStays }
    return .sentences([.healthNoEarned(source: source), leftOut > 0 ? .healthLeftOut(count: leftOut) : nil])
  }

  private mutating func compareActivity(
    _ figures: [ImportHealthCall.DayFigure], replacesTyped: Bool, in context: ToolContext
  ) throws(ToolError) {
    guard let range = HealthComparison.range(of: figures) else { return }
    let known = try context.reading(
      context.store.activities(of: context.profile.id, from: range.lowerBound, through: range.upperBound))
    let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    let byDay = Dictionary(grouping: known, by: \.day)
    for figure in figures where figure.value > .zero {
      let id = HealthRecord.id("activity", figure.day, context)
      let before = byID[id]
      let typed = byDay[figure.day, default: []].filter { $0.id != id }
      if replacesTyped {
        replaced += typed
        changes += typed.map { .delete(.activity($0)) }
      }
      if before?.energy == figure.value {
        equalActive += 1
        continue
      }
      if !replacesTyped, !typed.isEmpty { alsoTyped += 1 }
      active.append(Difference(day: figure.day, before: before?.energy, after: figure.value))
      var after =
        before
        ?? Activity(
          id: id, created: context.now, profile: context.profile.id, day: figure.day, name: source,
          energy: figure.value)
      (after.name, after.energy, after.updated) = (source, figure.value, context.now)
      changes.append(before.map { .update(from: .activity($0), to: .activity(after)) } ?? .insert(.activity(after)))
    }
  }

  private mutating func compareWeights(
    _ figures: [ImportHealthCall.DayFigure], in context: ToolContext
  ) throws(ToolError) {
    guard let range = HealthComparison.range(of: figures) else { return }
    let known = try context.reading(
      context.store.weights(of: context.profile.id, from: range.lowerBound, through: range.upperBound))
    let byDay = Dictionary(grouping: known, by: \.day)
    for figure in figures {
      let id = HealthRecord.id("weight", figure.day, context)
      let before = byDay[figure.day, default: []].first { $0.id == id }
      if before?.kilograms == figure.value {
        equalWeights += 1
        continue
      }
      if before == nil, !byDay[figure.day, default: []].isEmpty {
        ownWeights += 1
        continue
      }
      weights.append(Difference(day: figure.day, before: before?.kilograms, after: figure.value))
      var after =
        before
        ?? Weight(
          id: id, created: context.now, profile: context.profile.id, day: figure.day, kilograms: figure.value)
      (after.kilograms, after.updated) = (figure.value, context.now)
      changes.append(before.map { .update(from: .weight($0), to: .weight(after)) } ?? .insert(.weight(after)))
    }
  }

  /// Records the energy of a whole day as one entry, where nothing else was logged.
  private mutating func compareEaten(
    _ figures: [ImportHealthCall.DayFigure], in context: ToolContext
  ) throws(ToolError) {
    guard let range = HealthComparison.range(of: figures) else { return }
    let records = try context.reading(
      context.store.dayRecords(of: context.profile.id, from: range.lowerBound, through: range.upperBound))
    let logged = Set(records.filter { $0.entries > 0 }.map(\.day))
    for figure in figures where figure.value > .zero {
      let id = HealthRecord.id("eaten", figure.day, context)
      guard let known = try context.reading(context.store.meal(id)) else {
        if logged.contains(figure.day) { loggedDays += 1 } else { addEaten(figure, id, in: context) }
        continue
      }
      guard let before = known.entries.first(where: { $0.kind == .quick }), before.figures.energy != figure.value else {
        equalEaten += 1
        continue
      }
      var after = before
      (after.figures.energy, after.updated) = (figure.value, context.now)
      eaten.append(Difference(day: figure.day, before: before.figures.energy, after: figure.value))
      changes.append(.update(from: .entry(before), to: .entry(after)))
    }
  }

  private mutating func addEaten(
    _ figure: ImportHealthCall.DayFigure, _ id: UUID, in context: ToolContext
  ) {
    let noon = context.clock.instant(figure.day, ClockTime(hour: 12) ?? .midnight)
    let meal = Meal(
      id: id, created: context.now, profile: context.profile.id, at: min(noon, context.now),
      zone: context.zone.identifier, day: figure.day, slot: .snack)
    let entry = Entry(
      id: HealthRecord.id("eaten entry", figure.day, context), created: context.now, meal: id, position: 1,
      kind: .quick, name: "eaten on the whole day", figures: Nutrients(energy: figure.value), tier: .estimated,
      source: source)
    eaten.append(Difference(day: figure.day, before: nil, after: figure.value))
    changes += [.insert(.meal(meal)), .insert(.entry(entry))]
  }

  private static func range(of figures: [ImportHealthCall.DayFigure]) -> ClosedRange<Day>? {
    guard let first = figures.map(\.day).min(), let last = figures.map(\.day).max() else { return nil }
    return first...last
  }
}
