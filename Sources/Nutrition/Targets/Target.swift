package import FoundationEssentials

/// What a profile aims at from a day on, until a later target. A figure that is nil has no target.
package struct Target: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the target was set.
  package let created: Instant
  /// When the target was last changed; `created` until then.
  package var updated: Instant
  /// Whose target it is: the identifier of a profile.
  package var profile: UUID
  /// The first day on which it counts.
  package var from: Day
  /// Of one day. Energy is before activity; where it is nil, the reference intake stands in.
  package var figures: Nutrients
  /// From this day on; nil is counted.
  package var exercise: ExerciseAdjustment?

  package init(id: UUID, created: Instant, profile: UUID, from: Day, figures: Nutrients) {
    self.id = id
    self.created = created
    updated = created
    self.profile = profile
    self.from = from
    self.figures = figures
    exercise = nil
  }

  /// The base target until one is set: the reference intake of an average adult, 2,000 kcal
  /// (Regulation (EU) 1169/2011, annex XIII, part B).
  package static let referenceEnergy = FixedDecimal(2_000)
}
