internal import Nutrition
internal import Words

/// A word about a body, an aim or an activity.
enum BodyWord: String, Hashable, Sendable {
  case weight, height, age
  case centimetre, metre, foot, inch, stone
  case week, minutes, hours, burned
  case activeDays = "active days"
  case female, male
  /// A day or a year follows: "born on".
  case born
  /// A weight, a day or a pace follows that is aimed at.
  case goalWeight = "goal weight"
  case goalDate = "goal date"
  case pace
  case pregnant, nursing
  case firstTrimester = "first trimester"
  case secondTrimester = "second trimester"
  case thirdTrimester = "third trimester"
  /// "No longer pregnant".
  case noMotherhood = "no longer"
  /// Neither sex: the equations know no third.
  case noSex = "no sex"
  /// What a sex is said of that is wanted for the arithmetic alone: "female equation".
  case equation
  case metric, us
  /// "Recompute my targets": the whole wish.
  case recompute
  case lose, gain, maintain
  case vegetarian, vegan, pescatarian, keto, mediterranean, balanced
  case lowCarb = "low carb"
  case highProtein = "high protein"
  case lowSodium = "low sodium"
  case sedentary, light, moderate, active
  case veryActive = "very active"
  /// Which language is to be spoken: "auf Deutsch bitte".
  case speakEnglish = "speak english"
  case speakGerman = "speak german"
  case speakSpanish = "speak spanish"
  case speakTurkish = "speak turkish"
  case speakChinese = "speak chinese"
  /// Leads to one of the others and says nothing itself: "i train" four days a week.
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
