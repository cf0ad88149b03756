internal import JSON
internal import Nutrition

/// Calls about a body and its activities.
extension CallBuilder {
  func person(_ wish: Wish, on day: Day?) -> Call? {
    let day = day.map { JSONValue.string($0.description) }
    switch wish {
    case .setProfile(let facts): return Call(tool: "set_profile", arguments: arguments(facts))
    case .recordWeight(let words):
      return Call(tool: "record_weight", arguments: .said(["weight": .string(words), "day": day]))
    case .recordActivity(let activity):
      let minutes = activity.minutes.map { JSONValue.figure(Figure($0)) }
      return Call(
        tool: "record_activity",
        arguments: .said([
          "activity": .string(activity.name), "kcal": .figure(activity.energy), "minutes": minutes, "day": day,
        ]))
    default: return nil
    }
  }

  private func arguments(_ facts: BodyFacts) -> JSONValue {
    .said([
      "age": facts.age.map { .figure(Figure($0)) }, "sex": facts.sex.map { .string($0.rawValue) },
      "height": facts.height.map { .string($0) }, "weight": facts.weight.map { .string($0) },
      "activity": facts.activity.map { .string($0.rawValue) },
      "active_days": facts.activeDays.map { .figure(Figure($0)) }, "aim": facts.aim.map { .string($0.rawValue) },
      "weekly_pace_kg": facts.weeklyPace.map { .figure($0) }, "diet": facts.diet.map { .string($0.rawValue) },
    ])
  }
}
