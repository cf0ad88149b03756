package import FoundationEssentials

/// The totals of a diary day, stored and updated in the same transaction as its entries. A day without entries and
/// activity has no record: it is "not logged", which is not the same as zero.
package struct DayRecord: Hashable, Codable, Sendable {
  /// The id of the profile whose day it is.
  package var profile: UUID
  /// The diary day, which may start later than midnight.
  package var day: Day
  /// The sums as logged; figures that some entry does not have are listed in `incomplete`.
  package var figures: Nutrients
  /// The figures that at least one entry does not have, in the order of `Nutrient`.
  package var incomplete: [Nutrient]
  /// The worst tier of the counted entries; nil on a day with activity only.
  package var worstTier: Tier?
  /// The part of the energy that is estimated, in kcal.
  package var estimatedEnergy: FixedDecimal
  /// The number of counted entries, without skipped ones.
  package var entries: Int
  /// Energy earned by activity, in kcal.
  package var activeEnergy: FixedDecimal
  /// When `activeEnergy` was last read; nil where no activity is recorded on the day.
  package var activeReadAt: Instant?
  /// The target in kcal before activity is added: the one in force on the day, or the reference intake where none is
  /// set.
  package var baseTarget: FixedDecimal
  /// Whether energy from activity is added on this day; nil means that it is.
  package var exercise: ExerciseAdjustment?

  /// Makes the record of a day from the totals of its entries and the energy of its activities.
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

  /// What the day allows and what is left of it. Unknown energy counts as zero.
  package var allowance: Allowance {
    Allowance(
      base: baseTarget, earned: exercise == .ignored ? .zero : activeEnergy, eaten: figures.energy ?? .zero)
  }
}
