internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// One trip: its lines, what they hold, what was spent on what, and what is not known.
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
    let time = trip.time.map { " \($0)" } ?? ""
    let card = Card(
      title: "Bought at \(trip.store), \(trip.day.dated(from: today))\(time) (trip \(number))",
      rows: purchases.map(row) + [TripRow.total("paid", trip.total)] + spent, notes: notes)
    return ToolAnswer(.card(card), facts: facts)
  }

  private func row(_ purchase: Purchase) -> Card.Row {
    TripRow.row(
      number: purchase.position, original: purchase.original, what: purchase.what(foods),
      amount: purchase.grams.map(\.description) ?? "", price: purchase.price,
      mark: purchase.isFood ? EntryRow.energy(figures(of: purchase)).english : "", isMuted: !purchase.isFood)
  }

  private func figures(of purchase: Purchase) -> Nutrients { purchase.figures(of: purchase.food.flatMap { foods[$0] }) }

  private var spent: [Card.Row] {
    let shares = SpendByCategory(purchases, currency: trip.total.currency).shares
    guard shares.count > 1 else { return [] }
    let heading = Card.Row([Card.Cell("Spent on")], emphasis: .heading)
    return [heading]
      + shares.map { share in
        TripRow.row(
          number: nil, original: share.name, what: share.foods.prefix(4).joined(separator: "; "), amount: "",
          price: share.money)
      }
  }

  // MARK: Notes

  private var items: [Purchase] { purchases.filter(\.isFood) }

  private var notes: [String] { [held, unmatched, difference].compactMap(\.self) }

  /// What is in the foods; nothing is said of who eats it.
  private var held: String? {
    let figures = items.map(figures).filter { $0 != .unknown }
    guard !figures.isEmpty else { return nil }
    let totals = Totals(figures.map { ($0, .database) })
    let macros = [Nutrient.protein, .carbohydrate, .fat].compactMap { nutrient in
      totals.figures[nutrient].map { "\(nutrient.name) \($0.formatted(places: 0)) g" }
    }
    let of = figures.count == items.count ? "The foods hold" : "\(figures.count) of \(items.count) foods hold"
    return "\(of) \(totals.energy.formatted()) kcal: \(macros.joined(separator: ", ")). Bought, not eaten."
  }

  private var unmatched: String? {
    let unknown = items.filter { $0.food.flatMap { foods[$0] } == nil || $0.grams == nil }
    guard !unknown.isEmpty else { return nil }
    let names = unknown.prefix(6).map { "\($0.position) \($0.name)" }.joined(separator: "; ")
    let more = unknown.count > 6 ? " and \(unknown.count - 6) more" : ""
    return "Without a food or a weight: \(names)\(more)."
  }

  private var difference: String? {
    guard let units = trip.difference, units != 0 else { return nil }
    let money = Money(minorUnits: units, currency: trip.total.currency).magnitude
    return "The lines are \(money.text) \(units > 0 ? "less" : "more") than what was paid."
  }

  private var facts: JSONValue {
    var facts = JSONValue.trip(trip, number: number, lines: purchases.count)
    facts["bought"] = .array(purchases.map { $0.facts(foods) })
    return facts
  }
}

extension Purchase {
  /// What the line is, in words.
  func what(_ foods: [UUID: Food]) -> String {
    guard kind == .item else { return TripRow.phrase(of: kind, appliesTo: appliesTo) }
    if let food = food.flatMap({ foods[$0] }) { return food.title }
    if isNonFood { return name == original ? "not food" : "\(name), not food" }
    return skipped ? "skipped" : name
  }

  fileprivate func facts(_ foods: [UUID: Food]) -> JSONValue {
    [
      "line": .number(Decimal(position)), "original": .string(original), "what": .string(what(foods)),
      "kind": .string(kind.rawValue), "grams": (grams?.figure).json,
      "price": (price?.amount).json,
    ]
  }
}
