internal import Calls
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The trips of some days, newest first, with what was spent in all.
struct TripList {
  private let range: DayRange
  private let trips: [Listed]
  private let context: ToolContext

  private struct Listed {
    let trip: Trip
    /// By which it can be named; nil for another profile's.
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
      return ToolAnswer(.sentence("No trip to a shop is kept from \(span)."), facts: facts)
    }
    let card = Card(title: "Bought from \(span)", rows: trips.map(row) + sums, notes: notes)
    return ToolAnswer(.card(card), facts: facts)
  }

  private var span: String {
    "\(range.first.dated(from: context.today)) to \(range.last.dated(from: context.today))"
  }

  private var spending: Spending { Spending(trips.map(\.trip.total)) }

  private func row(_ listed: Listed) -> Card.Row {
    let whose = listed.whose.map { ", \($0)" } ?? ""
    let count = listed.purchases.count
    return Card.Row(
      number: listed.number,
      [
        Card.Cell("\(context.name(of: listed.trip.day)), \(listed.trip.store)\(whose)"),
        .right(count == 0 ? "" : count == 1 ? "1 line" : "\(count) lines"), .right(listed.trip.total.text),
        Card.Cell(names(listed)),
      ])
  }

  private func names(_ listed: Listed) -> String {
    let names = listed.purchases.filter(\.isFood).map(\.name)
    return names.prefix(4).joined(separator: "; ") + (names.count > 4 ? "; …" : "")
  }

  private var sums: [Card.Row] {
    guard trips.count > 1 else { return [] }
    return spending.sums.map { sum in
      Card.Row([Card.Cell("spent"), .right(""), .right(sum.text), Card.Cell("")], emphasis: .total)
    }
  }

  private var notes: [String] {
    spending.sums.compactMap { sum in
      let shares = SpendByCategory(trips.flatMap(\.purchases), currency: sum.currency).shares
      guard !shares.isEmpty else { return nil }
      return "Spent on: " + shares.map { "\($0.name) \($0.money.text)" }.joined(separator: "; ") + "."
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
