package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store
internal import Words

/// Changes entries of the diary: amount, food, meal, day, or whether they were eaten.
package struct ChangeEntry: Tool {
  package let description = "Propose to change a logged entry."

  package init() {}

  package func run(_ arguments: ChangeEntryCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    if arguments.saysOnlyDay, let trip = try context.tripSavedLast() {
      // "Move it to Saturday" refers to the receipt that was just saved.
      return try ChangeTrip().run(ChangeTripCall { ($0.trip, $0.toDay) = (trip, arguments.toDay) }, in: context)
    }
    let selected = try self.selected(by: arguments, in: context)
    if selected.count == 1, try context.isNothingLeft(of: selected[0].entry, by: arguments) {
      return try DeleteEntries().run(DeleteEntriesCall(arguments), in: context)
    }
    let arguments = try named(arguments, selected, in: context)
    var amended: [Entry] = []
    for placed in selected { amended.append(try context.amend(placed.entry, by: arguments)) }
    let move = try context.move(selected, amended, by: arguments)
    guard !move.changes.isEmpty else { throw .nothingToChange }
    let changes = try context.newFoods(of: amended, before: selected) + move.changes

    let first = selected[0]
    let places =
      move.places.map { Text.mealMoves(heading: $0.name, day: DayName($0.day, from: context.today)) }
      + (move.time.map { [.mealEatenAt(time: $0, before: context.zone.local(first.meal.at).time)] } ?? [])
    let card = Card(
      title: .mealChangeTitle(slot: first.meal.slot, day: DayName(first.meal.day, from: context.today)),
      rows: try context.changed(zip(selected, amended).map { ($0.entry, $1) }),
      notes: remarks(of: first.meal, by: arguments) + places + dropped(selected, amended)
        + context.guessNotes(arguments.guessed == true ? [.mealGuessThisAmount] : [])
        + (try context.remark(on: arguments, selected)))
    return context.propose(
      AnyCall(arguments), changes: changes, card: card, summary: summary(amended, move, first.meal.slot))
  }

  /// Where only a part of a dish was replaced, the new name of the dish: "it was almond milk", about a porridge with milk.
  private func named(
    _ arguments: ChangeEntryCall, _ selected: [LoggedEntry], in context: ToolContext
  ) throws(ToolError) -> ChangeEntryCall {
    guard arguments.amends, arguments.entries == nil, selected.count == 1 else { return arguments }
    let dish = DishName(selected[0].entry.name)
    guard let food = arguments.toFood else {
      if let words = arguments.food {
        try selected.refusePart(words)
        if dish.isJoined, !dish.holdsAsPart(words), let part = try context.food(meantBy: words) {
          try selected.refusePart(part.name)
          if case .mass = arguments.toUnit?.kind { try context.refuseWeight(of: part.name, in: selected[0].entry) }
        }
        if case .mass = arguments.toUnit?.kind { try context.refuseWeight(of: words, in: selected[0].entry) }
      }
      return arguments
    }
    // "Two sugars", about a coffee with sugar, does not mean two coffees.
    if arguments.food == nil, arguments.toQuantity != nil, dish.holdsBeside(food) {
      throw .partOfDish(food, dish: selected[0].entry.name)
    }
    if arguments.food == nil, arguments.counts, !dish.isJoined, try context.isEnd(food, of: selected[0].entry.name) {
      // "Actually 2 sandwiches", about a ham sandwich.
      var counted = arguments
      (counted.toFood, counted.resolved) = (nil, nil)
      return counted
    }
    if dish.isJoined, let words = arguments.food, !dish.holdsAsPart(words), let part = try context.food(meantBy: words),
      dish.holdsBeside(part.name)
    {
      return try renamed(arguments, selected[0].entry.name, part, words, in: context)
    }
    let isPart = arguments.food.map { dish.holdsAsPart($0) } ?? true
    guard isPart, let name = dish.name(with: food, insteadOf: arguments.food) else { return arguments }
    var named = arguments
    (named.toFood, named.resolved) = (name, nil)
    return named
  }

  /// The new name of a dish of which words in another language name a part: "Hafermilch" for the "Milch" of a coffee with milk.
  private func renamed(
    _ arguments: ChangeEntryCall, _ dish: String, _ part: Food, _ words: String, in context: ToolContext
  ) throws(ToolError) -> ChangeEntryCall {
    let other = try arguments.toFood.flatMap { food throws(ToolError) in try context.food(meantBy: food) }
    guard let other, let name = DishName(dish).name(with: other.name, insteadOf: part.name),
      try context.food(meantBy: name) != nil
    else { throw .partOfDish(words, dish: dish) }
    var named = arguments
    (named.toFood, named.resolved) = (name, nil)
    return named
  }

  /// Notes on the new name and the new remark of a meal.
  private func remarks(of meal: Meal, by arguments: ChangeEntryCall) -> [Text] {
    let title = arguments.toTitle.map { title -> Text in
      meal.title.map { .mealNewTitleWas(title: title, before: $0) } ?? .mealNewTitle(title: title)
    }
    let note = arguments.toNote.map { note -> Text in
      meal.notes.map { .mealNewNoteWas(note: note, before: $0) } ?? .mealNote(note: note)
    }
    return [title, note].compactMap(\.self)
  }

  /// A note where an entry of stated energy loses the grams that were stated with the old energy.
  private func dropped(_ selected: [LoggedEntry], _ amended: [Entry]) -> [Text] {
    let isDropped = zip(selected, amended).contains { before, after in
      before.entry.kind == .quick && after.kind == .quick && before.entry.figures.protein != nil
        && after.figures.protein == nil
    }
    return isDropped ? [.mealMacrosGo] : []
  }

  /// The entries to change. An amount or a food changes a single entry: "actually 2 bananas" means the bananas of what was
  /// saved last.
  private func selected(by arguments: ChangeEntryCall, in context: ToolContext) throws(ToolError) -> [LoggedEntry] {
    var selected = try context.entries(changing: arguments)
    // Only a skipped entry can become eaten after all.
    if arguments.skip == false, selected.contains(where: \.entry.skipped) {
      selected = selected.filter(\.entry.skipped)
    }
    let isOfLast = arguments.last == true && arguments.food == nil && arguments.toQuantity != nil
    guard arguments.amends, selected.count > 1 || isOfLast, arguments.each != true || arguments.factor == nil else {
      return selected
    }
    var named = try context.named(by: arguments, among: selected)
    if named.isEmpty, isOfLast, let last = selected.last {
      // "1 egg actually", after another food of the meal was changed.
      let meal = try context.diaryEntries(on: last.meal.day).filter { $0.meal.id == last.meal.id }
      named = try context.named(by: arguments, among: meal)
      if named.isEmpty { named = try context.kin(of: arguments, among: meal) }
      if named.count == 1 { return named }
    }
    guard selected.count > 1 else { return selected }
    if named.isEmpty { named = try context.kin(of: arguments, among: selected) }
    guard named.count == 1 else {
      throw .whichEntry(arguments.food ?? "", candidates: selected.map(\.entry.name))
    }
    return named
  }

  /// "change to pasta, cooked, 150 g, 237 kcal", "move of 2 entries to dinner".
  private func summary(_ amended: [Entry], _ move: EntryMove, _ slot: MealSlot) -> Text {
    let entry = amended[0]
    let name: Text = amended.count == 1 ? .food(entry.name) : .entriesCounted(count: amended.count)
    if move.places.isEmpty, move.isOnlyRemark {
      return move.isTitle ? .summaryTitle(slot: slot) : .summaryNote(slot: slot)
    }
    if let time = move.time { return .summaryTime(slot: slot, time: time) }
    if let place = move.places.first { return .summaryMove(name: name, slot: place.slot, day: .date(place.day)) }
    if amended.count > 1 { return .summaryChangeOf(name: name) }
    if entry.skipped { return .summaryChangeToSkipped(name: entry.name) }
    let parts = [name, entry.grams.map { .grams(amount: $0) }, EntryRow.energy(entry.figures)]
    return .summaryChangeTo(parts: parts.compactMap(\.self))
  }

  package func revise(_ arguments: inout ChangeEntryCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    switch edit.change {
    case .said(let words):
      let amount = try context.amount(words)
      (arguments.toQuantity, arguments.toUnit, arguments.factor) = (amount.quantity, amount.unit, nil)
      arguments.guessed = nil
    case .amount(let amount):
      if let quantity = amount.quantity {
        (arguments.toQuantity, arguments.factor, arguments.guessed) = (quantity, nil, nil)
      }
      arguments.toUnit = amount.unit ?? arguments.toUnit
    case .energy(let energy):
      (arguments.toKcal, arguments.toQuantity, arguments.toUnit, arguments.factor) = (energy, nil, nil, nil)
      arguments.guessed = nil
    case .factor(let factor): (arguments.toQuantity, arguments.factor, arguments.guessed) = (nil, factor, nil)
    case .food(let food, let resolved): (arguments.toFood, arguments.resolved) = (food, resolved)
    case .slot(let slot): arguments.toSlot = slot
    case .day(let day): arguments.toDay = day
    case .time(let time): arguments.toTime = time.description
    case .skipped: arguments.skip = true
    case .counted: arguments.skip = false
    case .removed: throw .nothingLeft
    default: throw .cannotEdit
    }
  }
}

extension ToolContext {
  /// The entries to change. Where none has the words and another food is given, it is the one of what was saved last that is of
  /// the same kind: "pirinç değil, bulgur pilavıydı" means the pilaf.
  fileprivate func entries(changing arguments: ChangeEntryCall) throws(ToolError) -> [LoggedEntry] {
    do {
      return try entries(arguments)
    } catch {
      guard arguments.food != nil, arguments.toFood != nil, arguments.slot == nil, arguments.day == nil else {
        throw error
      }
      let kin = try kin(of: arguments, among: savedLast())
      guard kin.count == 1 else { throw error }
      return kin
    }
  }

  /// Whether words, or the name of the food that they mean, are only the end of a name.
  fileprivate func isEnd(_ words: String, of name: String) throws(ToolError) -> Bool {
    if EntryName.isEnd(of: name, words) { return true }
    guard let food = try food(meantBy: words) else { return false }
    // "Fueron 3 huevos", of fried ones.
    let isPlain = NameWords.folded(words).count == 1 && EntryName.isWhole(name, food.name)
    return isPlain || EntryName.isEnd(of: name, food.name)
  }

  /// The entries that have the name of what the change makes of them: a new amount of the same food.
  fileprivate func named(
    by arguments: ChangeEntryCall, among entries: [LoggedEntry]
  ) throws(ToolError) -> [LoggedEntry] {
    try arguments.toFood.map { food throws(ToolError) in try named(food, among: entries) } ?? []
  }

  /// The entries whose name ends in the same word as what the change makes of them: "it was a chocolate muffin" means the
  /// blueberry muffin, not the coffee beside it.
  fileprivate func kin(
    of arguments: ChangeEntryCall, among entries: [LoggedEntry]
  ) throws(ToolError) -> [LoggedEntry] {
    guard let words = arguments.toFood else { return [] }
    let names = [words] + (try food(meantBy: words).map { [$0.name] } ?? [])
    let kin = entries.filter { entry in names.contains { EntryName.isSameKind(entry.entry.name, $0) } }
    return kin.isEmpty ? try ofSameCategory(as: words, among: entries) : kin
  }

  /// The entries whose food is of the same category: "it was trout" means the salmon, not the rice beside it. The widest
  /// categories say too little for that.
  private func ofSameCategory(as words: String, among entries: [LoggedEntry]) throws(ToolError) -> [LoggedEntry] {
    let telling: Set<FoodCategory> = [.seafood, .meat, .dairy, .beverages, .bakery]
    guard let category = try food(meantBy: words)?.category, telling.contains(category) else { return [] }
    var same: [LoggedEntry] = []
    for entry in entries {
      guard let reference = entry.entry.reference, try reading(foodBank.food(reference))?.category == category else {
        continue
      }
      same.append(entry)
    }
    return same
  }
}

extension ChangeEntryCall {
  /// "Move it to Saturday": whether only the day of what was saved last changes.
  var saysOnlyDay: Bool {
    var day = ChangeEntryCall()
    (day.toDay, day.last) = (toDay, last)
    return self == day && last == true && toDay != nil
  }

  var amends: Bool { toQuantity != nil || toUnit != nil || toKcal != nil || toFood != nil || factor != nil }

  /// Whether it states a count. "One" does not count, since it may only be an article.
  fileprivate var counts: Bool {
    guard difference == nil, let toQuantity else { return false }
    return toUnit.map { $0.kind == .counted && !$0.isSize } ?? (toQuantity != FixedDecimal(1))
  }
}

extension DeleteEntriesCall {
  /// Deletes the entry that a change is about.
  fileprivate init(_ change: ChangeEntryCall) {
    self.init()
    entries = change.entry.map { [$0] }
    (food, slot, day, time, last) = (change.food, change.slot, change.day, change.time, change.last)
  }
}
