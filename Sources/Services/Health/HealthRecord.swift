internal import FoodData
internal import FoundationEssentials
internal import Nutrition
internal import Store

/// The records that an import of health data keeps, a day and a kind each.
enum HealthRecord {
  /// The same for the same day of the same person, whoever says it: two trackers are not counted beside each other.
  static func id(_ kind: String, _ day: Day, _ context: ToolContext) -> UUID {
    StableIdentifier.of("health \(kind) \(context.profile.id.uuidString) \(day)")
  }
}

extension ToolContext {
  /// What a tracker says that a day earned; nil where none said anything.
  func trackedActivity(on day: Day) throws(ToolError) -> Activity? {
    let id = HealthRecord.id("activity", day, self)
    return try reading { store throws(StoreError) in try store.activities(of: profile.id, on: day) }.first {
      $0.id == id
    }
  }
}
