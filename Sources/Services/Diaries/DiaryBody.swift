internal import HealthData
internal import Nutrition
internal import Proposals
internal import Store

/// Weights and earned calories from another tracker's diary, at most one record a day and only on days that have none. Earned
/// calories get the same ids as those of a health import, so that nothing counts twice, whoever measured it. Weights do not:
/// they carry no source, and a health export without them must not delete them.
struct DiaryBody {
  private(set) var changes: [Change] = []
  /// New weights, in kg.
  private(set) var weights: [Day: FixedDecimal] = [:]
  /// New or changed earned calories, in kcal.
  private(set) var active: [Day: FixedDecimal] = [:]
  private(set) var equalWeights = 0
  private(set) var equalActive = 0
  /// Days that have another weight, or earned calories of another source.
  private(set) var otherWeights = 0
  private(set) var otherActive = 0
  /// Weights that may be in kilograms or in pounds.
  private(set) var unitless = 0
  /// Weights that are impossible.
  private(set) var impossible = 0

  init() {}

  init(
    _ diary: TrackerDiary, _ selection: DiaryComparison.Selection, in range: ClosedRange<Day>, in context: ToolContext
  ) throws(ToolError) {
    let weights = diary.weights.filter { range.contains($0.key) }.sorted { $0.key < $1.key }
    if let first = weights.first?.key, let last = weights.last?.key {
      let here = try context.reading(
        Dictionary(grouping: context.store.weights(of: context.profile.id, from: first, through: last), by: \.day))
      for (day, weight) in weights {
        add(weight, day, selection.unit ?? diary.weightUnit, beside: here[day] ?? [], in: context)
      }
    }
    let active = diary.active.filter { range.contains($0.key) }.sorted { $0.key < $1.key }
    if let first = active.first?.key, let last = active.last?.key {
      let here = try context.reading(
        Dictionary(grouping: context.store.activities(of: context.profile.id, from: first, through: last), by: \.day))
      for (day, energy) in active { add(energy, day, diary.tracker, beside: here[day] ?? [], in: context) }
    }
  }

  private mutating func add(
    _ weight: DiaryWeight, _ day: Day, _ unit: DiaryWeight.Unit?, beside here: [Weight], in context: ToolContext
  ) {
    guard let unit = weight.unit ?? unit else {
      unitless += 1
      return
    }
    guard let kilograms = weight.kilograms(unit: unit) else {
      impossible += 1
      return
    }
    guard here.isEmpty else {
      if here.contains(where: { $0.kilograms == kilograms }) { equalWeights += 1 } else { otherWeights += 1 }
      return
    }
    weights[day] = kilograms
    let id = DiaryIdentity.weight(day, of: context.profile.id)
    changes.append(
      .insert(
        .weight(Weight(id: id, created: context.now, profile: context.profile.id, day: day, kilograms: kilograms))))
  }

  private mutating func add(
    _ energy: FixedDecimal, _ day: Day, _ tracker: DiaryTracker, beside here: [Activity], in context: ToolContext
  ) {
    let id = HealthRecord.id("activity", day, context)
    guard let before = here.first(where: { $0.id == id && $0.name == tracker.rawValue }) else {
      guard here.isEmpty else {
        otherActive += 1
        return
      }
      active[day] = energy
      let activity = Activity(
        id: id, created: context.now, profile: context.profile.id, day: day, name: tracker.rawValue, energy: energy)
      changes.append(.insert(.activity(activity)))
      return
    }
    guard before.energy != energy else {
      equalActive += 1
      return
    }
    active[day] = energy
    var after = before
    (after.energy, after.updated) = (energy, context.now)
    changes.append(.update(from: .activity(before), to: .activity(after)))
  }
}
