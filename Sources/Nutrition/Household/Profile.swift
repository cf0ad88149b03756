package import FoundationEssentials

/// A person with a diary of their own.
package struct Profile: Hashable, Codable, Sendable {
  /// The sexes for which the energy equations exist.
  package enum Sex: String, CaseIterable, Codable, Sendable {
    case female, male
  }

  /// What the person wants the weight to do.
  package enum Aim: String, CaseIterable, Codable, Sendable {
    case lose, maintain, gain
  }

  /// A state with additional needs: pregnancy or breastfeeding.
  package enum Motherhood: String, CaseIterable, Codable, Sendable {
    /// The trimester is not known.
    case pregnant
    case firstTrimester = "first trimester"
    case secondTrimester = "second trimester"
    case thirdTrimester = "third trimester"
    case nursing
  }

  /// The units in which heights and weights are shown.
  package enum Units: String, CaseIterable, Codable, Sendable {
    case metric, us
  }

  package let id: UUID
  /// When the profile was created.
  package let created: Instant
  /// When the profile was last changed; `created` if never.
  package var updated: Instant
  package var name: String
  /// An emoji for the person; nil where none was chosen.
  package var icon: String?
  /// The colour in which the name is shown; nil where none was chosen.
  package var colour: ProfileColour?
  /// Whether larder starts with this profile; only one profile is the default.
  package var isDefault: Bool
  /// The birth date, from which the age on a day is computed; nil where it is not known.
  package var birthDate: Day?
  /// The sex for the energy equations; nil where it is not known.
  package var sex: Sex?
  /// The height in centimetres; nil where it is not known.
  package var height: FixedDecimal?
  /// How much the person moves on a usual day; nil where it is not known.
  package var activity: ActivityLevel?
  /// What the person wants the weight to do; nil where it is not known.
  package var aim: Aim?
  /// Kilograms a week towards the aim.
  package var weeklyPace: FixedDecimal?
  /// The day by which the goal weight should be reached; nil where none was set.
  package var goalDate: Day?
  /// The goal weight in kilograms.
  package var goalWeight: FixedDecimal?
  /// Pregnancy or breastfeeding; nil where neither is known.
  package var motherhood: Motherhood?
  /// How the person eats; nil where it is not known.
  package var diet: Diet?
  /// A language code: "en", "de".
  package var language: String?
  /// The units in which heights and weights are shown, weights of food included.
  package var units: Units
  /// When this person's diary day begins; midnight until it is set.
  package var dayStart: ClockTime
  /// The hours by which a meal is chosen where none is named.
  package var mealHours: MealHours
  /// The profile's zone; nil follows the machine.
  package var zone: String?

  package init(id: UUID, created: Instant, name: String, isDefault: Bool = false) {
    self.id = id
    self.created = created
    updated = created
    self.name = name
    self.isDefault = isDefault
    icon = nil
    colour = nil
    birthDate = nil
    sex = nil
    height = nil
    activity = nil
    aim = nil
    weeklyPace = nil
    goalDate = nil
    goalWeight = nil
    motherhood = nil
    diet = nil
    language = nil
    units = .metric
    dayStart = .midnight
    mealHours = .usual
    zone = nil
  }
}

/// How much somebody moves on a usual day.
package enum ActivityLevel: String, CaseIterable, Codable, Sendable {
  case sedentary, light, moderate, active
  case veryActive = "very active"
}

/// How somebody eats.
package enum Diet: String, CaseIterable, Codable, Sendable {
  case balanced, vegetarian, vegan, pescatarian, keto, mediterranean
  case lowCarb = "low carb"
  case highProtein = "high protein"
  case lowSodium = "low sodium"
}

/// Colours that distinguish profiles at a glance. None looks like an alarm, and none is used without the name beside
/// it.
package enum ProfileColour: String, CaseIterable, Codable, Sendable {
  case blue, green, purple, teal, yellow
}
