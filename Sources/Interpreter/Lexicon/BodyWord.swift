internal import Nutrition
internal import Words

/// A word about a body, an aim or an activity.
enum BodyWord: String, Hashable, Sendable {
  case weight, height, age
  case centimetre, metre, foot, inch, stone
  case week, minutes, hours, burned
  case activeDays = "active days"
  case female, male
  /// A date or year follows: "born on".
  case born
  /// Introduces a goal: a weight, a date or a pace.
  case goalWeight = "goal weight"
  case goalDate = "goal date"
  case pace
  case pregnant, nursing
  case firstTrimester = "first trimester"
  case secondTrimester = "second trimester"
  case thirdTrimester = "third trimester"
  /// "No longer pregnant".
  case noMotherhood = "no longer"
  /// Neither sex: the equations have no third.
  case noSex = "no sex"
  /// Marks a sex that is given for the equation only: "female equation".
  case equation
  case metric, us
  /// "Recompute my targets": the whole request.
  case recompute
  case lose, gain, maintain
  case vegetarian, vegan, pescatarian, keto, mediterranean, balanced
  case lowCarb = "low carb"
  case highProtein = "high protein"
  case lowSodium = "low sodium"
  case sedentary, light, moderate, active
  case veryActive = "very active"
  /// The language to use: "auf Deutsch bitte".
  case speakEnglish = "speak english"
  case speakGerman = "speak german"
  case speakSpanish = "speak spanish"
  case speakTurkish = "speak turkish"
  case speakChinese = "speak chinese"
  /// Introduces one of the others: "i train" four days a week.
  case diet

  var sex: Profile.Sex? { Profile.Sex(rawValue: rawValue) }
  var aim: Profile.Aim? { Profile.Aim(rawValue: rawValue) }
  var diet: Diet? { Diet(rawValue: rawValue) }
  var motherhood: Profile.Motherhood? { Profile.Motherhood(rawValue: rawValue) }
  var units: Profile.Units? { Profile.Units(rawValue: rawValue) }
  var language: Language? {
    switch self {
    case .speakEnglish: .english
    case .speakGerman: .german
    case .speakSpanish: .spanish
    case .speakTurkish: .turkish
    case .speakChinese: .chinese
    default: nil
    }
  }
  var activity: ActivityLevel? { ActivityLevel(rawValue: rawValue) }
}
