package import FoundationEssentials

/// A person with a diary of their own.
package struct Profile: Hashable, Codable, Sendable {
  /// As equations of energy know it.
  package enum Sex: String, CaseIterable, Codable, Sendable {
    case female, male
  }

  /// What becomes of the weight.
  package enum Aim: String, CaseIterable, Codable, Sendable {
    case lose, maintain, gain
  }

  /// What a body needs beyond its own.
  package enum Motherhood: String, CaseIterable, Codable, Sendable {
    /// In which third of it was not said.
    case pregnant
    case firstTrimester = "first trimester"
    case secondTrimester = "second trimester"
    case thirdTrimester = "third trimester"
    case nursing
  }

  /// What bodies are measured in, and shown.
  package enum Units: String, CaseIterable, Codable, Sendable {
    case metric, us
  }

  package let id: UUID
  /// When the profile was made.
  package let created: Instant
  /// When the profile was last changed; `created` until then.
  package var updated: Instant
  package var name: String
  /// One emoji that stands for the person; nil where none was chosen.
  package var icon: String?
  /// The colour in which the name is shown; nil where none was chosen.
  package var colour: ProfileColour?
  /// Whether the household opens with this profile; of several, one alone does.
  package var isDefault: Bool
  /// From which the age is reckoned on any day; nil where it is not known.
  package var birthDate: Day?
  /// As the equations of energy need it; nil where it is not known.
  package var sex: Sex?
  /// Centimetres.
  package var height: FixedDecimal?
  /// How much the person moves on a usual day; nil where it was not said.
  package var activity: ActivityLevel?
  /// What shall become of the weight; nil where it was not said.
  package var aim: Aim?
  /// Kilograms a week, towards the aim.
  package var weeklyPace: FixedDecimal?
  /// By when the goal weight shall be reached; nil where no day was set.
  package var goalDate: Day?
  /// Kilograms.
  package var goalWeight: FixedDecimal?
  /// Pregnancy or nursing; nil where it is neither, or was not said.
  package var motherhood: Motherhood?
  /// How the person eats; nil where it was not said.
  package var diet: Diet?
  /// A language code: "en", "de".
  package var language: String?
  /// In what heights and weights are shown, those of food included.
  package var units: Units
  /// When this person's diary day begins; midnight until it is set.
  package var dayStart: ClockTime
  /// At what times which meal is meant where none is named.
  package var mealHours: MealHours
  /// The zone this profile lives in; nil follows the machine.
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

/// The colours that tell profiles apart at a glance. None of them is an alarm, and none says anything alone: the name stands
/// beside it.
package enum ProfileColour: String, CaseIterable, Codable, Sendable {
  case blue, green, purple, teal, yellow
}
