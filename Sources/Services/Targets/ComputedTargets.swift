internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store

/// The current targets, compared with what the equations give now.
struct ComputedTargets {
  /// The target that is set; nil where none is.
  let standing: Target?
  /// The needs for the body as it was when the targets were set.
  let then: NeedsOfProfile
  /// The weight at that time, in kilograms.
  let weight: FixedDecimal?
  /// The needs for the latest weight.
  let now: NeedsOfProfile

  /// Whether the targets come from the equations, rather than having been stated.
  var isByEquation: Bool { standing.map { $0.figures == then.needs?.target } ?? false }
}

extension ToolContext {
  /// The targets of a day and their origin.
  ///
  /// - Parameter weight: a weight that is not saved yet.
  func computedTargets(on day: Day, with weight: Weight? = nil) throws(ToolError) -> ComputedTargets {
    let standing = try reading(store.target(of: profile.id, on: day)).flatMap { $0.figures == .unknown ? nil : $0 }
    let then = try behind(standing)
    var now = weight
    if now == nil { now = try latestWeight(until: day) }
    return ComputedTargets(
      standing: standing, then: then?.needs ?? NeedsOfProfile(profile, kilograms: nil, on: day),
      weight: then?.weight,
      now: NeedsOfProfile(profile, kilograms: now?.kilograms, on: day))
  }

  private func behind(_ target: Target?) throws(ToolError) -> (needs: NeedsOfProfile, weight: FixedDecimal?)? {
    guard let target else { return nil }
    return try needs(behind: target)
  }

  /// The needs from which a target was computed, with one of the weights of its first day or the last one before.
  private func needs(behind target: Target) throws(ToolError) -> (needs: NeedsOfProfile, weight: FixedDecimal?)? {
    let ofDay = try reading(store.weights(of: profile.id, from: target.from, through: target.from))
    let before = try latestWeight(until: target.from.adding(-1))
    let weights = (ofDay.reversed() + (before.map { [$0] } ?? [])).map(\.kilograms)
    let needs = weights.map { (NeedsOfProfile(profile, kilograms: $0, on: target.from), $0 as FixedDecimal?) }
    return needs.first { $0.0.needs?.target == target.figures } ?? needs.first
  }

  /// Offers new targets where a weight differs by more than 2 % or 1 kg from the one used for the current targets. Nothing
  /// changes by itself.
  func offerOfTargets(with weight: Weight) throws(ToolError) -> Text? {
    guard weight.day == today else { return nil }
    let targets = try computedTargets(on: today, with: weight)
    guard targets.isByEquation, let then = targets.weight,
      let energy = targets.now.needs?.energy, let standing = targets.standing?.figures.energy, energy != standing
    else { return nil }
    let change = (weight.kilograms - then).magnitude
    guard change > FixedDecimal(1) || change * FixedDecimal(50) > then else { return nil }
    return .targetsOffer(energy: energy, standing: standing)
  }
}
