internal import Calls
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Changes to entries, some of which may move to another meal or day.
struct EntryMove {
  /// The destinations of entries, each meal once.
  let places: [MealPlace]
  /// The new time of meals that stay where they are; nil where none was stated.
  let time: ClockTime?
  let changes: [Change]

  /// Whether a meal gets another name.
  var isTitle: Bool {
    changes.contains {
      if case .update(.meal(let before), .meal(let after)) = $0 { before.title != after.title } else { false }
    }
  }

  /// Whether no entry changes, but only a meal's name or note.
  var isOnlyRemark: Bool {
    time == nil && !changes.isEmpty
      && changes.allSatisfy { if case .update(_, .meal) = $0 { true } else { false } }
  }
}

/// A meal into which entries move.
private struct Arrival {
  let place: MealPlace
  let meal: Meal
  let isNew: Bool
  /// The position of its last entry.
  var position: Int
}

extension ToolContext {
  /// Moves the amended entries into the meal that the arguments name, after those already there.
  func move(
    _ selected: [LoggedEntry], _ amended: [Entry], by arguments: ChangeEntryCall
  ) throws(ToolError) -> EntryMove {
    let isWhole = try areWholeMeals(selected)
    var arrivals: [Arrival] = []
    var leaving: [LoggedEntry] = []
    var updates: [Change] = []
    for (placed, amended) in zip(selected, amended) {
      var entry = amended
      let place = try destination(of: placed.meal, by: arguments)
      // A part of a meal that was eaten at another time becomes a meal of its own.
      let isParted = place.time != nil && !isWhole && place.at != placed.meal.at
      if place.day != placed.meal.day || place.slot != placed.meal.slot || isParted {
        let index = try arrival(at: place, from: placed.meal, isWhole: isWhole, among: &arrivals)
        arrivals[index].position += 1
        entry.updated = now
        entry.meal = arrivals[index].meal.id
        entry.position = arrivals[index].position
        leaving.append(placed)
      }
      if entry != placed.entry { updates.append(.update(from: .entry(placed.entry), to: .entry(entry))) }
    }
    updates += try renamed(selected, leaving, by: arguments)
    let new = arrivals.filter(\.isNew).map { Change.insert(.meal($0.meal)) }
    return EntryMove(
      places: arrivals.map(\.place), time: leaving.isEmpty ? try time(arguments.toTime) : nil,
      changes: new + updates + (try emptied(by: leaving)))
  }

  /// Whether the entries make up whole meals.
  private func areWholeMeals(_ selected: [LoggedEntry]) throws(ToolError) -> Bool {
    let chosen = Set(selected.map(\.entry.id))
    for id in Set(selected.map(\.meal.id)) {
      guard let meal = try reading(store.meal(id)), meal.entries.allSatisfy({ chosen.contains($0.id) }) else {
        return false
      }
    }
    return true
  }

  /// The changes to meals whose entries stay: their time, name and note.
  private func renamed(
    _ selected: [LoggedEntry], _ leaving: [LoggedEntry], by arguments: ChangeEntryCall
  ) throws(ToolError) -> [Change] {
    if let title = arguments.toTitle { try RecordName.check(title, as: .title) }
    if let note = arguments.toNote { try RecordName.check(note, as: .note) }
    var changes: [Change] = []
    var seen = Set(leaving.map(\.meal.id))
    for placed in selected where seen.insert(placed.meal.id).inserted {
      var meal = placed.meal
      if arguments.toTime != nil { meal.at = try destination(of: meal, by: arguments).at }
      meal.title = arguments.toTitle ?? meal.title
      meal.notes = arguments.toNote ?? meal.notes
      guard meal != placed.meal else { continue }
      meal.updated = now
      changes.append(.update(from: .meal(placed.meal), to: .meal(meal)))
    }
    return changes
  }

  private func destination(of meal: Meal, by arguments: ChangeEntryCall) throws(ToolError) -> MealPlace {
    let day = arguments.toDay == nil ? meal.day : try day(arguments.toDay)
    let said = try time(arguments.toTime)
    // "Move dinner to 21:30" keeps it dinner.
    let slot =
      arguments.toSlot ?? (arguments.slot == nil ? said.map { profile.mealHours.slot(at: $0) } : nil) ?? meal.slot
    if let said {
      return MealPlace(day: day, slot: slot, at: clock.instant(day, said), isInstant: true, time: said)
    }
    let time = arguments.toSlot == nil ? clock.zone.local(meal.at).time : profile.mealHours.usualTime(of: slot)
    return MealPlace(day: day, slot: slot, at: min(clock.instant(day, time), now))
  }

  private func arrival(
    at place: MealPlace, from origin: Meal, isWhole: Bool, among arrivals: inout [Arrival]
  ) throws(ToolError) -> Int {
    let known = arrivals.firstIndex {
      $0.place.day == place.day && $0.place.slot == place.slot && $0.place.time == place.time
    }
    if let known { return known }
    // Entries that leave a meal for another time do not return to it.
    let standing = try meal(at: place).flatMap { $0.meal.id == origin.id ? nil : $0 }
    // A health score belongs to a whole meal.
    let target =
      standing?.meal
      ?? newMeal(
        at: place, origin: origin.origin, title: origin.title, notes: origin.notes,
        healthScore: isWhole ? origin.healthScore : nil)
    arrivals.append(
      Arrival(
        place: place, meal: target, isNew: standing == nil, position: standing?.entries.last?.position ?? 0))
    return arrivals.count - 1
  }

  /// The foods that enter the food bank because entries change to them.
  func newFoods(of amended: [Entry], before selected: [LoggedEntry]) throws(ToolError) -> [Change] {
    var changes: [Change] = []
    for (placed, entry) in zip(selected, amended) where entry.reference != placed.entry.reference {
      guard let id = entry.reference else { continue }
      if let food = try reading(foodBank.food(id)) { changes.append(.ensure(.food(food))) }
    }
    return changes
  }

  /// Deletes the meals that would be left without entries.
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
