internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The needs of a profile, as far as it has what the equations require.
struct NeedsOfProfile {
  let needs: DailyNeeds?
  let missing: [Text]
  /// The pace at which the goal weight is reached by its date, where both are set and no pace is.
  let goalPace: GoalPace?

  /// - Parameter today: the day for which the age is computed.
  init(_ profile: Profile, kilograms: FixedDecimal?, on today: Day) {
    let age = profile.birthDate?.age(on: today)
    missing = [
      age == nil ? .yourAge : nil, profile.sex == nil ? .yourSex : nil,
      profile.height == nil ? .yourHeight : nil, kilograms == nil ? .yourWeight : nil,
      profile.activity == nil ? .yourActivity : nil,
    ].compactMap { (missing: Text?) in missing }
    goalPace = profile.weeklyPace == nil ? GoalPace(profile, kilograms: kilograms, on: today) : nil
    guard let age, let sex = profile.sex, let height = profile.height, let kilograms, let activity = profile.activity
    else {
      needs = nil
      return
    }
    needs = DailyNeeds(
      DailyNeeds.Person(
        kilograms: kilograms, centimetres: height, age: age, sex: sex, activity: activity,
        aim: profile.aim ?? .maintain, weeklyPace: profile.weeklyPace ?? goalPace?.kilograms ?? .zero,
        diet: profile.diet ?? .balanced, motherhood: profile.motherhood))
  }

  /// How the figures were computed, and what the goal requires.
  func explanation(_ units: Profile.Units) -> [Text] {
    (goalPace.map { [$0.sentence(units)] } ?? []) + (needs?.explanation(in: units) ?? [])
  }
}

/// The pace that reaches a goal weight by its date.
struct GoalPace {
  /// Kilograms per week; above zero.
  let kilograms: FixedDecimal
  private let date: Day

  /// Nil where the goal is not below the weight, or its date is unknown or past.
  init?(_ profile: Profile, kilograms: FixedDecimal?, on today: Day) {
    guard profile.aim == .lose, let goal = profile.goalWeight, let date = profile.goalDate, date > today,
      let kilograms, goal < kilograms
    else { return nil }
    self.date = date
    self.kilograms = ((kilograms - goal) * FixedDecimal(7) / FixedDecimal(date.number - today.number)).rounded(
      toPlaces: 2)
  }

  func sentence(_ units: Profile.Units) -> Text {
    let pace = BodyWeight.exact(kilograms, units)
    guard kilograms > DailyNeeds.fastestPace else { return .goalPace(day: .dateWithYear(date), pace: pace) }
    return .goalPaceTooFast(
      day: .dateWithYear(date), pace: pace, most: BodyWeight.exact(DailyNeeds.fastestPace, units))
  }
}
