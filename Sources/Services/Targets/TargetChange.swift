internal import Nutrition
internal import Proposals
internal import Store

extension ToolContext {
  /// What sets a profile's target from a day on: a target of the same first day is replaced, else a new one begins. Nil
  /// where it stands already.
  func targetChange(to figures: Nutrients, from day: Day) throws(ToolError) -> Change? {
    let standing = try reading { store throws(StoreError) in try store.target(of: profile.id, on: day) }
    guard standing?.figures != figures else { return nil }
    if let standing, standing.from == day {
      var updated = standing
      updated.figures = figures
      updated.updated = now
      return .update(from: .target(standing), to: .target(updated))
    }
    return .insert(
      .target(Target(id: identifiers.next(), created: now, profile: profile.id, from: day, figures: figures)))
  }

  /// The latest weight of the profile, or the latest until a day.
  func latestWeight(until day: Day? = nil) throws(ToolError) -> Weight? {
    let weights = try reading { store throws(StoreError) in
      try store.weights(of: profile.id, limit: day == nil ? 1 : 400)
    }
    return weights.first { weight in day.map { weight.day <= $0 } ?? true }
  }
}
