internal import Calls
internal import LanguageModels
internal import Nutrition
internal import Words

/// The card that waits, asked what a line changes of it.
struct WaitingCard {
  private let waiting: Situation.WaitingCall
  private let call: any Call
  private let today: Day
  /// What was made of the line so far.
  private(set) var edits: [Edit] = []

  /// Nil where the call makes no sense.
  init?(_ waiting: Situation.WaitingCall, today: Day) {
    guard let call = waiting.call.value else { return nil }
    (self.waiting, self.call, self.today) = (waiting, call, today)
  }

  /// The call that makes the edits; nil where there are none.
  var change: ToolCall? {
    edits.isEmpty ? nil : ToolCall(id: "", waiting.call, revises: waiting.id, by: edits)
  }

  /// Takes in what `understanding` changes of the card: all of it or nothing. False where it is about something else.
  mutating func take(_ understanding: Understanding) -> Bool {
    guard let said = said(by: understanding), !said.isEmpty, said.allSatisfy({ takes($0.change) }) else { return false }
    edits += said
    return true
  }

  private func said(by understanding: Understanding) -> [Edit]? {
    switch understanding.wish {
    case .log: return added(understanding)
    case .logFor: return SharedPot([], understanding.people).people.map { [Edit(.card, .plates($0))] }
    case .change(let change): return changed(change, understanding.reference ?? .last)
    case .delete(let deletion): return removed(deletion, understanding)
    case .setTargets(let figures): return figures == .unknown ? nil : [Edit(.card, .figures(figures))]
    case .recompute(let span): return [Edit(.card, .recomputed(span))]
    case .call(let call): return call.value.flatMap(said)
    default: return nil
    }
  }

  /// A call about what the card is about.
  private func said(by call: any Call) -> [Edit]? {
    switch call {
    case let wanted as SuggestFamilyTargetsCall where wanted != SuggestFamilyTargetsCall():
      return [Edit(.card, wanted.alternative == nil ? .figures(wanted.figures) : .another)]
    case let corrected as CorrectFoodCall where corrected.per == nil && isAbout(corrected.food):
      return [Edit(.card, .figures(corrected.figures))]
    case let recipe as SaveRecipeCall where recipe.newName == nil && isAbout(recipe.name): return changed(recipe)
    // Another shop is another trip.
    case let trip as RecordTripCall where trip.total == nil && (trip.store.map(isAbout) ?? true):
      return trip.lines.map { Edit(.card, .bought($0)) }
    default: return nil
    }
  }

  private func takes(_ change: Edit.Change) -> Bool { type(of: call).takes(change) }

  private func isAbout(_ name: String) -> Bool { call.cardSubject?.lowercased() == name.lowercased() }

  // MARK: More and less

  /// Nothing is said of whose meal it was and when, or what the card has already.
  private func added(_ understanding: Understanding) -> [Edit]? {
    guard let place = call.cardPlace else { return nil }
    let when = understanding.when
    let people = SharedPot(understanding.items, understanding.people).people
    guard when.slot == nil || when.slot == place.slot, when.time == nil || when.time?.description == place.time,
      when.day == nil || when.day?.description == place.day ?? today.description,
      understanding.people.isEmpty || people == place.people
    else { return nil }
    return understanding.items.map {
      Edit(.card, .added(LogMealCall.Item($0), isApproximate: understanding.isApproximate))
    }
  }

  private func removed(_ deletion: Deletion, _ understanding: Understanding) -> [Edit]? {
    guard understanding.when.isUnsaid, !deletion.isAll else { return nil }
    if !deletion.entries.isEmpty {
      let targets = deletion.entries.map { Edit.Target.line($0) }
      return targets.allSatisfy(isHeld) ? targets.map { Edit($0, .removed) } : nil
    }
    let named = understanding.reference?.food.map { line(called: $0) }
    return (named ?? things.last).map { [Edit($0.target, .removed)] }
  }

  // MARK: Other

  private func changed(_ change: Amendment, _ reference: EntryReference) -> [Edit]? {
    let ofPlace = [change.slot.map { Edit.Change.slot($0) }, change.day.map { .day($0.description) }]
      .compactMap(\.self).map { Edit(.card, $0) }
    if change == Amendment(slot: change.slot, day: change.day) {
      return reference.food == nil && reference.number == nil ? ofPlace : nil
    }
    guard let line = self.line(of: reference, change) else { return nil }
    return changes(change, of: line.name).map { Edit(line.target, $0) } + ofPlace
  }

  private func changes(_ change: Amendment, of name: String) -> [Edit.Change] {
    var changes: [Edit.Change] = []
    let takesState = change.state.map { takes(.state($0)) } ?? true
    let food = takesState ? change.food : change.statedFood
    if let food, !keepsName(name, change) { changes.append(.food(food)) }
    if let state = change.state, takesState { changes.append(.state(state)) }
    let amount = Amount(quantity: change.quantity, unit: change.unit)
    if amount != .unsaid { changes.append(.amount(amount)) }
    if let energy = change.energy { changes.append(.energy(energy)) }
    if change.isSkipped { changes.append(.skipped) }
    if let factor = change.factor { changes.append(.factor(factor)) }
    return changes
  }

  /// An amount of "the rice" is one of the brown rice that waits.
  private func keepsName(_ name: String, _ change: Amendment) -> Bool {
    guard change.quantity != nil || change.unit != nil, let food = change.food else { return false }
    let (whole, said) = (Stemmer.stems(of: name), Stemmer.stems(of: food))
    let last = name.split(separator: " ").last.map { Stemmer.stems(of: String($0)) } ?? []
    return said.isSubset(of: whole) && !last.isDisjoint(with: said)
  }

  private func changed(_ said: SaveRecipeCall) -> [Edit] {
    let fields: [Edit.Change?] = [
      said.servings.map { .field(.servings, $0.description) }, said.rawGrams.map { .field(.raw, "\($0) g") },
      said.cookedGrams.map { .field(.cooked, "\($0) g") },
    ]
    let ingredients = (said.change ?? []).map { Edit(.food($0.ingredient), $0.to.map { .said($0) } ?? .removed) }
    let added = (said.add ?? []).compactMap(\.line).map { Edit(.card, .addedLine($0)) }
    return fields.compactMap(\.self).map { Edit(.card, $0) } + ingredients + added
  }

  // MARK: Which

  /// What words may mean without a number: foods, where the lines are plates of them; not what has just been taken away.
  private var things: [CardLine] {
    let lines = call.cardLines.filter { line in !edits.contains(Edit(line.target, .removed)) }
    let foods = lines.filter { if case .food = $0.target { true } else { false } }
    return foods.isEmpty ? lines : foods
  }

  private func isHeld(_ target: Edit.Target) -> Bool { call.cardLines.contains { $0.target == target } }

  /// What a change is of; a card without lines is one thing.
  private func line(of reference: EntryReference, _ change: Amendment) -> CardLine? {
    if let number = reference.number { return call.cardLines.first { $0.target == .line(number) } }
    if call.cardLines.isEmpty { return CardLine(.card, "") }
    if reference.isWhole { return CardLine(.card, "") }
    if let food = reference.food { return line(called: food) ?? (things.count == 1 ? things[0] : nil) }
    return change.food.flatMap { line(called: $0) } ?? things.last
  }

  /// The line that shares the most words with `food`; the later one of several.
  private func line(called food: String) -> CardLine? {
    let wanted = Stemmer.stems(of: food)
    let shared = things.map { Stemmer.stems(of: $0.name).intersection(wanted).count }
    guard let most = shared.max(), most > 0 else { return nil }
    return shared.lastIndex(of: most).map { things[$0] }
  }

  // MARK: Part of a dish

  /// A question that has to be answered first: "300g rice" or "300g curry", where a curry with rice waits. Nobody can tell
  /// whether all of it was meant.
  func question(about understanding: Understanding) -> String? {
    guard call.cardPlace != nil, case .change(let change) = understanding.wish, change.quantity != nil,
      let food = change.food, let line = line(of: understanding.reference ?? .last, change)
    else { return nil }
    let words = line.name.lowercased().split(separator: " ")
    let (said, whole) = (Stemmer.stems(of: food), Stemmer.stems(of: line.name))
    guard said != whole, !said.isDisjoint(with: whole), words.contains(where: { Self.joints.contains(String($0)) })
    else { return nil }
    let amount = Amount(quantity: change.quantity, unit: change.unit).description
    return Replies.whichPart(amount: amount, food: food, of: line.name)
  }

  /// What joins the parts of a dish in its name.
  private static let joints: Set<String> = ["with", "and", "&", "on", "mit", "und", "con", "y"]
}
