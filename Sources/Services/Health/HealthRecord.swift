internal import FoodData
internal import FoundationEssentials
package import Nutrition
internal import Store

/// The records that an import of health data keeps, a day and a kind each.
package enum HealthRecord {
  /// The same for the same day of the same person, whoever says it: two trackers are not counted beside each other.
  static func id(_ kind: String, _ day: Day, _ context: ToolContext) -> UUID { id(kind, day, context.profile.id) }

  /// Whether an import made it; an activity or a weight that a person typed is none.
  package static func isTracked(_ record: Record) -> Bool {
    switch record {
    case .activity(let activity): activity.id == id("activity", activity.day, activity.profile)
    case .weight(let weight): weight.id == id("weight", weight.day, weight.profile)
    case .meal(let meal): meal.id == id("eaten", meal.day, meal.profile)
    default: false
    }
  }

  private static func id(_ kind: String, _ day: Day, _ profile: UUID) -> UUID {
    StableIdentifier.of("health \(kind) \(profile.uuidString) \(day)")
  }
}

extension ToolContext {
  /// What a tracker says that a day earned; nil where none said anything.
  func trackedActivity(on day: Day) throws(ToolError) -> Activity? {
    let id = HealthRecord.id("activity", day, self)
    return try reading(store.activities(of: profile.id, on: day)).first {
      $0.id == id
    }
  }
}
