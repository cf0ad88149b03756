internal import FoodData
internal import FoundationEssentials
package import Nutrition
internal import Store

/// The records of a health import, one for each day and kind.
package enum HealthRecord {
  /// The id of a record: the same for a day and person whatever the tracker, so that two trackers are not added up.
  static func id(_ kind: String, _ day: Day, _ context: ToolContext) -> UUID { id(kind, day, context.profile.id) }

  /// Whether an import made the record, rather than a person who typed an activity or a weight.
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
  /// The energy that a tracker recorded as earned on a day; nil where there is none.
  func trackedActivity(on day: Day) throws(ToolError) -> Activity? {
    let id = HealthRecord.id("activity", day, self)
    return try reading(store.activities(of: profile.id, on: day)).first {
      $0.id == id
    }
  }
}
