internal import FoodData
internal import FoundationEssentials
internal import HealthData
internal import Nutrition

/// Ids of what another tracker's diary brings: the same for the same row of the same person, so that an export which is
/// imported again, or a later and longer one, brings only what is new. Of rows that are the same in everything the first
/// is the first, the second the second.
struct DiaryIdentity {
  private let scope: String
  /// How often each row has come, by what it says.
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

  /// - Parameter number: from 1; another where one of this id is no longer what it was.
  func meal(_ day: Day, _ slot: MealSlot, _ time: ClockTime?, number: Int) -> UUID {
    StableIdentifier.of("\(scope) meal \(day) \(slot.rawValue) \(time?.description ?? "") \(number)")
  }

  /// A food is the whole household's.
  static func food(_ name: String, _ tracker: DiaryTracker) -> UUID {
    StableIdentifier.of("diary \(tracker.rawValue) food \(name.lowercased())")
  }

  /// Of the one weight that diaries bring for a day, whatever tracker it is from.
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
