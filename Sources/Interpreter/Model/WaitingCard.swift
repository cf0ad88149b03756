internal import Calls
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition

/// A waiting card, to find out what a line changes on it.
struct WaitingCard {
  private let waiting: Situation.WaitingCall
  let call: any Call
  private let today: Day
  /// Whether a food is measured in a unit: soup in bowls and millilitres, bread in slices.
  let isMeasured: (String, MeasureUnit) -> Bool
  /// Parses a food and the words for what was with it together.
  let together: (String, String) -> [FoodItem]
  /// Whether a food is a bread that a dish has already: brown bread, of a sandwich.
  let isBread: (String, String) -> Bool
  /// How much of a food goes into a drink: a splash of milk into coffee. Nil for other foods and drinks.
  let splash: (String, String) -> Amount?
  /// Whether a food is a dish that others went into: a smoothie, but no coffee.
  let isMade: (String) -> Bool
  /// Whether the line before has changed the card.
  var isRevised = false
  /// The edits found so far.
  private(set) var edits: [Edit] = []

  /// How a line relates to the card.
  enum Reading: Hashable {
    /// It changes the card.
    case edits([Edit])
    /// It is ambiguous; this question is asked, and nothing is changed.
    case question(Text)
    /// It is about something else.
    case other
  }

  /// Nil where the call cannot be decoded.
  init?(
    _ waiting: Situation.WaitingCall, today: Day,
    isMeasured: @escaping (String, MeasureUnit) -> Bool = { _, _ in false },
    together: @escaping (String, String) -> [FoodItem] = { _, _ in [] },
    isBread: @escaping (String, String) -> Bool = { _, _ in false },
    splash: @escaping (String, String) -> Amount? = { _, _ in nil },
    isMade: @escaping (String) -> Bool = { _ in true }
  ) {
    guard let call = waiting.call.value else { return nil }
    (self.waiting, self.call, self.today) = (waiting, call, today)
    (self.isMeasured, self.together) = (isMeasured, RememberedFoods(together).foods)
    (self.isBread, self.splash, self.isMade) = (isBread, splash, isMade)
  }

  /// The revised call with its edits; nil where there are none.
  var change: ToolCall? {
    edits.isEmpty ? nil : ToolCall(id: "", waiting.call, revises: waiting.id, by: edits)
  }

  /// The same for a call whose card was not shown yet.
  var changed: ToolCall { ToolCall(id: "", waiting.call, by: edits) }

  /// Applies the changes in `parse`, all of them or none.
  mutating func take(_ parse: Parse) -> Reading {
    let reading = read(parse)
    guard case .edits(let found) = reading else { return reading }
    let said = found.map(shared)
    guard !said.isEmpty, said.allSatisfy({ type(of: call).takes($0.change) }) else { return .other }
    if let line = things.first(where: { line in
      said.contains { isCountOfWeight($0, line) } && !said.contains { $0.target == line.target && $0.change.isFood }
    }) {
      return .question(.replyHowMuchInAll(name: line.name))
    }
    edits += said
    return reading
  }

  mutating func take(off target: Edit.Target) { edits.append(Edit(target, .removed)) }

  /// "Half the yogurt" of 200 g is half of it.
  private func shared(_ edit: Edit) -> Edit {
    guard case .amount(let amount) = edit.change, amount.unit == nil, let part = amount.quantity,
      part < FixedDecimal(1),
      things.contains(where: { $0.target == edit.target && $0.amount?.isWeight == true })
    else { return edit }
    return Edit(edit.target, .factor(part))
  }

  /// Whether a number without a unit is far below the weight or volume that a line has: 2 of 100 g of peas are no grams, and 3
  /// beers no millilitres.
  private func isCountOfWeight(_ edit: Edit, _ line: CardLine) -> Bool {
    let leastShare = FixedDecimal(10)
    guard edit.target == line.target, case .amount(let amount) = edit.change, amount.unit == nil,
      let said = amount.quantity, line.amount?.isWeight == true || line.amount?.unit?.isMetricVolume == true,
      let weight = line.amount?.quantity
    else { return false }
    return said * leastShare < weight
  }

  /// Whether the card takes all of a line, also what its foods alone leave out: "3 fried in butter" about eggs.
  func takesAll(of parse: Parse) -> Bool { parse.command == .log && recounted(parse) != nil }

  func read(_ parse: Parse) -> Reading {
    if let parted = parted(parse) { return parted }
    if let question = question(about: parse) { return .question(question) }
    // "How many calories was that?"
    if parse.intent == .queryLog, parse.reference?.isLast == true, call.cardPlace != nil {
      return .question(.replyFiguresOnCard)
    }
    if let kind = kindAlone(parse) { return kind }
    switch parse.command {
    case .log where call is SaveRecipeCall || call is RecordTripCall || call is CorrectEntriesCall:
      return amountsOfLines(parse)
    case .log:
      if let shared = sharedAgain(parse) { return shared }
      return leavingOut(parse.without, of: onlyOther(parse) ?? replaced(parse) ?? onlyThese(parse) ?? added(parse))
    case .logFor:
      return .edits(SharedDish([], parse.people).people.map { [Edit(.card, .plates($0))] } ?? [])
    case .change(let change): return changed(change, parse)
    case .keepOnly(let names): return kept(names)
    // "About 500 kcal", said of a quick entry that waits.
    case .quickAdd(let said) where call is QuickAddCall && said == QuickAddCall(Nutrients(energy: said.kcal)):
      return .edits([Edit(.card, .energy(said.kcal))])
    // The same of a meal, unless it is more: "+500".
    case .quickAdd(let said)
    where call is LogMealCall && said == QuickAddCall(said.figures) && isOfMeal(parse) && !parse.text.hasPrefix("+"):
      var change = Amendment(energy: said.kcal)
      change.figures = said.figures
      change.figures.energy = nil
      return changed(change, parse)
    case .recompute(let span): return .edits([Edit(.card, .recomputed(span))])
    case .call(let call):
      if let deletion = call.typed(DeleteEntriesCall.self) { return removed(deletion, parse) }
      if let targets = call.typed(SetTargetsCall.self), let difference = targets.difference {
        return raised(targets.figures, by: difference)
      }
      if let stated = call.typed(SaveFoodCall.self), let reading = perHundredGrams(stated) { return reading }
      // "One more": of the card.
      if let again = call.typed(LogAgainCall.self), again.count != nil,
        again == LogAgainCall({ $0.count = again.count })
      {
        var more = Amendment(quantity: again.count)
        more.difference = .more
        return changed(more, parse)
      }
      return call.value.flatMap(said).map { .edits($0) } ?? .other
    default: return .other
    }
  }

  /// "The pizza I shared with Lisa" about the pizza on the card.
  private func sharedAgain(_ parse: Parse) -> Reading? {
    guard let (food, share) = parse.sharedAgain, let line = things.named(food)?.only else { return nil }
    return .edits([Edit(line.target, .factor(share))])
  }

  /// The edits for a call about the card's subject.
  private func said(by call: any Call) -> [Edit]? {
    // Targets are no figures of a meal.
    let isOfMeal = self.call.cardPlace != nil
    switch call {
    case let wanted as SuggestFamilyTargetsCall where !isOfMeal && wanted != SuggestFamilyTargetsCall():
      return [Edit(.card, wanted.alternative == nil ? .figures(wanted.figures) : .another)]
    case let targets as SetTargetsCall where !isOfMeal && targets.figures != .unknown:
      return [Edit(.card, .figures(targets.figures))]
    case let corrected as CorrectFoodCall where corrected.per == nil && isAbout(corrected.food):
      return [Edit(.card, .figures(corrected.figures))]
    case let recipe as SaveRecipeCall where recipe.newName == nil && isAbout(recipe.name): return changed(recipe)
    case let remark as ChangeEntryCall where remark.last == true:
      let fields = [remark.toTitle.map { (Edit.Field.title, $0) }, remark.toNote.map { (.note, $0) }]
      let edits = fields.compactMap(\.self).map { Edit(.card, .field($0.0, $0.1)) }
      return edits.isEmpty ? nil : edits
    case let change as ChangeTripCall where self.call is RecordTripCall && change.isOfNewest:
      let edits: [Edit.Change?] = [
        change.toStore.map { .field(.store, $0) }, change.toTotal.map { .field(.total, $0.description) },
        change.toDay.map { .day($0) },
      ]
      return edits.compactMap(\.self).map { Edit(.card, $0) } + (change.lines ?? []).compactMap(priced)
    case let weight as RecordWeightCall where self.call is RecordWeightCall && weight.day == nil:
      return [Edit(.card, .said(weight.weight))]
    // Another shop is another trip.
    case let trip as RecordTripCall where trip.total == nil && (trip.store.map(isAbout) ?? true):
      return trip.lines.map { Edit(.card, .bought($0)) }
    default: return nil
    }
  }

  /// Parses "the milk was 1.29" as a new price of a line.
  private func priced(_ line: ChangeTripCall.Line) -> Edit? {
    let numbered = line.line.flatMap { number in call.cardLines.first { $0.target == .line(number) } }
    guard let price = line.price, let named = numbered ?? line.named.flatMap({ things.named($0)?.only }) else {
      return nil
    }
    return .price(price, of: named)
  }

  /// Applies a difference to waiting targets: "bump it up by 200".
  private func raised(_ figures: Nutrients, by difference: Difference) -> Reading {
    guard let waiting = call as? SetTargetsCall else { return .other }
    var raised = Nutrients.unknown
    for nutrient in Nutrient.allCases {
      guard let amount = figures[nutrient] else { continue }
      guard let before = waiting.figures[nutrient] else { return .question(.replyTargetDifference) }
      raised[nutrient] = difference.of(before, amount)
    }
    return .edits([Edit(.card, .figures(raised))])
  }

  private func isAbout(_ name: String) -> Bool { call.cardSubject?.lowercased() == name.lowercased() }

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

  /// The things that words can refer to: foods, where the numbered lines are plates; without what was just removed, and with
  /// what was just added.
  var things: [CardLine] {
    let lines = call.cardLines.filter { line in !edits.contains(Edit(line.target, .removed)) }.map(stayed)
    let foods = lines.filter { if case .food = $0.target { true } else { false } }
    return (foods.isEmpty ? lines : foods) + added
  }

  /// The foods that the line before has added to a meal, which have no number yet.
  private var added: [CardLine] {
    guard call is LogMealCall else { return [] }
    return edits.compactMap { edit -> CardLine? in
      guard case .added(let item, _) = edit.change else { return nil }
      return CardLine(.food(item.food), item.food, amount: Amount(quantity: item.quantity, unit: item.unit), food: item.resolved?.id)
    }
  }

  /// The food that stayed of a dish that the line before took apart: chicken, of chicken and rice.
  private func stayed(_ line: CardLine) -> CardLine {
    guard !added.isEmpty, DishName(line.name).isJoined else { return line }
    let foods = edits.compactMap { edit -> CardLine? in
      guard edit.target == line.target, case .food(let name, let food) = edit.change else { return nil }
      return CardLine(line.target, name, food: food?.id)
    }
    return foods.last ?? line
  }

  /// Whether it gives no person and time, or the card's own.
  func isOfMeal(_ parse: Parse) -> Bool {
    guard let place = call.cardPlace else { return false }
    let when = parse.when
    return (when.slot == nil || when.slot == place.slot)
      && (when.time == nil || when.time?.description == place.time)
      && (when.day == nil || when.day?.description == place.day ?? today.description)
      && (parse.people.isEmpty || SharedDish(parse.items, parse.people).people == place.people)
  }
}
