package import FoundationEssentials

/// A diary day as it stands: materialised from its entries in the transaction that changes them. A day without
/// entries and without activity has no record: it is "not logged", which is not zero.
package struct DayRecord: Hashable, Codable, Sendable {
  package var profile: UUID
  package var day: Day
  /// The sums as logged; a figure that some entry does not know is in `incomplete`.
  package var figures: Nutrients
  package var incomplete: [Nutrient]
  package var worstTier: Tier?
  /// The part of the energy that is estimated, in kcal.
  package var estimatedEnergy: FixedDecimal
  /// Entries counted (skipped ones are not).
  package var entries: Int
  /// Energy earned by activity, in kcal, and when it was last read.
  package var activeEnergy: FixedDecimal
  package var activeReadAt: Instant?
  package var baseTarget: FixedDecimal
  /// Whether the active energy is earned on this day; nil is counted.
  package var exercise: ExerciseAdjustment?

  package init(
    profile: UUID, day: Day, totals: Totals, activeEnergy: FixedDecimal = .zero, activeReadAt: Instant? = nil,
    baseTarget: FixedDecimal, exercise: ExerciseAdjustment? = nil
  ) {
    self.profile = profile
    self.day = day
    figures = totals.figures
    incomplete = Nutrient.allCases.filter(totals.incomplete.contains)
    worstTier = totals.worstTier
    estimatedEnergy = totals.estimatedEnergy
    entries = totals.count
    self.activeEnergy = activeEnergy
    self.activeReadAt = activeReadAt
    self.baseTarget = baseTarget
    self.exercise = exercise
  }

  package var allowance: Allowance {
    Allowance(
      base: baseTarget, earned: exercise == .ignored ? .zero : activeEnergy, eaten: figures.energy ?? .zero)
  }
}
