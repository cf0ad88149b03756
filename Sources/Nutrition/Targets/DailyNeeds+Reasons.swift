extension DailyNeeds {
  /// A step in the explanation of the figures. Energy is in kcal.
  package enum Reason: Hashable, Sendable {
    /// A child's energy by age and weight, with growth.
    case child(FixedDecimal)
    /// Energy at rest, the factor for activity, and their product.
    case atRest(FixedDecimal, factor: FixedDecimal, ActivityLevel, lived: FixedDecimal)
    /// What pregnancy or breastfeeding adds.
    case motherhood(Profile.Motherhood, more: FixedDecimal)
    /// Under 18 the aim is ignored.
    case minor
    case gain(FixedDecimal)
    /// The pace of losing weight is not known.
    case paceOpen
    /// Losing weight, limited by the least energy that is proposed.
    case loseToFloor(FixedDecimal)
    /// Kilograms a week, and the energy that this takes off.
    case lose(pace: FixedDecimal, less: FixedDecimal)
    case floor(FixedDecimal)
    case shares(DailyShares)
    /// Milligrams, for a diet low in sodium.
    case sodium(FixedDecimal)
    /// The water need, where it is known, and hours of sleep.
    case habits(WaterNeed?, sleep: ClosedRange<Int>)
  }

  /// The explanation in order: equation, factor, aim, ranges, habits.
  package var reasons: [Reason] {
    [spentReason, motherhoodReason, aimReason, .shares(shares), sodiumReason, habits].compactMap(\.self)
  }

  private var spentReason: Reason {
    growing.map { .child($0) } ?? .atRest(basal, factor: person.activity.factor, person.activity, lived: lived)
  }

  private var motherhoodReason: Reason? {
    person.motherhood.map { .motherhood($0, more: MotherhoodNeed.energy($0)) }
  }

  private var aimReason: Reason? {
    if !isAdult { return person.aim == .maintain ? nil : .minor }
    switch person.aim {
    case .gain: return .gain(DailyNeeds.surplus)
    case .lose where person.motherhood != nil: return nil
    case .lose where person.weeklyPace <= .zero: return .paceOpen
    case .lose where isAtFloor: return .loseToFloor(DailyNeeds.leastEnergy)
    case .lose: return .lose(pace: min(person.weeklyPace, DailyNeeds.fastestPace), less: spent - energy)
    case .maintain: return isAtFloor ? .floor(DailyNeeds.leastEnergy) : nil
    }
  }

  private var sodiumReason: Reason? {
    person.diet == .lowSodium ? target.sodium.map { .sodium($0) } : nil
  }

  private var habits: Reason { .habits(water, sleep: SleepDuration.hours(age: person.age)) }
}
