internal import Calls
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Words

/// A meal that was saved, as it stands after what was corrected since, so that a line changes it as it would change a waiting card.
struct SavedMeal {
  private(set) var call: LogMealCall
  /// Whether it is what was saved last, and not an earlier meal.
  private let isLast: Bool
  private let slot: MealSlot?
  /// When the last of it was saved or corrected.
  private let at: Instant?

  /// The foods that were logged last, or all of a meal.
  enum Extent {
    case latest, meal
  }

  /// Nil where anything but a meal was saved last.
  ///
  /// - Parameter place: the meal and its day; nil is the one that was saved last.
  init?(_ extent: Extent, _ place: (slot: MealSlot, day: Day)? = nil, in messages: [Message]) {
    let saved = Parse.saved(in: messages)
    let logged = saved.enumerated().lazy.filter { !$0.element.call.isCorrection }
    guard
      let last = place.map({ place in
        logged.first { $0.element.slot == place.slot && $0.element.day == place.day }
      }) ?? logged.first, let meal = last.element.call.proposed(LogMealCall.self)
    else { return nil }
    (call, at, slot) = (meal, saved.first?.at, last.element.slot)
    isLast = last.offset == logged.first?.offset
    call.items = []
    for (index, before) in saved.enumerated().reversed() where extent == .meal || index <= last.offset {
      if let other = before.call.proposed(LogMealCall.self) {
        guard (before.slot, before.day) == (last.element.slot, last.element.day), other.people == meal.people else {
          continue
        }
        call.items += other.items
      } else {
        for correction in before.call.corrections { apply(correction) }
      }
    }
    guard !call.items.isEmpty else { return nil }
  }

  /// Whether it was saved just now, so that the same foods said again are hardly another meal.
  func isFresh(at moment: Instant?) -> Bool {
    let mostMinutes = 20
    guard let at, let moment else { return false }
    return moment.minutes(since: at) <= mostMinutes
  }

  /// Whether one of its foods is named: the tostadas of "las tostadas iban sin mantequilla".
  func isTold(in text: String) -> Bool {
    let said = Set(Stemmer.stems(of: text))
    return foods.contains { Set(Stemmer.stems(of: DishName($0.name).dish)).isSubset(of: said) }
  }

  /// Its foods, by what they are called.
  var foods: [CardLine] { call.cardLines.suffix(call.items.count) }

  private mutating func apply(_ correction: CorrectEntriesCall.Correction) {
    let named = correction.deletion?.food ?? correction.change?.food
    let lines = named.map { call.cardLines.named($0)?.lines ?? [] } ?? (call.items.count == 1 ? call.cardLines : [])
    call.items += correction.addition?.items ?? []
    for (index, line) in call.cardLines.enumerated().reversed() where lines.contains(line) {
      if correction.deletion != nil {
        call.items.remove(at: index)
      } else if let change = correction.change {
        call.items[index].change(by: change)
      }
    }
  }

  /// What a line says of a saved meal.
  enum Reading {
    case corrections([ToolCall])
    /// It is ambiguous; this question is asked, and nothing is changed.
    case question(Text)
  }

  /// What a line corrects of what was saved, as it would change `card`, the meal's own while it waited. Nil where it changes
  /// nothing surely.
  func reading(of parse: Parse, _ card: WaitingCard?) -> Reading? {
    guard call.people == nil, parse.saysWhich || call.items.count == 1, var card else { return nil }
    let reading = card.take(parse)
    if case .question(let question) = reading { return asked(question, parse).map { .question($0) } }
    guard case .edits = reading,
      // "Toast 3 and no eggs", of which the meal has both, and nothing that it has not.
      parse.without.isEmpty
        || card.edits.contains(where: { $0.change == .removed }) && !card.edits.contains(where: \.change.isAddition)
    else { return nil }
    let isPartGone = parse.command.call(DeleteEntriesCall.self) != nil
    return calls(for: card.edits, isPartGone: isPartGone).map { .corrections($0.map { ToolCall(id: "", $0) }) }
  }

  /// The question of a card as it is asked about what was saved, where lines have other numbers. Nil where it would not help.
  private func asked(_ question: Text, _ parse: Parse) -> Text? {
    if question.isSameMessage(as: .replyInsteadOrBeside(kind: "", line: "", food: "")) { return question }
    // "Both" of three.
    if parse.reference?.isPair == true { return Replies.leftover([parse.text]) }
    guard let food = parse.command.call(DeleteEntriesCall.self)?.food else { return nil }
    let dish = foods.first { question == .replyPartOfDish(food: food, dish: $0.name) }
    return dish.map { .replyPartOfEntry(food: food, dish: $0.name) }
  }

  /// All in one, where something comes to a meal of which other things change.
  private func together(_ calls: [AnyCall]) -> [AnyCall] {
    guard calls.count > 1, calls.contains(where: { $0.typed(LogMealCall.self) != nil }) else { return calls }
    return [AnyCall(CorrectEntriesCall { $0.corrections = calls.flatMap(\.corrections) })]
  }

  /// The calls that make the same edits to what was saved. Nil where one of them cannot be made there.
  private func calls(for edits: [Edit], isPartGone: Bool) -> [AnyCall]? {
    var changes: [(line: Edit.Target, change: ChangeEntryCall)] = []
    var removed: [DeleteEntriesCall] = []
    var added: [MealItem] = []
    var isApproximate = false
    let last = isLast ? true : nil
    let isParted = isPartGone || edits.contains(where: \.change.isAddition)
    for edit in edits.inOrderOfCard {
      if case .added(let item, let isGuess) = edit.change {
        added.append(item)
        isApproximate = isApproximate || isGuess
        continue
      }
      guard let line = call.cardLines.first(where: { $0.target == edit.target }),
        call.cardLines.named(line.name)?.only == line
      else { return nil }
      if edit.change == .removed {
        removed.append(
          DeleteEntriesCall { ($0.food, $0.last, $0.slot) = (line.name, last, last == nil ? slot : nil) })
        continue
      }
      var change = changes.first { $0.line == edit.target }?.change ?? ChangeEntryCall()
      (change.food, change.last, change.slot) = (line.name, last, last == nil ? slot : nil)
      guard change.take(edit.change) else { return nil }
      // The weight of a dish is not that of what is left of it.
      if isParted, line.amount?.isWeight != true, change.toFood != nil, change.toQuantity == nil {
        let count = line.amount?.quantity
        (change.toQuantity, change.toUnit) = (
          count ?? FixedDecimal(1), line.amount?.unit ?? (count == nil ? .serving : .piece)
        )
      }
      changes.removeAll { $0.line == edit.target }
      changes.append((edit.target, change))
    }
    let addition = LogMealCall {
      ($0.items, $0.slot, $0.day, $0.time) = (added, call.slot, call.day, call.time)
      $0.approximate = isApproximate ? true : nil
    }
    return together(
      changes.map { AnyCall($0.change) } + removed.map { AnyCall($0) } + (added.isEmpty ? [] : [AnyCall(addition)]))
  }
}

extension Text {
  fileprivate func isSameMessage(as other: Text) -> Bool {
    guard case .message(let message) = self, case .message(let same) = other else { return false }
    return message.id == same.id
  }
}

extension AnyCall {
  /// Whether it corrects saved entries.
  fileprivate var isCorrection: Bool {
    [ChangeEntryCall.name, DeleteEntriesCall.name, CorrectEntriesCall.name].contains(tool)
  }

  /// The corrections of saved entries that it makes.
  fileprivate var corrections: [CorrectEntriesCall.Correction] {
    if let several = proposed(CorrectEntriesCall.self) { return several.corrections }
    let single = CorrectEntriesCall.Correction {
      ($0.change, $0.deletion, $0.addition) = (proposed(), proposed(), proposed())
    }
    return [single]
  }
}

extension MealItem {
  fileprivate mutating func change(by change: ChangeEntryCall) {
    if let food = change.toFood { (self.food, resolved) = (food, change.resolved) }
    if let factor = change.factor { quantity = quantity.map { $0 * factor } }
    if let amount = change.toQuantity {
      let said = Amount(quantity: amount, unit: change.toUnit ?? unit)
      let changed = change.difference.flatMap { Amount(quantity: quantity, unit: unit).changed(by: $0, said) } ?? said
      (quantity, unit) = (changed.quantity, changed.unit)
    }
    kcal = change.toKcal ?? kcal
  }
}

extension ChangeEntryCall {
  /// Takes over an edit of a card's line. False where no saved entry can be changed so.
  fileprivate mutating func take(_ change: Edit.Change) -> Bool {
    switch change {
    case .amount(let amount): (toQuantity, toUnit) = (amount.quantity, amount.unit)
    case .energy(let energy): toKcal = energy
    case .factor(let factor): self.factor = factor
    case .food(let food, let found): (toFood, resolved) = (food, found)
    case .skipped: skip = true
    case .counted: skip = false
    default: return false
    }
    return true
  }
}

extension Parse {
  /// What the line says of a saved meal. Nil where it is about anything else, or changes nothing surely.
  ///
  /// - Parameters:
  ///   - moment: the present moment.
  ///   - today: the present diary day.
  ///   - card: the card that the call of a meal had.
  func reading(
    of messages: [Message], at moment: Instant?, on today: Day, _ card: (LogMealCall) -> WaitingCard?
  ) -> SavedMeal.Reading? {
    let fresh = SavedMeal(.latest, in: messages).flatMap { $0.isFresh(at: moment) || isPointedAt ? $0 : nil }
    if let removal = fresh.flatMap(partGone) { return removal.reading(of: messages, at: moment, on: today, card) }
    guard isOfSavedMeal || fresh.map(restates) == true else { return nil }
    for slot in slots {
      let of = slot == nil ? self : ofMeal(slot)
      let place = slot.map { (slot: $0, day: today) }
      let latest = SavedMeal(.latest, place, in: messages)
      let all = latest.map(holds) == true ? nil : SavedMeal(.meal, place, in: messages).flatMap { holds($0) ? $0 : nil }
      let meal = all ?? latest
      guard let meal, slot == nil || holds(meal), let reading = meal.reading(of: of, card(meal.call)) else {
        continue
      }
      return reading
    }
    return nil
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

  /// The meals that it may be about.
  private var slots: [MealSlot?] {
    if let slot = reference?.slot ?? command.call(DeleteEntriesCall.self)?.slot { return [slot] }
    // "Breakfast was 3 eggs".
    if command == .log, saysMeal, let slot = when.slot { return [slot] }
    // "I had 3 eggs at breakfast actually".
    if case .change(let change) = command, let slot = change.slot { return [slot] }
    return [nil]
  }

  /// The same said of the meal that it names.
  private func ofMeal(_ slot: MealSlot?) -> Parse {
    var parse = self
    parse.reference?.slot = nil
    parse.when.slot = nil
    if case .change(var change) = command {
      change.slot = nil
      parse.command = .change(change)
    }
    return parse
  }

  /// Whether it tells all foods of a meal anew, with other amounts, or that only a part of one that was weighed was eaten: "chicken
  /// 180, rice 150" after both, "makarnanın yarısını yedim".
  private func restates(_ meal: SavedMeal) -> Bool {
    guard command == .log, intent == .log, when.isUnsaid, people.isEmpty, unaccounted.isEmpty, without.isEmpty else {
      return false
    }
    let lines = items.map { meal.call.cardLines.named($0.food, food: $0.match?.resolved?.id)?.only }
    if items.count == 1, let line = lines[0] {
      let isPart = items[0].amount.quantity.map { $0 < FixedDecimal(1) } == true && items[0].amount.unit == nil
      return isPart && line.amount?.isWeight == true
    }
    return items.count == meal.call.items.count && items.allSatisfy { $0.amount.quantity != nil }
      && !lines.contains(nil)
      && Set(lines).count == items.count && zip(items, lines).contains { $0.amount != $1?.amount }
  }

  /// Whether a meal has all the foods that it names.
  private func holds(_ meal: SavedMeal) -> Bool {
    namedFoods.allSatisfy { meal.call.cardLines.named($0) != nil }
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
    let isOfMeal = reference.map { $0.number == nil && $0.day == nil && $0.time == nil } ?? true
    let mayNameMeal = command.call(DeleteEntriesCall.self) != nil || command == .log && saysMeal
    guard isOfMeal, mayNameMeal ? when.day == nil && when.time == nil : when.isUnsaid, people.isEmpty else {
      return false
    }
    switch command {
    case .change(let change): return !change.isMove && change.day == nil && change.time == nil
    case .keepOnly: return true
    case .call(let call):
      guard let deletion = call.typed(DeleteEntriesCall.self), reference?.isPair != true else { return false }
      return deletion.food != nil && deletion.entries == nil && deletion.day == nil && deletion.all != true
    case .log: return (isSaidAnew || isMealAnew) && items.allSatisfy { $0.amount != .unsaid } || !without.isEmpty
    default: return false
    }
  }

  /// "Breakfast was 3 eggs", where it may have had other eggs.
  private var isMealAnew: Bool { saysMeal && when.slot != nil && items.count == 1 && unaccounted.isEmpty }

  /// Whether it says which food it changes, or that it changes all of them.
  fileprivate var saysWhich: Bool {
    guard case .change(let change) = command else { return true }
    return reference?.food != nil || reference?.isWhole == true || change.food != nil || change.isEach
      || reference?.amount != nil
  }
}
