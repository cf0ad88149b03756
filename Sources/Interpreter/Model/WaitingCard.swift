internal import Calls
internal import EmbeddedMessages
internal import LanguageModels
internal import Messages
internal import Nutrition

/// A waiting card, to find out what a line changes on it.
struct WaitingCard {
  private let waiting: Situation.WaitingCall
  let call: any Call
  let today: Day
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
  /// The meal on the card before it was changed; nil where it was not.
  var mealBefore: LogMealCall?
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
      return leavingOut(parse, of: onlyOther(parse) ?? replaced(parse) ?? onlyThese(parse) ?? added(parse))
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
}
