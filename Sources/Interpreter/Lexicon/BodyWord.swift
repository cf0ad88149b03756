internal import Nutrition

/// A word about a body, an aim or an activity.
enum BodyWord: String, Hashable, Sendable {
  case weight, height, age
  case centimetre, metre, foot, inch, stone
  case week, minutes, hours, burned
  case activeDays = "active days"
  case female, male
  case lose, gain, maintain
  case vegetarian, vegan, pescatarian, keto, mediterranean, balanced
  case lowCarb = "low carb"
  case sedentary, light, moderate, active
  case veryActive = "very active"
  /// Leads to one of the others and says nothing itself: "i train" four days a week.
  case diet

  var sex: Profile.Sex? { Profile.Sex(rawValue: rawValue) }
  var aim: Profile.Aim? { Profile.Aim(rawValue: rawValue) }
  var diet: Diet? { Diet(rawValue: rawValue) }
  var activity: ActivityLevel? { ActivityLevel(rawValue: rawValue) }
}
