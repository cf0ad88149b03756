internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Words

extension Parse {
  /// The parse as a change of the meal that was logged last, where it is about that. An addition without a time joins
  /// the meal ("and a coffee too", "2 sugars in the coffee"), and a restated food changes it ("I only had one slice of
  /// toast").
  ///
  /// - Parameters:
  ///   - together: parses a food and the words for what was with it together.
  ///   - splash: how much of a food goes into a drink.
  ///   - earlier: what was saved before the conversation.
  func placed(
    after messages: [Message], _ together: (String, String) -> [FoodItem], _ splash: (String, String) -> Amount?,
    earlier: [SavedCall] = []
  ) -> Parse {
    // Only what names a food of an earlier meal is about it: "the latte was with oat milk", "put the curry under breakfast".
    let namesFood = reference?.food != nil || isPointedAt && intent == .add
    guard command == .log, people.isEmpty, let meal = SavedMeal(.meal, in: messages, after: namesFood ? earlier : [])
    else { return self }
    let lines = meal.foods
    if let moved = moved(from: meal, lines) { return moved }
    if let shared = shared(in: lines) { return shared }
    guard when.isUnsaid else { return self }
    // "The apple weighed 150 g".
    let isWeighedAgain = isPointedAt && items.count == 1 && items[0].amount.isWeight
    if isSaidAnew || isWeighedAgain, let changed = changed(in: lines) { return changed }
    if let old = replaced?.food, let line = lines.named(old)?.only,
      // Only the jam of "toast with jam".
      let replacement = replacement(
        of: EntryReference(food: DishName(line.name).holdsBeside(old) ? old : line.name, isLast: true))
    {
      return replacement
    }
    let named = reference?.food.flatMap { lines.named($0)?.only?.name } ?? (lines.count == 1 ? lines[0].name : nil)
    let last = named ?? lines.last?.name
    if let kind = kindAlone(of: lines) { return kind }
    // What is put on toast comes to it: the toast weighs as much as before.
    if let last, !isPutOn, let said = amended(last, together) {
      guard !said.isOther else {
        return replacement(of: meal.reference(to: last), by: said.item)
      }
      var amended = self
      amended.items = [said.item]
      return amended.placed(after: messages, { _, _ in [] }, splash)
    }
    let places = items.filter { $0.isPlace && $0.amount == .unsaid }.map(\.food)
    let names = (unaccounted + places).filter { lines.named($0) != nil }
    // "One more egg".
    let isMore = intent == .repeat && !items.isEmpty && items.allSatisfy { lines.named($0.food) != nil }
    guard intent == .add || intent == .edit || isMore || !names.isEmpty else { return self }
    var placed = self
    placed.intent = .add
    placed.items = items.withoutPlaces(on: lines).map { item in
      let amount = item.isUnmeasured ? named.flatMap { splash(item.food, $0) } : nil
      return amount.map(item.having) ?? item
    }
    placed.unaccounted.removeAll { names.contains($0) }
    placed.when.slot = meal.call.slot
    placed.when.day = meal.call.day.flatMap { Day($0) }
    placed.when.time = meal.call.time.flatMap { ClockTime($0) }
    return placed
  }

  /// "No, 100 g of rice", after a card was declined, or "actually I had 2 eggs" at first: that is eaten, since nothing was saved
  /// that it could change.
  func saidAnew(after messages: [Message]) -> Parse {
    guard case .change(let change) = command, items.count == 1, items[0].match?.quality.isSure == true,
      change == Amendment(quantity: change.quantity, unit: change.unit, food: change.food), items[0].amount != .unsaid,
      Parse.saved(in: messages).isEmpty, reference?.food == nil || Parse.lastCall(in: messages) != nil
    else { return self }
    var anew = self
    (anew.command, anew.intent, anew.reference) = (.log, .log, nil)
    return anew
  }

  /// The foods of a meal that was asked about, unless they say which meal they were.
  func at(_ meal: When?) -> Parse {
    guard let meal, intent == .log, when.slot == nil, when.day == nil else { return self }
    var placed = self
    placed.when = meal
    placed.when.time = when.time ?? meal.time
    return placed
  }

  /// Whether it may change what the line itself logged before, rather than what was saved: "a latte, make it oat milk".
  var changesWhatWasSaid: Bool {
    switch command {
    case .change: break
    // "Yesterday only a soup" is another meal.
    case .log where isSaidAnew: return when.day == nil && when.slot == nil
    case .call(let call) where call.typed(DeleteEntriesCall.self) != nil: return when.isUnsaid
    default: return false
    }
    return reference.map { $0.number == nil && $0.day == nil && $0.slot == nil } ?? true
  }

  /// The question about "no jam", "only butter" or "it was honey" after bread with jam was logged. A part of an entry
  /// cannot be removed, and the amount of the part is unknown.
  ///
  /// It is asked as well whether "it was decaf" says how the latte was.
  func partOfDish(after messages: [Message], _ together: (String, String) -> [FoodItem]) -> Text? {
    let deleted = isOfCard ? command.call(DeleteEntriesCall.self)?.food : nil
    let isOnlyFood = command == .log && isOnly && when.isUnsaid && items.count == 1 && items[0].amount == .unsaid
    guard let food = deleted ?? (isOnlyFood ? items[0].food : nil) else { return nil }
    let lines = Parse.lines(in: messages)
    let named = deleted == nil ? nil : lines.named(food)?.only
    let dish = named ?? lines.first { DishName($0.name).holdsAsPart(food) }
    guard let dish, DishName(dish.name).holdsAsPart(food) else { return nil }
    return .replyPartOfEntry(food: food, dish: dish.name)
  }

  /// The one food as a change of an earlier entry. Nil where there is not exactly one.
  func replacement(of reference: EntryReference) -> Parse? {
    items.count == 1 ? replacement(of: reference, by: items[0]) : nil
  }

  func replacement(of reference: EntryReference, by item: FoodItem) -> Parse {
    let amendment = Amendment(
      quantity: item.amount.quantity, unit: item.amount.unit, energy: item.statedEnergy, food: item.food,
      state: item.state)
    var changed = Parse(text: text, intent: .edit, unaccounted: unaccounted, command: .change(amendment))
    changed.reference = reference
    changed.items = [item]
    return changed
  }

  /// The same parse, marked as naming only a kind of food.
  var ofKind: Parse {
    var kind = self
    kind.isKind = true
    return kind
  }

  /// "Put the crisps under breakfast", "put that wrap on Wednesday" after they were logged: they are moved, and not logged
  /// again.
  private func moved(from meal: SavedMeal, _ lines: [CardLine]) -> Parse? {
    guard intent == .add, isPointedAt, unaccounted.isEmpty, items.count == 1, items[0].amount == .unsaid,
      when.slot.map({ $0 != meal.call.slot }) ?? (when.day != nil),
      let line = lines.named(items[0].food)?.only
    else { return nil }
    var moved = Parse(text: text, intent: .move, command: .change(Amendment(movingTo: when)))
    moved.reference = meal.reference(to: line.name)
    return moved
  }

  /// "The pizza I shared with Lisa", after a pizza was logged: one person's share of it.
  private func shared(in lines: [CardLine]) -> Parse? {
    guard let (food, share) = sharedAgain, let line = lines.named(food)?.only else { return nil }
    var shared = Parse(text: text, intent: .edit, unaccounted: unaccounted, command: .change(Amendment(factor: share)))
    shared.reference = EntryReference(food: line.name, isLast: true)
    return shared
  }

  private func removal(of line: CardLine) -> Parse {
    var deleted = Parse(
      text: text, intent: .delete, command: .calling(DeleteEntriesCall { ($0.food, $0.last) = (line.name, true) }))
    deleted.reference = EntryReference(food: line.name, isLast: true)
    return deleted
  }

  /// "I gave the pear away", "my mate ate the crisps" as its removal, where it is in the meal.
  ///
  /// - Parameter household: the names of those who have a diary.
  func takenOff(_ lines: [CardLine], household: [String]) -> Parse {
    guard intent == .skip && command == .none || isOfStranger(to: household), items.count == 1,
      case let names = [items[0].food, items[0].match?.title.plain],
      let line = names.compactMap(\.self).lazy.compactMap({ lines.named($0)?.only }).first
    else { return self }
    return removal(of: line)
  }

  /// "It was ham, no salami", where the meal has salami: the ham takes its place.
  static func exchanging(_ parses: [Parse], in lines: [CardLine]) -> [Parse] {
    guard parses.count == 2, case .change(let change) = parses[0].command, change.food != nil,
      parses[0].reference == .last, let gone = parses[1].command.call(DeleteEntriesCall.self)?.food,
      let line = lines.named(gone)?.only, parses[0].items.allSatisfy({ lines.named($0.food) == nil })
    else { return parses }
    var exchanged = parses[0]
    exchanged.text += " " + parses[1].text
    exchanged.reference = EntryReference(food: line.name, isLast: true)
    exchanged.reference?.isRuledOut = true
    return [exchanged]
  }

  /// "Only had the sushi", of what is on a card or was saved.
  func isOnlyWhatIsLeft(of lines: [CardLine]) -> Bool {
    let isOfFoods =
      switch command {
      case .log: isOnly
      case .change(let change): change.isOnlyFood && (reference ?? .last).isLast
      default: false
      }
    return isOfFoods && !items.isEmpty && when.isUnsaid && people.isEmpty && unaccounted.isEmpty
      && items.allSatisfy { $0.amount == .unsaid && lines.named($0.food) != nil }
  }

  /// Whether it tells of one food without an amount that somebody ate who has no diary here.
  private func isOfStranger(to household: [String]) -> Bool {
    guard command == .log, people.count == 1, case .named(let name) = people[0].person, !household.contains(name),
      people[0].amount == .unsaid
    else { return false }
    return items.allSatisfy { $0.amount == .unsaid } && when.isUnsaid && unaccounted.isEmpty
  }

  /// A change of the one food that was said, where it is in the meal.
  private func changed(in lines: [CardLine]) -> Parse? {
    guard items.count == 1, let item = items.first, item.amount != .unsaid,
      let line = lines.named(item.food)?.only, unaccounted.isEmpty
    else { return nil }
    var changed = Parse(
      text: text, intent: .edit,
      command: .change(Amendment(quantity: item.amount.quantity, unit: item.amount.unit)))
    changed.reference = EntryReference(food: line.name, isLast: true)
    changed.items = items
    return changed
  }
}

extension Parse {
  /// The food that was pointed at and shared without an amount of its own, and one person's share of it; or of which a part was
  /// eaten: "ate about two thirds of that lasagne".
  var sharedAgain: (food: String, share: FixedDecimal)? {
    guard command == .log, isPointedAt, items.count == 1, case let item = items[0] else { return nil }
    if let share = item.share { return item.quantity == share && item.unit == .serving ? (item.food, share) : nil }
    // Of what the household cooked there may be more: that is eaten again.
    return item.isPartOfAll && item.match?.isDish != true && when.isUnsaid
      ? item.partOfOne.map { (item.food, $0) } : nil
  }
}

extension Amendment {
  /// Whether it says which food it was, and nothing else.
  var isOnlyFood: Bool { self == Amendment(food: food) }

  /// The question about "it was honey" for bread with jam: in place of the jam, or of all of it. Nil where it is clear.
  func question(about line: CardLine) -> Text? {
    let dish = DishName(line.name)
    guard let food, amount == .unsaid, energy == nil, dish.name(with: food) == nil, let kind = dish.name(endingIn: food)
    else { return nil }
    return .replyInsteadOrBeside(kind: kind, line: line.name, food: food)
  }
}

extension Amendment {
  var isAmountAlone: Bool { quantity != nil && self == Amendment(quantity: quantity, unit: unit) }
}
