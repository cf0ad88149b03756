internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store

/// Where in the diary something goes: the day, the meal, and the moment.
struct MealPlace: Hashable {
  let day: Day
  let slot: MealSlot
  let at: Instant
  /// The moment says which of several meals of that name it is: a time was said, or it is a snack of now.
  var isInstant = false
  /// The time that was said.
  var time: ClockTime?

  /// Whether something eaten then belongs to a meal that stands there already.
  func joins(_ meal: Meal) -> Bool {
    guard meal.slot == slot else { return false }
    return !isInstant || at.minutes(since: meal.at).magnitude <= MealPlace.longestMeal
  }

  /// In minutes: what is eaten further apart is a meal of its own.
  private static let longestMeal: UInt = 60

  /// "snack at 10:00", "lunch".
  var name: Text { time.map { .summaryTime(slot: slot, time: $0) } ?? .slot(slot: slot) }

  /// "Snack at 10:00", "Lunch".
  var title: Text { time.map { .mealAtTime(slot: slot, time: $0) } ?? .slotTitle(slot: slot) }
}

extension ToolContext {
  /// The place for something eaten, from what was said of it: without a time it is now, or a usual time of the meal.
  func place(day words: String?, slot: MealSlot?, time timeWords: String?) throws(ToolError) -> MealPlace {
    let day = try day(words)
    let said = try time(timeWords)
    let local = zone.local(now).time
    let slot = slot ?? said.map { profile.mealHours.slot(at: $0) } ?? mealOfNow
    if let said {
      let at = clock.instant(day, said)
      // A time that the clocks leave out is another one.
      return MealPlace(day: day, slot: slot, at: at, isInstant: true, time: zone.local(at).time)
    }
    if day == today, slot == profile.mealHours.slot(at: local) {
      return MealPlace(day: day, slot: slot, at: now, isInstant: slot == .snack)
    }
    let usual = clock.instant(day, profile.mealHours.usualTime(of: slot))
    return MealPlace(day: day, slot: slot, at: min(usual, now))
  }

  /// The meal that already stands at a place, so that a second helping joins it.
  func meal(at place: MealPlace) throws(ToolError) -> (meal: Meal, entries: [Entry])? {
    let diary = try reading(store.diary(of: profile.id, on: place.day))
    guard let found = diary.meals.last(where: { place.joins($0.meal) }) else { return nil }
    return (found.meal, found.entries)
  }

  func newMeal(
    at place: MealPlace, origin: Meal.Origin, title: String? = nil, notes: String? = nil, healthScore: Int? = nil
  ) -> Meal {
    Meal(
      id: identifiers.next(), created: now, profile: profile.id, at: place.at, zone: zone.identifier, day: place.day,
      slot: place.slot, title: title, notes: notes, healthScore: healthScore, origin: origin)
  }
}
