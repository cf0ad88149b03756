internal import Calls
internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Store

/// Figures of an earlier import that the tracker no longer has, although it has figures of the days around them.
struct VanishedDays {
  enum Kind: String, CaseIterable {
    case earned, weight, eaten
  }

  struct Finding: Hashable {
    let day: Day
    let kind: Kind
    /// In kcal or kg.
    let value: FixedDecimal
  }

  private(set) var findings: [Finding] = []
  /// The changes that delete them.
  private(set) var changes: [Change] = []
  private let doubtful: Set<Day>
  /// The ids to delete; spans of several exports may overlap.
  private var going: Set<UUID> = []

  init(_ arguments: ImportHealthCall, in context: ToolContext) throws(ToolError) {
    doubtful = Set(arguments.doubtful ?? [])
    for span in arguments.covered ?? [] {
      try findActivities(arguments, span, in: context)
      try findWeights(arguments, span, in: context)
      try findEaten(arguments, span, in: context)
    }
  }

  private mutating func findActivities(
    _ arguments: ImportHealthCall, _ span: ImportHealthCall.DaySpan, in context: ToolContext
  ) throws(ToolError) {
    let said = Set(arguments.active.map(\.day))
    let known = try context.reading(
      context.store.activities(of: context.profile.id, from: span.first, through: span.last))
    guard !said.isEmpty else { return }
    for activity in known where !said.contains(activity.day) && activity.name == arguments.source {
      add(.activity(activity), Finding(day: activity.day, kind: .earned, value: activity.energy))
    }
  }

  private mutating func findWeights(
    _ arguments: ImportHealthCall, _ span: ImportHealthCall.DaySpan, in context: ToolContext
  ) throws(ToolError) {
    let said = Set(arguments.weights.map(\.day))
    let known = try context.reading(context.store.weights(of: context.profile.id, from: span.first, through: span.last))
    guard !said.isEmpty else { return }
    for weight in known where !said.contains(weight.day) {
      add(.weight(weight), Finding(day: weight.day, kind: .weight, value: weight.kilograms))
    }
  }

  private mutating func findEaten(
    _ arguments: ImportHealthCall, _ span: ImportHealthCall.DaySpan, in context: ToolContext
  ) throws(ToolError) {
    let said = Set(arguments.eaten.map(\.day))
    guard !said.isEmpty else { return }
    let days = try context.reading(
      context.store.dayRecords(of: context.profile.id, from: span.first, through: span.last)
    ).map(\.day)
    for day in days where !said.contains(day) {
      let id = HealthRecord.id("eaten", day, context)
      let meal = try context.reading(context.store.meal(id))
      // An entry that was added by hand keeps the meal.
      guard let meal, meal.entries.count == 1, let entry = meal.entries.first, entry.source == arguments.source else {
        continue
      }
      add(
        .meal(meal.meal), holding: [.entry(entry)],
        Finding(day: day, kind: .eaten, value: entry.figures.energy ?? .zero))
    }
  }

  /// Adds a record to delete. Only imported records are deleted, not what a person typed. A day whose figures in the file were
  /// impossible has not vanished.
  private mutating func add(_ record: Record, holding parts: [Record] = [], _ finding: Finding) {
    guard HealthRecord.isTracked(record), !doubtful.contains(finding.day), going.insert(record.id).inserted else {
      return
    }
    findings.append(finding)
    changes += (parts + [record]).map { .delete($0) }
  }
}
