internal import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The trips of a range of days, newest first, with the total spending.
struct TripList {
  private let range: DayRange
  private let trips: [Listed]
  private let context: ToolContext

  private struct Listed {
    let trip: Trip
    /// The number by which it can be named; nil for another profile's trip.
    let number: Int?
    let whose: String?
    let purchases: [Purchase]
  }

  init(_ range: DayRange, store: String?, isOfAll: Bool, in context: ToolContext) throws(ToolError) {
    self.range = range
    self.context = context
    let profiles =
      isOfAll ? try context.reading(context.store.profiles()) : [context.profile]
    var trips: [Listed] = []
    for profile in profiles {
      let own = try context.reading(context.store.trips(of: profile.id, from: range.first, through: range.last))
      for trip in own where store.map(trip.isTo) ?? true {
        let isMine = profile.id == context.profile.id
        trips.append(
          Listed(
            trip: trip, number: isMine ? try context.number(of: trip) : nil,
            whose: profiles.count > 1 ? profile.name : nil,
            purchases: try context.reading(context.store.purchases(of: trip.id))))
      }
    }
    self.trips = trips.sorted {
      ($1.trip.day, $1.trip.created, $1.trip.id.uuidString) < ($0.trip.day, $0.trip.created, $0.trip.id.uuidString)
    }
  }

  var answer: ToolAnswer {
    guard !trips.isEmpty else {
      return ToolAnswer(.sentence(.tripsNone(first: first, last: last)), facts: facts)
    }
    let card = Card(title: .tripsTitle(first: first, last: last), rows: trips.map(row) + sums, notes: notes)
    return ToolAnswer(.card(card), facts: facts)
  }

  private var first: DayName { DayName(range.first, from: context.today) }
  private var last: DayName { DayName(range.last, from: context.today) }

  private var spending: Spending { Spending(trips.map(\.trip.total)) }

  private func row(_ listed: Listed) -> Card.Row {
    let (day, store, count) = (context.dayName(of: listed.trip.day), listed.trip.store, listed.purchases.count)
    return Card.Row(
      number: listed.number,
      [
        Card.Cell(
          listed.whose.map { .tripsRowOf(day: day, store: store, person: $0) } ?? .tripsRow(day: day, store: store)),
        .right(count == 0 ? .empty : .linesCounted(count: count)), .right(listed.trip.total.words),
        Card.Cell(names(listed)),
      ])
  }

  private func names(_ listed: Listed) -> Text {
    let names = listed.purchases.filter(\.isFood).map { Text.food($0.name) }
    return names.count > 4 ? .namesCut(names: Array(names.prefix(4))) : .list(names, .clauses)
  }

  private var sums: [Card.Row] {
    guard trips.count > 1 else { return [] }
    return spending.sums.map { sum in
      Card.Row(
        [Card.Cell(.tripsSpent), .right(.empty), .right(sum.words), Card.Cell(.empty)], emphasis: .total)
    }
  }

  private var notes: [Text] {
    spending.sums.compactMap { sum in
      let shares = SpendByCategory(trips.flatMap(\.purchases), currency: sum.currency).shares
      guard !shares.isEmpty else { return nil }
      return .tripsSpentOn(
        shares: shares.map { .tripsShare(category: SpendByCategory.text(ofCategory: $0.name), money: $0.money.words) })
    }
  }

  private var facts: JSONValue {
    [
      "from": .string(range.first.description), "to": .string(range.last.description),
      "trips": .array(trips.map { .trip($0.trip, number: $0.number, lines: $0.purchases.count) }),
      "spent": .array(spending.sums.map { .money($0) }),
    ]
  }
}

extension JSONValue {
  static func money(_ money: Money) -> JSONValue {
    ["amount": money.amount.json, "currency": .string(money.currency)]
  }

  static func trip(_ trip: Trip, number: Int?, lines: Int) -> JSONValue {
    [
      "number": number.map { .number(Decimal($0)) } ?? .null, "store": .string(trip.store),
      "day": .string(trip.day.description), "total": .money(trip.total), "lines": .number(Decimal(lines)),
    ]
  }
}
