internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// What an item cost on each trip, newest first: "what does butter cost?".
struct PriceHistory {
  private struct Paid {
    let trip: Trip
    let purchase: Purchase
  }

  /// The most trips that are searched.
  private static let mostTrips = 300
  /// The most rows that are shown.
  private static let mostRows = 20

  private let words: String
  private let paid: [Paid]
  private let context: ToolContext

  /// Nil where nothing of that name was bought.
  init?(of words: String, in context: ToolContext) throws(ToolError) {
    let food = try context.food(meantBy: words)?.id
    var paid: [Paid] = []
    for trip in try context.reading(context.store.trips(of: context.profile.id, limit: PriceHistory.mostTrips)) {
      let purchases = try context.reading(context.store.purchases(of: trip.id))
      let items = purchases.filter { $0.kind == .item && $0.price != nil }
      let named = items.lines(named: words)
      // "Milch" finds what was bought as milk.
      let meant = named.isEmpty && food != nil ? items.filter { $0.food == food } : named
      paid += meant.map { Paid(trip: trip, purchase: $0) }
    }
    guard !paid.isEmpty else { return nil }
    (self.words, self.paid, self.context) = (words, Array(paid.prefix(PriceHistory.mostRows)), context)
  }

  /// The answer where it was never bought.
  static func none(of food: String) -> ToolAnswer {
    ToolAnswer(.sentence(.pricesNone(food: food)), facts: ["prices": []])
  }

  var answer: ToolAnswer {
    let card = Card(title: .pricesTitle(words: words), rows: paid.map(row), notes: change.map { [$0] } ?? [])
    return ToolAnswer(.card(card), facts: ["prices": .array(paid.map(facts))])
  }

  private func row(_ paid: Paid) -> Card.Row {
    Card.Row([
      Card.Cell(.tripsRow(day: context.dayName(of: paid.trip.day), store: paid.trip.store)),
      Card.Cell(.food(paid.purchase.name)),
      .right(paid.purchase.grams.map { .grams(amount: $0) } ?? .empty),
      .right(paid.purchase.price?.words ?? .empty),
      .right(perKilogram(paid.purchase).map { .priceAKilogram(money: $0.words) } ?? .empty),
    ])
  }

  private func perKilogram(_ purchase: Purchase) -> Money? {
    guard let price = purchase.price, let grams = purchase.grams?.figure, grams > .zero else { return nil }
    return Money(amount: price.amount * FixedDecimal(1_000) / grams, currency: price.currency)
  }

  /// The change from the oldest shown price to the newest, per weight where both weights are known.
  private var change: Text? {
    guard let newest = paid.first, let oldest = paid.last, paid.count > 1 else { return nil }
    let isWeighed = perKilogram(newest.purchase) != nil && perKilogram(oldest.purchase) != nil
    guard let now = isWeighed ? perKilogram(newest.purchase) : newest.purchase.price,
      let then = isWeighed ? perKilogram(oldest.purchase) : oldest.purchase.price, now.currency == then.currency
    else { return nil }
    let day = DayName(oldest.trip.day, from: context.today)
    let difference = Money(minorUnits: now.minorUnits - then.minorUnits, currency: now.currency)
    let money = difference.magnitude.words
    if difference.minorUnits == 0 { return isWeighed ? .priceSameKilogram(day: day) : .priceSame(day: day) }
    if difference.minorUnits > 0 {
      return isWeighed ? .priceMoreKilogram(money: money, day: day) : .priceMore(money: money, day: day)
    }
    return isWeighed ? .priceLessKilogram(money: money, day: day) : .priceLess(money: money, day: day)
  }

  private func facts(_ paid: Paid) -> JSONValue {
    var facts: JSONValue = [
      "day": .string(paid.trip.day.description), "store": .string(paid.trip.store), "name": .string(paid.purchase.name),
    ]
    facts["grams"] = (paid.purchase.grams?.figure).json
    facts["price"] = paid.purchase.price.map { .money($0) }
    return facts
  }
}

extension ToolContext {
  /// Whether the words are a food's name in the language of the conversation.
  func isNameOfFood(_ words: String) throws(ToolError) -> Bool {
    try reading(foodBank.isName(words.lowercased(), language: language()))
  }
}
