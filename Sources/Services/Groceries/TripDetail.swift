internal import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// One trip: its lines, their nutrients, the spending by category, and what is unknown.
struct TripDetail {
  private let trip: Trip
  private let purchases: [Purchase]
  private let foods: [UUID: Food]
  private let number: Int
  private let today: Day

  init(_ trip: Trip, in context: ToolContext) throws(ToolError) {
    self.trip = trip
    today = context.today
    number = try context.number(of: trip)
    (purchases, foods) = try context.reading { store throws(StoreError) in
      let purchases = try store.purchases(of: trip.id)
      let foods = try store.foods(Set(purchases.compactMap(\.food)).sorted { $0.uuidString < $1.uuidString })
      return (purchases, Dictionary(foods.map { ($0.id, $0) }) { first, _ in first })
    }
  }

  var answer: ToolAnswer {
    let title = Text.trip(to: trip.store, DayName(trip.day, from: today), trip.time)
    let card = Card(
      title: .tripTitleNumbered(title: title, number: number),
      rows: purchases.map(row) + [TripRow.total(.tripPaid, trip.total)] + spent, notes: notes)
    return ToolAnswer(.card(card), facts: facts)
  }

  private func row(_ purchase: Purchase) -> Card.Row {
    TripRow.row(
      number: purchase.position, original: .verbatim(purchase.original), what: purchase.what(foods),
      amount: purchase.weightText, price: purchase.price,
      mark: purchase.isFood ? EntryRow.energy(figures(of: purchase)) : .empty, isMuted: !purchase.isFood)
  }

  private func figures(of purchase: Purchase) -> Nutrients { purchase.figures(of: purchase.food.flatMap { foods[$0] }) }

  private var spent: [Card.Row] {
    let shares = SpendByCategory(purchases, currency: trip.total.currency).shares
    guard shares.count > 1 else { return [] }
    let heading = Card.Row([Card.Cell(.tripSpentHeading)], emphasis: .heading)
    return [heading]
      + shares.map { share in
        TripRow.row(
          number: nil, original: SpendByCategory.text(ofCategory: share.name),
          what: .foods(Array(share.foods.prefix(4)), .clauses), amount: .empty,
          price: share.money)
      }
  }

  // MARK: Notes

  private var items: [Purchase] { purchases.filter(\.isFood) }

  private var notes: [Text] { [held, usualPacks, unmatched, difference].compactMap(\.self) }

  /// The nutrients of the foods, without saying who eats them.
  private var held: Text? {
    let figures = items.map(figures).filter { $0 != .unknown }
    guard !figures.isEmpty else { return nil }
    let totals = Totals(figures.map { ($0, .database) })
    let macros = [Nutrient.protein, .carbohydrate, .fat].compactMap { nutrient in
      totals.figures[nutrient].map { Text.nutrientWhole(nutrient: nutrient, grams: $0) }
    }
    return figures.count == items.count
      ? .tripFoodsHold(energy: totals.energy, figures: macros)
      : .tripSomeFoodsHold(some: figures.count, all: items.count, energy: totals.energy, figures: macros)
  }

  /// The lines with the weight of a usual pack.
  private var usualPacks: Text? {
    let lines = items.filter(\.isUsualPack).map { Text.verbatim("\($0.position)") }
    return lines.isEmpty ? nil : .tripUsualPacks(lines: lines)
  }

  private var unmatched: Text? {
    let unknown = items.filter { $0.food.flatMap { foods[$0] } == nil || $0.grams == nil }
    guard !unknown.isEmpty else { return nil }
    let lines = unknown.prefix(6).map { Text.tripLineNamed(line: $0.position, name: $0.name) }
    let more = unknown.count - lines.count
    return more == 0 ? .tripUnmatched(lines: lines) : .tripUnmatchedMore(lines: lines, more: more)
  }

  private var difference: Text? {
    guard let units = trip.difference, units != 0 else { return nil }
    let money = Money(minorUnits: units, currency: trip.total.currency).magnitude
    return units > 0 ? .tripDifferenceLess(money: money.words) : .tripDifferenceMore(money: money.words)
  }

  private var facts: JSONValue {
    var facts = JSONValue.trip(trip, number: number, lines: purchases.count)
    facts["bought"] = .array(purchases.map { $0.facts(foods) })
    return facts
  }
}

extension Purchase {
  /// "500 g", or "≈ 500 g" where it is the weight of usual packs.
  var weightText: Text {
    grams.map { isUsualPack ? .mealRoughly(grams: $0) : .grams(amount: $0) } ?? .empty
  }

  /// The meaning of the line, in words.
  func what(_ foods: [UUID: Food]) -> Text {
    guard kind == .item else { return TripRow.phrase(of: kind, appliesTo: appliesTo) }
    if let food = food.flatMap({ foods[$0] }) { return .food(food.title) }
    if isNonFood { return name == original ? .tripNotFood : .tripNamedNotFood(name: name) }
    return skipped ? .skipped : .verbatim(name)
  }

  fileprivate func facts(_ foods: [UUID: Food]) -> JSONValue {
    [
      "line": .number(Decimal(position)), "original": .string(original), "what": .string(what(foods).english),
      "kind": .string(kind.rawValue), "grams": (grams?.figure).json, "usual_pack": isUsualPack.json,
      "price": (price?.amount).json,
    ]
  }
}
