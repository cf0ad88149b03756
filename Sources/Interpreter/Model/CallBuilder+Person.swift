internal import Calls
internal import Nutrition

/// Calls about a body and its activities.
extension CallBuilder {
  func person(_ wish: Wish, on day: Day?) -> AnyCall? {
    switch wish {
    case .setProfile(let facts): return AnyCall(SetProfileCall(facts))
    case .recordWeight(let words):
      return AnyCall(RecordWeightCall { ($0.weight, $0.day) = (words, day?.description) })
    case .recordActivity(let activity):
      return AnyCall(
        RecordActivityCall {
          ($0.activity, $0.kcal, $0.minutes) = (activity.name, activity.energy, activity.minutes)
          $0.day = day?.description
        })
    default: return nil
    }
  }
}

extension SetProfileCall {
  fileprivate init(_ facts: BodyFacts) {
    self.init()
    (age, sex, height, weight) = (facts.age, facts.sex, facts.height, facts.weight)
    (activity, activeDays) = (facts.activity, facts.activeDays)
    (aim, weeklyPace, diet) = (facts.aim, facts.weeklyPace, facts.diet)
  }
}
