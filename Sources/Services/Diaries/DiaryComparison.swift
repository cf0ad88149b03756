internal import FoundationEssentials
package import HealthData
internal import Nutrition
internal import Proposals
internal import Store

/// Compares another tracker's diary with this one: what would be new, and what is left out and why.
package struct DiaryComparison {
  /// The person's options for the import.
  package struct Selection: Hashable, Sendable {
    /// Whether to import also on days that have entries from elsewhere.
    package var allDays = false
    /// The unit of weights for which the export gives none.
    package var unit: DiaryWeight.Unit?

    package init() {}
  }

  /// The new entries of a day.
  struct NewDay: Hashable {
    var entries = 0
    var energy = FixedDecimal.zero
  }

  /// An export with earlier days is misread.
  private static let firstDay = Day(year: 1990, month: 1, day: 1) ?? Day(number: 0)

  let tracker: DiaryTracker
  private(set) var changes: [Change] = []
  private(set) var days: [Day: NewDay] = [:]
  private(set) var foods = 0
  /// New records of plain water, in ml.
  private(set) var water: [FixedDecimal] = []
  private(set) var bodies = DiaryBody()
  /// Rows that are here unchanged.
  private(set) var equal = 0
  private(set) var leftOut: [DiaryOmission: Int]
  /// Rows of future days.
  private(set) var toCome = 0
  /// Days with the person's own entries, and the number of rows left out because of them.
  private(set) var ownDays: Set<Day> = []
  private(set) var ownRows = 0
  /// Entries of an earlier import that are no longer in the file.
  private(set) var gone = 0
  /// Entries whose millilitres count as grams.
  private(set) var poured = 0

  var source: String { tracker.rawValue }

  /// Compares the export with the diary of the profile into which it is imported.
  ///
  /// - Throws: an error where the store cannot be read.
  package init(_ diary: TrackerDiary, _ selection: Selection, in context: ToolContext) throws(ToolError) {
    tracker = diary.tracker
    leftOut = diary.leftOut
    let range = DiaryComparison.firstDay...context.today
    try compareEntries(diary.entries, in: range, selection, in: context)
    bodies = try DiaryBody(diary, selection, in: range, in: context)
    changes += bodies.changes
  }

  /// Whether a day can be in the diary; rows of other days are counted.
  private mutating func counts(_ day: Day, in range: ClosedRange<Day>) -> Bool {
    if day > range.upperBound { toCome += 1 }
    if day < range.lowerBound { leftOut[.noDay, default: 0] += 1 }
    return range.contains(day)
  }

  private mutating func compareEntries(
    _ entries: [DiaryEntry], in range: ClosedRange<Day>, _ selection: Selection, in context: ToolContext
  ) throws(ToolError) {
    var identity = DiaryIdentity(tracker, of: context.profile.id)
    // Indices rather than copies, since there may be a hundred thousand entries.
    let rows = entries.indices.filter { counts(entries[$0].day, in: range) }.map { place in
      (id: identity.next(entries[place]), place: place)
    }
    let standing = try DiaryStanding(
      Set(rows.map(\.id)), on: Set(rows.map { entries[$0.place].day }), of: source, in: context)
    gone = standing.gone
    var new: [(id: UUID, place: Int)] = []
    for row in rows {
      let entry = entries[row.place]
      let isWaterHere = try entry.eaten.water == nil ? false : isWaterHere(row.id, in: context)
      if standing.known.contains(row.id) || isWaterHere {
        equal += 1
      } else if standing.ownDays.contains(entry.day), !selection.allDays {
        ownDays.insert(entry.day)
        ownRows += 1
      } else {
        new.append(row)
      }
    }
    var foods = DiaryFoods(new.lazy.map { entries[$0.place] }, tracker, now: context.now)
    var meals = DiaryMeals(positions: standing.lastPosition)
    for row in new {
      let entry = entries[row.place]
      if let millilitres = entry.eaten.water {
        addWater(row.id, entry, millilitres, in: context)
      } else {
        try add(row.id, entry, identity, &meals, &foods, in: context)
      }
    }
    self.foods = foods.count
  }

  private func isWaterHere(_ id: UUID, in context: ToolContext) throws(ToolError) -> Bool {
    try context.reading(context.store.record(.water, id)) != nil
  }

  /// Adds a record of plain water.
  private mutating func addWater(_ id: UUID, _ entry: DiaryEntry, _ millilitres: FixedDecimal, in context: ToolContext)
  {
    let time = entry.eaten.time ?? ClockTime(hour: 12) ?? .midnight
    let record = Record.water(
      Water(
        id: id, created: context.now, profile: context.profile.id, day: entry.day,
        at: min(context.clock.instant(entry.day, time), context.now), millilitres: millilitres))
    water.append(millilitres)
    changes.append(.insert(record))
  }

  private mutating func add(
    _ id: UUID, _ row: DiaryEntry, _ identity: DiaryIdentity, _ meals: inout DiaryMeals, _ foods: inout DiaryFoods,
    in context: ToolContext
  ) throws(ToolError) {
    let place = try meals.place(row, identity, in: context)
    var entry = Entry(
      id: id, created: context.now, meal: place.meal.id, position: place.position, kind: .quick,
      name: name(of: row.eaten, in: place.meal), figures: row.eaten.figures, tier: .remembered, source: source)
    if let weighed = try weighed(entry, row.eaten, &foods, in: context) {
      entry = weighed.entry
      if let change = weighed.food { changes.append(change) }
      if row.eaten.weight?.isPoured == true { poured += 1 }
    }
    if let change = place.change { changes.append(change) }
    changes.append(.insert(.entry(entry)))
    days[row.day, default: NewDay()].entries += 1
    days[row.day, default: NewDay()].energy += entry.figures.energy ?? .zero
  }

  /// The entry with its weight and food; nil where it has no weight, or one too small for its figures.
  private func weighed(
    _ entry: Entry, _ eaten: EatenRow, _ foods: inout DiaryFoods, in context: ToolContext
  ) throws(ToolError) -> (entry: Entry, food: Change?)? {
    guard let title = eaten.title, let weight = eaten.weight else { return nil }
    var weighed = entry
    (weighed.kind, weighed.name, weighed.grams) = (.food, title, weight.grams)
    guard (try? Record.entry(weighed).validate()) != nil else { return nil }
    let food = try foods.food(of: eaten, in: context)
    weighed.reference = food?.id
    return (weighed, food?.change)
  }

  /// "oat bar, 2 pieces", or "Breakfast (MyFitnessPal)" where the export names no food.
  private func name(of eaten: EatenRow, in meal: Meal) -> String {
    guard let title = eaten.title else { return "\(eaten.group.isEmpty ? meal.slot.title : eaten.group) (\(source))" }
    return eaten.amountWords.map { "\(title), \($0)" } ?? title
  }
}
