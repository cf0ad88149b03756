internal import FoodData
internal import FoundationEssentials
internal import HealthData
internal import Nutrition

/// Ids for the records of another tracker's diary. The same row of the same person always gets the same id, so that importing
/// an export again, or a later and longer one, adds only what is new. Identical rows are told apart by their order.
struct DiaryIdentity {
  private let scope: String
  /// How often each row has come, by its content.
  private var counts: [UUID: Int] = [:]

  init(_ tracker: DiaryTracker, of profile: UUID) {
    scope = "diary \(tracker.rawValue) \(profile.uuidString)"
  }

  mutating func next(_ entry: DiaryEntry) -> UUID {
    let eaten = entry.eaten
    let time = eaten.time?.description ?? ""
    let parts = [eaten.group, eaten.food ?? "", eaten.brand ?? "", DiaryIdentity.words(eaten.amount)]
    let figures = Nutrient.allCases.map { eaten.figures[$0]?.description ?? "" }
    let row = ([scope, "row", "\(entry.day)", time] + parts + figures).joined(separator: "\u{1F}")
    let digest = StableIdentifier.of(row)
    let count = counts[digest, default: 0] + 1
    counts[digest] = count
    return StableIdentifier.of("\(row)\u{1F}\(count)")
  }

  /// - Parameter number: from 1; higher where the meal with the previous id has been changed since.
  func meal(_ day: Day, _ slot: MealSlot, _ time: ClockTime?, number: Int) -> UUID {
    StableIdentifier.of("\(scope) meal \(day) \(slot.rawValue) \(time?.description ?? "") \(number)")
  }

  /// The id of a food, which belongs to the whole household.
  static func food(_ name: String, _ tracker: DiaryTracker) -> UUID {
    StableIdentifier.of("diary \(tracker.rawValue) food \(name.lowercased())")
  }

  /// The id of a day's weight, the same for all trackers.
  static func weight(_ day: Day, of profile: UUID) -> UUID {
    StableIdentifier.of("diary weight \(profile.uuidString) \(day)")
  }

  private static func words(_ amount: DiaryAmount) -> String {
    switch amount {
    case .unsaid: ""
    case .grams(let grams): grams.description
    case .millilitres(let millilitres): "\(millilitres) ml"
    case .words(let words): words
    }
  }
}
