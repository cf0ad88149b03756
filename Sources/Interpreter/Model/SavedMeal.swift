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
  /// Whether it was saved before the conversation, so that its amounts are those of the diary and not what was said.
  private let isEarlier: Bool
  private let slot: MealSlot?
  /// When the last of it was saved or corrected.
  private let at: Instant?

  /// The foods that were logged last, or all of a meal.
  enum Extent {
    case latest, meal
  }

  /// Nil where anything but a meal was saved last.
  ///
  /// - Parameters:
  ///   - place: the meal and its day; nil is the one that was saved last.
  ///   - earlier: what was saved before the conversation.
  init?(
    _ extent: Extent, _ place: (slot: MealSlot, day: Day)? = nil, in messages: [Message],
    after earlier: [SavedCall] = []
  ) {
    let here = Parse.saved(in: messages)
    let saved = here + earlier.reversed().filter { before in here.last?.at.map { before.at ?? $0 < $0 } ?? true }
    let logged = saved.enumerated().lazy.filter { !$0.element.call.isCorrection }
    guard
      let last = place.map({ place in
        logged.first { $0.element.slot == place.slot && $0.element.day == place.day }
      }) ?? logged.first, let meal = last.element.call.proposed(LogMealCall.self)
    else { return nil }
    (call, at, slot) = (meal, saved.first?.at, last.element.slot)
    isEarlier = last.offset >= here.count
    isLast = last.offset == logged.first?.offset && !isEarlier
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

  /// How a call names one of its foods.
  func reference(to food: String) -> EntryReference {
    isLast ? EntryReference(food: food, isLast: true) : EntryReference(food: food, slot: slot)
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
    guard case .edits = reading else { return nil }
    let isAdded = card.edits.contains(where: \.change.isAddition)
    // "Toast 3 and no eggs", of which the meal has both, and nothing that it has not.
    let leavesOut = parse.without.allSatisfy(\.isRuledOut) || card.edits.contains { $0.change == .removed } && !isAdded
    guard leavesOut, !isAdded || parse.command != .log || parse.intent != .edit else { return nil }
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
    return [.together(calls)]
  }

  /// A share of the whole card as one of each line: "only half of it".
  private func ofLines(_ edit: Edit) -> [Edit] {
    guard edit.target == .card, case .factor = edit.change else { return [edit] }
    return foods.map { Edit($0.target, edit.change) }
  }

  /// The calls that make the same edits to what was saved. Nil where one of them cannot be made there.
  private func calls(for edits: [Edit], isPartGone: Bool) -> [AnyCall]? {
    var changes: [(line: Edit.Target, change: ChangeEntryCall)] = []
    var removed: [DeleteEntriesCall] = []
    var added: [MealItem] = []
    let last = isLast ? true : nil
    let isParted = isPartGone || edits.contains(where: \.change.isAddition)
    for edit in edits.inOrderOfCard.flatMap(ofLines) {
      if case .added(let item) = edit.change {
        added.append(item)
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
      guard change.take(edit.change, of: line) else { return nil }
      // The weight of a dish is not that of what is left of it.
      if isParted, !isEarlier, line.amount?.isWeight != true, change.toFood != nil, change.toQuantity == nil {
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
  /// Several corrections of what was saved, and what comes to it, as one.
  static func together(_ calls: [AnyCall]) -> AnyCall {
    AnyCall(CorrectEntriesCall { $0.corrections = calls.flatMap(\.corrections) })
  }

  /// Whether it corrects saved entries.
  var isCorrection: Bool {
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
  fileprivate mutating func take(_ change: Edit.Change, of line: CardLine) -> Bool {
    switch change {
    case .amount(let amount): (toQuantity, toUnit) = (amount.quantity, amount.unit)
    case .energy(let energy): toKcal = energy
    case .factor(let factor): self.factor = factor
    case .food(let food, let found): (toFood, resolved) = (food, found)
    // An entry is another food in another state: "the rice was 70 g dry".
    case .state(let state): (toFood, resolved) = (state.of(toFood ?? line.name), nil)
    case .skipped: skip = true
    case .counted: skip = false
    default: return false
    }
    return true
  }
}
