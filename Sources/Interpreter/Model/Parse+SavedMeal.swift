internal import Calls
internal import LanguageModels
internal import Nutrition
internal import Words

extension Parse {
  /// What the line says of a saved meal. Nil where it is about anything else, or changes nothing surely.
  ///
  /// - Parameters:
  ///   - situation: the present situation, with the meals that were saved before the conversation.
  ///   - today: the present diary day.
  ///   - card: the card that the call of a meal had.
  func reading(
    of messages: [Message], in situation: Situation?, on today: Day, _ card: (LogMealCall) -> WaitingCard?
  ) -> SavedMeal.Reading? {
    let earlier = situation?.earlier ?? []
    let last = SavedMeal(.latest, in: messages, after: earlier)
    let fresh = last.flatMap {
      $0.isFresh(at: situation.flatMap { Instant(iso8601: $0.now) }) || isPointedAt ? $0 : nil
    }
    if reference?.isOrdinal == true, fresh == nil || Parse.isListShown(in: messages) { return nil }
    if let removal = fresh.flatMap(partGone) { return removal.reading(of: messages, in: situation, on: today, card) }
    guard isOfSavedMeal || fresh.map({ restates($0) || isMoreOf($0) || command == .log && !without.isEmpty }) == true
    else {
      return nil
    }
    let place = slotSaid.map { (slot: $0, day: today) }
    let latest = place == nil ? last : SavedMeal(.latest, place, in: messages, after: earlier)
    let all =
      latest.map(holds) == true
      ? nil : SavedMeal(.meal, place, in: messages, after: earlier).flatMap { holds($0) ? $0 : nil }
    let other = place == nil && all == nil && latest.map(holds) != true ? named(in: messages, earlier, on: today) : nil
    guard let meal = all ?? other ?? latest, place == nil || holds(meal) else { return nil }
    return meal.reading(of: place == nil ? self : withoutSlot, card(meal.call))
  }

  /// The one meal of today with the food that the line says is changed, or with the dish that it says lacked something: "the
  /// coffee had no milk", after lunch. Nil where several have it.
  private func named(in messages: [Message], _ earlier: [SavedCall], on today: Day) -> SavedMeal? {
    let isDeletion = command.call(DeleteEntriesCall.self) != nil
    guard isDeletion || reference?.food != nil else { return nil }
    let meals = MealSlot.allCases.compactMap { SavedMeal(.meal, ($0, today), in: messages, after: earlier) }
    let named = meals.filter { holds($0) && (!isDeletion || $0.isTold(in: text)) }
    return named.count == 1 ? named[0] : nil
  }

  /// "The coffee without milk", "kahve şekersizdi" as the removal of what a food of the meal was without.
  private func partGone(from meal: SavedMeal) -> Parse? {
    guard command.call(DeleteEntriesCall.self) == nil, items.count == 1, items[0].isUnmeasured, when.isUnsaid,
      people.isEmpty, let (food, part) = foodWithout,
      meal.call.cardLines.named(food) != nil || meal.isTold(in: text)
    else { return nil }
    var removal = self
    (removal.command, removal.reference, removal.without) = (.calling(DeleteEntriesCall { $0.food = part }), nil, [])
    return removal
  }

  private var foodWithout: (food: String, part: String)? {
    let lacking = text.split(separator: " ").lazy.map { Folding.folded(String($0)) }
      .compactMap { TurkishSuffixes.lacking(in: TurkishSuffixes.past($0) ?? $0) }.first
    if let lacking { return (items[0].food, lacking) }
    guard command == .log, intent == .log, without.count == 1 else { return nil }
    return without[0].food.map { (items[0].food, $0) }
  }

  /// The meal that it names.
  private var slotSaid: MealSlot? {
    if let slot = reference?.slot ?? command.call(DeleteEntriesCall.self)?.slot { return slot }
    // "Breakfast was 3 eggs".
    if command == .log, saysMeal { return when.slot }
    // "I had 3 eggs at breakfast actually".
    if case .change(let change) = command { return change.slot }
    return nil
  }

  /// The same without the meal that it names.
  private var withoutSlot: Parse {
    var parse = self
    parse.reference?.slot = nil
    parse.when.slot = nil
    if case .change(var change) = command {
      change.slot = nil
      parse.command = .change(change)
    }
    return parse
  }

  /// Whether it tells all foods of a meal anew, with other amounts, or several of those that were weighed, or that only a part of
  /// one that was weighed was eaten: "chicken 180, rice 150" after both, "makarnanın yarısını yedim".
  private func restates(_ meal: SavedMeal) -> Bool {
    guard command == .log, intent == .log, when.isUnsaid, people.isEmpty, unaccounted.isEmpty, without.isEmpty else {
      return false
    }
    let lines = items.map { meal.call.cardLines.named($0.food, food: $0.match?.resolved?.id)?.only }
    let all = meal.call.items.count
    if items.count == 1, let line = lines[0] {
      let isPart = items[0].amount.quantity.map { $0 < FixedDecimal(1) } == true && items[0].amount.unit == nil
      return isPart && line.amount?.isWeight == true
    }
    // "No, 3 eggs and toast".
    if isSaidAnew, items.count == all, items.contains(where: { $0.amount != .unsaid }), !lines.contains(nil) {
      return Set(lines).count == items.count
    }
    let areWeighed = items.count > 1 && lines.allSatisfy { $0?.amount?.isWeight == true }
    return items.count <= all && (items.count == all || areWeighed) && items.allSatisfy { $0.amount.quantity != nil }
      && !lines.contains(nil) && Set(lines).count == items.count
      && zip(items, lines).contains { $0.amount != $1?.amount }
  }

  /// Whether it is more of a food that a meal has by a longer name: "20g more beans" of baked beans.
  private func isMoreOf(_ meal: SavedMeal) -> Bool {
    guard intent == .add, command == .log, items.count == 1, items[0].amount != .unsaid, when.isUnsaid, people.isEmpty,
      unaccounted.isEmpty, let line = meal.call.cardLines.named(items[0].food)?.only
    else { return false }
    return line.food != items[0].match?.resolved?.id
  }

  /// Whether a meal has all the foods that it names.
  private func holds(_ meal: SavedMeal) -> Bool {
    namedFoods.allSatisfy { food in
      meal.call.cardLines.named(food) != nil || meal.foods.contains { DishName($0.name).holdsAsPart(food) }
    }
  }

  /// The foods that it says are changed.
  private var namedFoods: [String] {
    switch command {
    case .change(let change): [reference?.food ?? change.food].compactMap(\.self)
    case .call(let call): [call.typed(DeleteEntriesCall.self)?.food].compactMap(\.self)
    default: items.map(\.food) + without.compactMap(\.food)
    }
  }

  /// Whether it is about a meal that was saved, and not a meal of its own.
  private var isOfSavedMeal: Bool {
    let isOfMeal = reference.map { ($0.number == nil || $0.isOrdinal) && $0.day == nil && $0.time == nil } ?? true
    let mayNameMeal = command.call(DeleteEntriesCall.self) != nil || command == .log && saysMeal
    guard isOfMeal, mayNameMeal ? when.day == nil && when.time == nil : when.isUnsaid, people.isEmpty else {
      return false
    }
    switch command {
    case .change(let change): return !change.isMove && change.day == nil && change.time == nil
    case .keepOnly: return true
    case .call(let call):
      guard let deletion = call.typed(DeleteEntriesCall.self), reference?.isPair != true else { return false }
      if reference?.isOrdinal == true { return deletion.entries?.count == 1 }
      if reference?.isLastOfSeveral == true { return true }
      return deletion.food != nil && deletion.entries == nil && deletion.day == nil && deletion.all != true
    case .log:
      return (isSaidAnew || isMealAnew || isOnly && intent == .add) && items.allSatisfy { $0.amount != .unsaid }
        || intent == .edit && eggsAlone != nil
    // "It was wholemeal".
    case .none: return describing != nil
    default: return false
    }
  }

  /// "Breakfast was 3 eggs", where it may have had other eggs.
  private var isMealAnew: Bool { saysMeal && when.slot != nil && items.count == 1 && unaccounted.isEmpty }

  /// Whether it says which food it changes, or that it changes all of them, as "only half of it" does.
  var saysWhich: Bool {
    guard case .change(let change) = command else { return true }
    return change.factor != nil || reference?.food != nil || reference?.isWhole == true
      || reference?.isLastOfSeveral == true
      || reference?.isOrdinal == true
      || change.food != nil
      || change.isEach
      || reference?.amount != nil
      // "It was 1 scoop".
      || change.unit.map { (!$0.isMeasured || $0.isVessel) && !$0.isSize && $0 != .piece && $0 != .serving } == true
  }
}
