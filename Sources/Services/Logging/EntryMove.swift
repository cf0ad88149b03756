internal import Calls
internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Store

/// The changes to entries, some of which come to another meal or day with it.
struct EntryMove {
  /// Where entries come to, each meal once.
  let places: [MealPlace]
  let changes: [Change]
}

/// A meal that entries come to.
private struct Arrival {
  let place: MealPlace
  let meal: Meal
  let isNew: Bool
  /// The position of its last entry.
  var position: Int
}

extension ToolContext {
  /// Each entry as it is amended, in the meal that the arguments move it to; what is in that meal already stays there.
  func move(
    _ selected: [LoggedEntry], _ amended: [Entry], by arguments: ChangeEntryCall
  ) throws(ToolError) -> EntryMove {
    var arrivals: [Arrival] = []
    var leaving: [LoggedEntry] = []
    var updates: [Change] = []
    for (placed, amended) in zip(selected, amended) {
      var entry = amended
      let place = try destination(of: placed.meal, by: arguments)
      if place.day != placed.meal.day || place.slot != placed.meal.slot {
        let index = try arrival(at: place, from: placed.meal, among: &arrivals)
        arrivals[index].position += 1
        entry.updated = now
        entry.meal = arrivals[index].meal.id
        entry.position = arrivals[index].position
        leaving.append(placed)
      }
      if entry != placed.entry { updates.append(.update(from: .entry(placed.entry), to: .entry(entry))) }
    }
    if arguments.toTime != nil { updates += try retimed(selected, leaving, by: arguments) }
    let new = arrivals.filter(\.isNew).map { Change.insert(.meal($0.meal)) }
    return EntryMove(places: arrivals.map(\.place), changes: new + updates + (try emptied(by: leaving)))
  }

  /// The meals of entries that stay in them, at the time that was said.
  private func retimed(
    _ selected: [LoggedEntry], _ leaving: [LoggedEntry], by arguments: ChangeEntryCall
  ) throws(ToolError) -> [Change] {
    var changes: [Change] = []
    var seen = Set(leaving.map(\.meal.id))
    for placed in selected where seen.insert(placed.meal.id).inserted {
      var meal = placed.meal
      meal.at = try destination(of: meal, by: arguments).at
      meal.updated = now
      if meal.at != placed.meal.at { changes.append(.update(from: .meal(placed.meal), to: .meal(meal))) }
    }
    return changes
  }

  private func destination(of meal: Meal, by arguments: ChangeEntryCall) throws(ToolError) -> MealPlace {
    let day = arguments.toDay == nil ? meal.day : try day(arguments.toDay)
    let said = try time(arguments.toTime)
    let slot = arguments.toSlot ?? said.map { profile.mealHours.slot(at: $0) } ?? meal.slot
    let time =
      said ?? (arguments.toSlot == nil ? clock.zone.local(meal.at).time : profile.mealHours.usualTime(of: slot))
    return MealPlace(day: day, slot: slot, at: min(clock.instant(day, time), now))
  }

  private func arrival(
    at place: MealPlace, from origin: Meal, among arrivals: inout [Arrival]
  ) throws(ToolError) -> Int {
    let known = arrivals.firstIndex { $0.place.day == place.day && $0.place.slot == place.slot }
    if let known { return known }
    let standing = try meal(at: place)
    let target = standing?.meal ?? newMeal(at: place, origin: origin.origin, title: origin.title, notes: origin.notes)
    arrivals.append(
      Arrival(
        place: place, meal: target, isNew: standing == nil, position: standing?.entries.last?.position ?? 0))
    return arrivals.count - 1
  }

  /// Foods that come into the food bank because entries become them.
  func newFoods(of amended: [Entry], before selected: [LoggedEntry]) throws(ToolError) -> [Change] {
    var changes: [Change] = []
    for (placed, entry) in zip(selected, amended) where entry.reference != placed.entry.reference {
      guard let id = entry.reference else { continue }
      if let food = try reading(foodBank.food(id)) { changes.append(.ensure(.food(food))) }
    }
    return changes
  }

  /// Deletions of the meals that would be left without entries.
  func emptied(by leaving: [LoggedEntry]) throws(ToolError) -> [Change] {
    let gone = Set(leaving.map(\.entry.id))
    var seen = Set<UUID>()
    var changes: [Change] = []
    for placed in leaving where seen.insert(placed.meal.id).inserted {
      guard let meal = try reading(store.meal(placed.meal.id)), meal.entries.allSatisfy({ gone.contains($0.id) }) else {
        continue
      }
      changes.append(.delete(.meal(meal.meal)))
    }
    return changes
  }
}
