internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Notes on a tracker's figures, to be read before they are saved.
extension HealthCard {
  private static let mostMentioned = 5
  /// In kcal a day. Hardly anybody earns more by moving, so a higher figure is probably the body's total expenditure.
  private static let usualEnergy = FixedDecimal(1_500)

  var notes: [Text] {
    var notes = [changedDays, doubtedDays].compactMap(\.self)
    if !comparison.vanished.isEmpty { notes.append(.healthGoneNote(source: comparison.source)) }
    let active = comparison.active
    if !active.isEmpty {
      let mean = active.map(\.after).reduce(.zero, +) / FixedDecimal(active.count)
      if mean > HealthCard.usualEnergy { notes.append(.healthMuch(energy: HealthWording.energy(mean))) }
      if isIgnored { notes.append(.healthNotCounted) }
    }
    if comparison.alsoTyped > 0 { notes.append(.healthAlsoTyped(days: comparison.alsoTyped)) }
    if comparison.ownWeights > 0 { notes.append(.healthOwnWeights(days: comparison.ownWeights)) }
    if comparison.loggedDays > 0 { notes.append(.healthOwnEntries(days: comparison.loggedDays)) }
    if comparison.leftOut > 0 { notes.append(.healthLeftOut(count: comparison.leftOut)) }
    return notes
  }

  /// Which days have changed figures, where days have no rows of their own.
  private var changedDays: Text? {
    let changed = comparison.active.filter { $0.before != nil }
    guard !changed.isEmpty, comparison.active.count > HealthCard.mostDays else { return nil }
    let mentioned = changed.suffix(HealthCard.mostMentioned).map { difference in
      Text.healthChangeOf(
        day: DayName(difference.day, from: today), before: difference.before?.rounded(toPlaces: 0) ?? .zero,
        after: HealthWording.energy(difference.after))
    }
    let rest = changed.count - mentioned.count
    return rest > 0 ? .healthChangedDaysMore(days: mentioned, more: rest) : .healthChangedDays(days: mentioned)
  }

  /// Days on which Apple’s own sum clearly differs from that of its records.
  private var doubtedDays: Text? {
    let doubted = comparison.doubted
    guard !doubted.isEmpty else { return nil }
    let mentioned = doubted.suffix(HealthCard.mostMentioned).map { day in
      Text.healthDoubt(
        day: DayName(day.day, from: today), there: HealthWording.energy(day.summary),
        here: HealthWording.energy(day.value))
    }
    let rest = doubted.count - mentioned.count
    return rest > 0 ? .healthDoubtedMore(days: mentioned, more: rest) : .healthDoubted(days: mentioned)
  }
}
