internal import FoundationEssentials
internal import Nutrition

/// A profile's diary day.
struct ProfileDay: Hashable, Comparable {
  let profile: UUID
  let day: Day

  static func < (left: ProfileDay, right: ProfileDay) -> Bool {
    (left.profile.uuidString, left.day) < (right.profile.uuidString, right.day)
  }
}

/// A food in a profile's diary.
struct ProfileFood: Hashable {
  let profile: UUID
  let food: UUID
}

/// What a commit's changes have touched: which derived rows have to be recomputed.
struct Touched {
  private(set) var days: Set<ProfileDay> = []
  /// How many uses each food has gained or lost.
  private(set) var uses: [ProfileFood: Int] = [:]
  /// The first days of the targets that were added, removed or changed.
  private(set) var targets: Set<ProfileDay> = []

  /// Notes a record that was added or is about to be removed.
  ///
  /// - Parameter uses: 1 for a record that was added, -1 for one that is about to be removed.
  mutating func add(_ record: Record, uses change: Int, in connection: Connection) throws(StoreError) {
    switch record {
    case .meal(let meal): days.insert(ProfileDay(profile: meal.profile, day: meal.day))
    case .activity(let activity): days.insert(ProfileDay(profile: activity.profile, day: activity.day))
    case .target(let target): targets.insert(ProfileDay(profile: target.profile, day: target.from))
    case .entry(let entry):
      guard let meal = try connection.find(Meal.self, entry.meal) else { throw .missing(.meal, entry.meal) }
      days.insert(ProfileDay(profile: meal.profile, day: meal.day))
      count(entry, by: meal.profile, change)
    case .profile, .food, .recipe, .trip, .purchase, .weight, .familyMember, .familyTargets, .water,
      .knownLine, .pantryChange:
      return
    }
  }

  /// When a meal moves to another profile, the uses of its entries' foods move with it.
  mutating func move(_ meal: Meal, to profile: UUID, in connection: Connection) throws(StoreError) {
    guard meal.profile != profile else { return }
    for entry in try connection.records(Entry.self, "WHERE meal = ? ORDER BY position, id", [meal.id]) {
      count(entry, by: meal.profile, -1)
      count(entry, by: profile, 1)
    }
  }

  private mutating func count(_ entry: Entry, by profile: UUID, _ change: Int) {
    guard entry.kind == .food, !entry.skipped, entry.grams != nil, let food = entry.reference else { return }
    uses[ProfileFood(profile: profile, food: food), default: 0] += change
  }
}
