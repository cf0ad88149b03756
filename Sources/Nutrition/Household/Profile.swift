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
  package let created: Instant
  package var updated: Instant
  package var name: String
  package var icon: String?
  package var colour: ProfileColour?
  package var isDefault: Bool
  package var birthDate: Day?
  package var sex: Sex?
  /// Centimetres.
  package var height: FixedDecimal?
  package var activity: ActivityLevel?
  package var aim: Aim?
  /// Kilograms a week, towards the aim.
  package var weeklyPace: FixedDecimal?
  package var goalDate: Day?
  /// Kilograms.
  package var goalWeight: FixedDecimal?
  package var motherhood: Motherhood?
  package var diet: Diet?
  /// A language code: "en", "de".
  package var language: String?
  package var units: Units
  package var dayStart: ClockTime
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
