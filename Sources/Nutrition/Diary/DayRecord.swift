package import FoundationEssentials

/// A diary day as it stands: materialised from its entries in the transaction that changes them. A day without
/// entries and without activity has no record: it is "not logged", which is not zero.
package struct DayRecord: Hashable, Codable, Sendable {
  /// Whose day it is: the identifier of a profile.
  package var profile: UUID
  /// The diary day, which may start later than midnight.
  package var day: Day
  /// The sums as logged; a figure that some entry does not know is in `incomplete`.
  package var figures: Nutrients
  /// The figures that at least one entry does not know, in the order of `Nutrient`.
  package var incomplete: [Nutrient]
  /// The worst tier of the entries counted; nil where there is none, only activity.
  package var worstTier: Tier?
  /// The part of the energy that is estimated, in kcal.
  package var estimatedEnergy: FixedDecimal
  /// Entries counted (skipped ones are not).
  package var entries: Int
  /// Energy earned by activity, in kcal, and when it was last read.
  package var activeEnergy: FixedDecimal
  /// Nil where no activity is recorded on the day.
  package var activeReadAt: Instant?
  /// Before activity, in kcal: the target in force on the day, or the reference intake where none is set.
  package var baseTarget: FixedDecimal
  /// Whether the active energy is earned on this day; nil is counted.
  package var exercise: ExerciseAdjustment?

  /// The record of a day with these totals of its entries and this energy of its activities.
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

  /// What the day allows and what is left of it; energy that no entry knows is counted as nothing eaten.
  package var allowance: Allowance {
    Allowance(
      base: baseTarget, earned: exercise == .ignored ? .zero : activeEnergy, eaten: figures.energy ?? .zero)
  }
}
