package import FoundationEssentials

/// A profile's targets from a day on, until a later target. A figure that is nil has no target.
package struct Target: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the target was set.
  package let created: Instant
  /// When the target was last changed; `created` if never.
  package var updated: Instant
  /// The id of the profile.
  package var profile: UUID
  /// The first day on which it applies.
  package var from: Day
  /// The figures for one day. Energy is before activity; where it is nil, the reference intake is used.
  package var figures: Nutrients
  /// Whether activity is added from this day on; nil means that it is.
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

  /// The base target where none is set: the reference intake of an average adult, 2,000 kcal (Regulation (EU)
  /// 1169/2011, annex XIII, part B).
  package static let referenceEnergy = FixedDecimal(2_000)
}
