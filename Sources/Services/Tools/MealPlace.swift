internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store

/// Where something goes in the diary: the day, the meal, and the moment.
struct MealPlace: Hashable {
  let day: Day
  let slot: MealSlot
  let at: Instant
  /// Whether the moment decides between several meals of that name, because a time was stated or it is a snack now.
  var isInstant = false
  /// The stated time.
  var time: ClockTime?

  /// Whether something eaten then belongs to an existing meal.
  func joins(_ meal: Meal) -> Bool {
    guard meal.slot == slot else { return false }
    return !isInstant || at.minutes(since: meal.at).magnitude <= MealPlace.longestMeal
  }

  /// In minutes. What is eaten further apart is a meal of its own.
  private static let longestMeal: UInt = 60

  /// "snack at 10:00", "lunch".
  var name: Text { time.map { .summaryTime(slot: slot, time: $0) } ?? .slot(slot: slot) }

  /// "Snack at 10:00", "Lunch".
  var title: Text { time.map { .mealAtTime(slot: slot, time: $0) } ?? .slotTitle(slot: slot) }
}

extension ToolContext {
  /// The place for something eaten, from what was stated: without a time it is now, or the usual time of the meal.
  func place(day words: String?, slot: MealSlot?, time timeWords: String?) throws(ToolError) -> MealPlace {
    let day = try day(words)
    let said = try time(timeWords)
    let local = zone.local(now).time
    let slot = slot ?? said.map { profile.mealHours.slot(at: $0) } ?? mealOfNow
    if let said {
      let at = clock.instant(day, said)
      // A time that daylight saving skips becomes a different one.
      return MealPlace(day: day, slot: slot, at: at, isInstant: true, time: zone.local(at).time)
    }
    if day == today, slot == profile.mealHours.slot(at: local) {
      return MealPlace(day: day, slot: slot, at: now, isInstant: slot == .snack)
    }
    let usual = clock.instant(day, profile.mealHours.usualTime(of: slot))
    return MealPlace(day: day, slot: slot, at: min(usual, now))
  }

  /// The existing meal at a place, which a second helping joins.
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
