package import FoundationEssentials

/// What a profile aims at from a day on, until a later target. A figure that is nil has no target.
package struct Target: Hashable, Codable, Sendable {
  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var profile: UUID
  package var from: Day
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
