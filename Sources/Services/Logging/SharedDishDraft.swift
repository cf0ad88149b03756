internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// A dish shared by several people: a meal in several diaries, proposed, saved and undone as one.
struct SharedDishDraft {
  let meal: MealDraft
  /// Whether the day was stated and applies to all; otherwise each diner has the present day of their own diary.
  let isDaySaid: Bool
  let diners: [Diner]
  let shares: SharedDishShares
}

extension ToolContext {
  func outcome(of pot: SharedDishDraft) throws(ToolError) -> ToolOutcome {
    var changes: [Change] = []
    var plates: [Totals] = []
    for (index, diner) in pot.diners.enumerated() {
      let theirs = diary(of: diner.profile)
      let place = pot.meal.place
      let day = pot.isDaySaid ? place.day : theirs.clock.day(of: place.at)
      let draft = MealDraft(
        place: MealPlace(day: day, slot: place.slot, at: place.at),
        lines: pot.meal.lines.compactMap { $0.plate(index, pot.shares) }, origin: pot.meal.origin,
        title: pot.meal.title, notes: pot.meal.notes, request: pot.meal.request)
      let written = try theirs.written(draft)
      changes += written.changes
      plates.append(Totals(eaten: written.entries.compactMap(\.self)))
    }
    let card = card(of: pot, plates: plates)
    let energy = plates.map(\.energy).reduce(.zero, +)
    return propose(
      pot.meal.request, changes: changes, card: card,
      summary: .potSummary(
        slot: pot.meal.place.slot, people: pot.diners.map { .verbatim($0.profile.name) },
        energy: .energy(energy: energy)))
  }

  /// A numbered line for each diner, then what is left, then the whole dish.
  private func card(of pot: SharedDishDraft, plates: [Totals]) -> Card {
    let weights = pot.shares.shares(of: pot.grams)
    var rows = zip(pot.diners, plates).enumerated().map { index, plate in
      row(.verbatim(plate.0.profile.label), weights[index], plate.1, number: index + 1, tint: plate.0.profile.colour)
        .explained(by: [.potShare(share: weights[index], pot: pot.grams)])
    }
    let whole = pot.totals { $0 }
    if pot.shares.hasRest {
      let left = pot.totals { $0.plate(pot.diners.count, pot.shares) }
      var rest = row(.potRest, weights[pot.diners.count], left)
      rest.emphasis = .muted
      rows.append(rest)
    }
    var total = row(.potWhole(foods: pot.meal.lines.count), pot.grams, whole)
    total.emphasis = .total
    total.explanation = pot.meal.lines.flatMap(explanation)
    let place = pot.meal.place
    var card = Card(
      title: .potTitle(
        heading: .slotTitle(slot: place.slot), day: DayName(place.day, from: today),
        foods: pot.meal.lines.map(\.phrase)), rows: rows + [total], notes: notes(on: pot.meal))
    card.leftOut = pot.meal.leftOut.isEmpty ? nil : pot.meal.leftOut
    return card
  }

  private func row(
    _ name: Text, _ grams: Grams, _ totals: Totals, number: Int? = nil, tint: ProfileColour? = nil
  ) -> Card.Row {
    var row = EntryRow.row(
      number: number, name: name, amount: grams == .zero ? .empty : .grams(amount: grams), figures: totals.figures,
      mark: totals.worstTier.map { .tier(tier: $0) } ?? .empty)
    row.tint = tint
    return row
  }
}

extension SharedDishDraft {
  /// The known weight of the dish.
  fileprivate var grams: Grams { meal.lines.map(\.grams).reduce(.zero, +) }

  /// The totals of what `part` makes of each line.
  fileprivate func totals(_ part: (MealLine) -> MealLine?) -> Totals {
    Totals(meal.lines.compactMap(part).compactMap(\.figures))
  }
}

extension MealLine {
  /// The part of the line on a diner's plate, or the rest after the last diner; nil where that is nothing.
  fileprivate func plate(_ index: Int, _ shares: SharedDishShares) -> MealLine? {
    switch self {
    case .known(let food):
      let grams = shares.shares(of: food.weighed.grams)[index]
      return grams > .zero ? .known(food.weighing(grams)) : nil
    case .stated(var food):
      food.figures = food.figures.mapped { shares.shares(of: $0)[index] }
      return .stated(food)
    case .open: return self
    }
  }

  /// "lasagne 1,200 g".
  fileprivate var phrase: Text {
    switch self {
    case .known(let food):
      .potFood(
        food: food.loggable.title,
        amount: food.weighed.assumption == nil
          ? .grams(amount: food.weighed.grams) : .mealRoughly(grams: food.weighed.grams))
    case .stated(let food): .potFood(food: food.name, amount: EntryRow.energy(food.figures))
    case .open(let words, _): .verbatim(words)
    }
  }
}
