internal import FoundationEssentials
internal import HealthData
internal import Interpreter
internal import Nutrition
internal import Proposals
internal import Store

/// The meals into which the rows of another tracker's diary go: one for each meal and time of a day.
struct DiaryMeals {
  private struct Key: Hashable {
    let day: Day
    let slot: MealSlot
    let time: ClockTime?
  }

  /// How many meals of one key may have been moved elsewhere since.
  private static let mostMoved = 20

  private var meals: [Key: Meal] = [:]
  private var positions: [UUID: Int]
  private var slots: [String: MealSlot?] = [:]

  /// - Parameter positions: the last position in each meal that is here.
  init(positions: [UUID: Int]) {
    self.positions = positions
  }

  /// The meal of a row, the next position in it, and the change that adds the meal where it is new.
  mutating func place(
    _ entry: DiaryEntry, _ identity: DiaryIdentity, in context: ToolContext
  ) throws(ToolError) -> (meal: Meal, position: Int, change: Change?) {
    let key = Key(day: entry.day, slot: slot(of: entry.eaten, in: context), time: entry.eaten.time)
    var change: Change?
    let meal: Meal
    if let known = meals[key] {
      meal = known
    } else {
      (meal, change) = try self.meal(key, identity, in: context)
      meals[key] = meal
    }
    let position = (positions[meal.id] ?? 0) + 1
    positions[meal.id] = position
    return (meal, position, change)
  }

  private func meal(
    _ key: Key, _ identity: DiaryIdentity, in context: ToolContext
  ) throws(ToolError) -> (Meal, Change?) {
    for number in 1...DiaryMeals.mostMoved {
      let id = identity.meal(key.day, key.slot, key.time, number: number)
      let standing = try context.reading(context.store.record(.meal, id))
      guard case .meal(let meal)? = standing else {
        let meal = context.meal(id, key.day, key.slot, key.time)
        return (meal, .insert(.meal(meal)))
      }
      if meal.profile == context.profile.id, meal.day == key.day, meal.slot == key.slot { return (meal, nil) }
    }
    let meal = context.meal(context.identifiers.next(), key.day, key.slot, key.time)
    return (meal, .insert(.meal(meal)))
  }

  /// The meal by its name, else by its time; a snack where both are missing.
  private mutating func slot(of eaten: EatenRow, in context: ToolContext) -> MealSlot {
    let named = slots[eaten.group] ?? context.lexicon.meal(named: eaten.group)
    slots[eaten.group] = .some(named)
    return named ?? eaten.time.map { context.profile.mealHours.slot(at: $0) } ?? .snack
  }
}

extension ToolContext {
  /// A meal at its time, or at the usual time of its slot.
  fileprivate func meal(_ id: UUID, _ day: Day, _ slot: MealSlot, _ time: ClockTime?) -> Meal {
    let at = clock.instant(day, time ?? profile.mealHours.usualTime(of: slot))
    return Meal(
      id: id, created: now, profile: profile.id, at: min(at, now), zone: zone.identifier, day: day, slot: slot)
  }
}
