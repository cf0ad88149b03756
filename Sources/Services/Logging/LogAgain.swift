package import Calls
internal import EmbeddedMessages
internal import FoodNames
internal import Messages
internal import Nutrition
internal import Store

/// Logs again what was eaten before: "same breakfast as yesterday", "the usual lunch", "again" (what was saved last). Figures
/// are recomputed from the foods. The proposal is an ordinary `log_meal`, so that it can be corrected line by line.
package struct LogAgain: Tool {
  package let description = "Propose to log again a past meal; with no arguments, what was saved last."

  package init() {}

  package func run(_ arguments: LogAgainCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let factor = arguments.factor ?? FixedDecimal(1)
    guard factor > .zero, factor <= FixedDecimal(20) else {
      throw .outOfRange(.limitedValue(value: .factor), range: .rangeAboveZero(most: 20))
    }
    let names = arguments.people ?? arguments.person.map { [$0] } ?? []
    guard names.count <= HouseholdLimit.members else {
      throw .outOfRange(.limitedValue(value: .people), range: .rangeUpTo(most: HouseholdLimit.members))
    }
    let whole = try self.source(arguments, in: context.diary(of: arguments.fromPerson))
    let source = try remaining(of: whole, without: arguments.without ?? [], in: context)
    let eaten = source.filter { !$0.entry.skipped }
    var share = factor
    if let count = arguments.count, eaten.count == 1 {
      share = try share * count / (self.count(of: eaten[0].entry, in: context) ?? FixedDecimal(1))
    }
    // A meal for two is a dish of twice the amount, in equal parts.
    let plates = FixedDecimal(max(names.count, 1))
    var items = eaten.map { item(for: $0.entry, times: share * plates) }
    try change(&items, of: eaten, to: arguments.changed ?? [], times: plates, in: context)
    guard let first = source.first, !items.isEmpty else {
      if arguments.slot == nil, arguments.fromDay != nil { throw .nothingLogged(try context.day(arguments.fromDay)) }
      throw .noSuchMeal(arguments.slot)
    }
    let slot =
      arguments.toSlot ?? (isEatenNow(first, arguments, in: context) ? context.mealOfNow : arguments.slot)
      ?? (arguments.fromDay == nil ? nil : first.meal.slot)
    let people = names.isEmpty ? nil : names.map { LogMeal.Plate(name: $0) }
    let call = LogMealCall {
      $0.items = items
      $0.slot = slot
      $0.day = arguments.toDay
      $0.time = arguments.time
      $0.people = people
    }
    return try LogMeal().propose(call, origin: .again, in: context)
  }

  /// Whether a meal of today is eaten once more at this hour: "same as breakfast" at one is lunch. A meal that is named for
  /// what one usually has is that meal.
  private func isEatenNow(_ source: LoggedEntry, _ arguments: LogAgainCall, in context: ToolContext) -> Bool {
    source.meal.day == context.today && arguments.usual != true && arguments.toDay == nil && arguments.time == nil
      && arguments.slot != nil
  }

  /// The number of pieces in an entry; nil where it was weighed.
  private func count(of entry: Entry, in context: ToolContext) throws(ToolError) -> FixedDecimal? {
    guard let grams = entry.grams, let food = try context.loggable(of: entry) else { return nil }
    return food.measures().counted(in: grams)?.count
  }

  /// The entries without those that the words name.
  private func remaining(
    of entries: [LoggedEntry], without words: [String], in context: ToolContext
  ) throws(ToolError) -> [LoggedEntry] {
    var remaining = entries
    for word in words {
      let named = Set(try context.named(word, among: entries).map(\.entry.id))
      guard !named.isEmpty else { throw .noSuchEntry(word, entries.first?.meal.day ?? context.today) }
      remaining.removeAll { named.contains($0.entry.id) }
    }
    return remaining
  }

  /// Gives foods the amounts that they have this time, and adds those that the meal did not have.
  private func change(
    _ items: inout [LogMeal.Item], of entries: [LoggedEntry], to changes: [LogMeal.Item], times plates: FixedDecimal,
    in context: ToolContext
  ) throws(ToolError) {
    for change in changes {
      var change = change
      change.quantity = change.quantity.map { $0 * plates }
      let named = try context.named(change.food, among: entries).map(\.entry.id)
      if let index = entries.firstIndex(where: { named.contains($0.entry.id) }), named.count == 1 {
        let known = items[index]
        items[index] = change
        (items[index].food, items[index].resolved) = (known.food, known.resolved)
      } else {
        items.append(change)
      }
    }
  }

  private func item(for entry: Entry, times factor: FixedDecimal) -> LogMeal.Item {
    let resolved = entry.reference.map { ResolvedFood($0, words: entry.name, state: nil, quality: .exact) }
    var item = LogMeal.Item(
      food: entry.name, quantity: entry.grams.map { ($0 * factor).figure }, unit: entry.grams == nil ? nil : .gram,
      kcal: entry.kind != .quick ? nil : (entry.figures.energy ?? .zero) * factor,
      figures: entry.kind != .quick || entry.figures == Nutrients(energy: entry.figures.energy)
        ? nil : entry.figures.times(factor), resolved: resolved)
    item.spread = entry.spread
    // A model's estimate stays marked as its estimate.
    if entry.kind == .quick, entry.source == FoodSource(.estimate).description { item.guessed = [.kcal] }
    return item
  }

  private func source(_ arguments: LogAgainCall, in context: ToolContext) throws(ToolError) -> [LoggedEntry] {
    if arguments.fromDay != nil { return try meal(on: context.day(arguments.fromDay), arguments.slot, in: context) }
    let slot = arguments.slot ?? context.mealOfNow
    let profile = context.profile.id
    if arguments.usual == true {
      let meals = try context.reading(context.store.meals(of: profile, slot: slot, limit: UsualMeal.window))
      return entries(of: UsualMeal.choose(among: meals))
    }
    guard arguments.slot != nil || arguments.fromPerson != nil else { return try context.savedLast() }
    let last = try context.reading(context.store.meals(of: profile, slot: slot, limit: 1).first)
    // "Same for dinner", where there was no dinner yet: what was saved last today.
    return try last == nil && arguments.toSlot == slot
      ? context.savedLast().filter { $0.meal.day == context.today } : entries(of: last)
  }

  /// The meal of a slot on a day; without a slot, the one of this time of day, else the day's last.
  private func meal(on day: Day, _ slot: MealSlot?, in context: ToolContext) throws(ToolError) -> [LoggedEntry] {
    let meals = try context.reading(context.store.diary(of: context.profile.id, on: day).meals)
    let wanted = slot ?? context.mealOfNow
    let found = meals.last { $0.meal.slot == wanted } ?? (slot == nil ? meals.last : nil)
    return entries(of: found)
  }

  private func entries(of meal: LoggedMeal?) -> [LoggedEntry] {
    meal.map { meal in meal.entries.map { LoggedEntry(entry: $0, meal: meal.meal) } } ?? []
  }
}
