internal import Nutrition
internal import Proposals
internal import Store

extension ToolContext {
  /// The change that sets a profile's target from a day on. A target with the same first day is replaced; otherwise a new one
  /// begins. Nil where it is set already.
  ///
  /// - Parameter exercise: nil keeps whether exercise is counted.
  func targetChange(
    to figures: Nutrients, exercise: ExerciseAdjustment? = nil, from day: Day
  ) throws(ToolError) -> Change? {
    let standing = try reading(store.target(of: profile.id, on: day))
    let exercise = exercise ?? standing?.exercise
    guard standing?.figures != figures || standing?.exercise != exercise else { return nil }
    if let standing, standing.from == day {
      var updated = standing
      updated.figures = figures
      updated.exercise = exercise
      updated.updated = now
      return .update(from: .target(standing), to: .target(updated))
    }
    var target = Target(id: identifiers.next(), created: now, profile: profile.id, from: day, figures: figures)
    target.exercise = exercise
    return .insert(.target(target))
  }

  /// The latest weight of the profile, optionally until a day.
  func latestWeight(until day: Day? = nil) throws(ToolError) -> Weight? {
    try reading { store throws(StoreError) in
      guard let day else { return try store.weights(of: profile.id, limit: 1).first }
      return try store.weight(of: profile.id, until: day)
    }
  }
}
