internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The spending of a range of days in one currency, by category and by shop, month by month.
struct SpendingTable: Sendable {
  /// The most months shown side by side; with more, only the sum and the average of whole months are shown.
  private static let mostMonths = 6
  /// The share of the total that no line accounts for.
  private static let rest = "no line says"

  struct Line: Sendable {
    let name: String
    /// By month, in order.
    let amounts: [Money]
    let total: Money
  }

  let currency: String
  let months: [DayRange]
  /// Dearest first.
  let categories: [Line]
  /// Dearest first.
  let shops: [Line]
  let total: Line
  private let today: Day

  /// - Parameters:
  ///   - range: the days of the trips.
  ///   - trips: each with its lines.
  init(_ range: DayRange, _ trips: [(trip: Trip, purchases: [Purchase])], currency: String, today: Day) {
    let trips = trips.filter { $0.trip.total.currency == currency }
    let months = range.months
    (self.currency, self.months, self.today) = (currency, months, today)
    let byMonth = months.map { month in trips.filter { month.contains($0.trip.day) } }
    let totals = byMonth.map { SpendingTable.sum($0.map(\.trip.total), currency) }
    total = Line(name: "in all", amounts: totals, total: SpendingTable.sum(totals, currency))
    let shares = byMonth.map { SpendByCategory($0.flatMap(\.purchases), currency: currency).shares }
    var categories = SpendingTable.lines(shares.map { month in month.map { ($0.name, $0.money) } }, currency)
    let listed = months.indices.map { index in SpendingTable.sum(categories.map { $0.amounts[index] }, currency) }
    let rest = zip(totals, listed).map { total, listed in
      Money(minorUnits: total.minorUnits - listed.minorUnits, currency: currency)
    }
    if rest.contains(where: { $0.minorUnits != 0 }) {
      categories.append(Line(name: SpendingTable.rest, amounts: rest, total: SpendingTable.sum(rest, currency)))
    }
    self.categories = categories
    shops = SpendingTable.lines(byMonth.map { month in month.map { ($0.trip.store, $0.trip.total) } }, currency)
  }

  /// One table for each currency of the trips.
  static func all(
    _ range: DayRange, _ trips: [(trip: Trip, purchases: [Purchase])], today: Day
  ) -> [SpendingTable] {
    Set(trips.map(\.trip.total.currency)).sorted().map { SpendingTable(range, trips, currency: $0, today: today) }
  }

  private static func lines(_ months: [[(name: String, money: Money)]], _ currency: String) -> [Line] {
    var names: [String: String] = [:]
    var sums: [String: [Int64]] = [:]
    for (index, month) in months.enumerated() {
      for (name, money) in month {
        // "Rewe" and "REWE" are one shop, under the name that came first.
        let key = StoreKey.folded(name)
        names[key] = names[key] ?? name
        sums[key, default: Array(repeating: 0, count: months.count)][index].addClamped(money.minorUnits)
      }
    }
    let lines = sums.map { key, units in
      let amounts = units.map { Money(minorUnits: $0, currency: currency) }
      return Line(name: names[key] ?? key, amounts: amounts, total: sum(amounts, currency))
    }
    return lines.sorted { ($1.total.minorUnits, $0.name) < ($0.total.minorUnits, $1.name) }
  }

  private static func sum(_ amounts: [Money], _ currency: String) -> Money {
    Money(minorUnits: amounts.reduce(0) { $0.addingClamped($1.minorUnits) }, currency: currency)
  }

  // MARK: Rows

  var categoryRows: [Card.Row] { rows(.spendingByCategory, categories) }
  var shopRows: [Card.Row] { rows(.spendingByShop, shops, isOfShops: true) }

  private func rows(_ title: Text, _ lines: [Line], isOfShops: Bool = false) -> [Card.Row] {
    let names = isSideBySide ? months.map { Text.month($0, from: today) } : []
    let heading: [Text] =
      names + (months.count > 1 ? [.spendingInAll] + (whole.isEmpty ? [] : [.spendingWholeMonth]) : [.spendingShare])
    return [Card.Row(title, columns: heading, emphasis: .heading)]
      + lines.map { Card.Row(isOfShops ? .verbatim($0.name) : category($0.name), columns: cells($0)) }
      + (lines.count > 1 ? [Card.Row(.spendingInAll, columns: cells(total), emphasis: .total)] : [])
  }

  private func category(_ name: String) -> Text {
    name == SpendingTable.rest ? .spendingNoLine : SpendByCategory.text(ofCategory: name)
  }

  private var isSideBySide: Bool { months.count <= SpendingTable.mostMonths }

  private func cells(_ line: Line) -> [Text] {
    let byMonth = isSideBySide ? line.amounts.map { $0.minorUnits == 0 ? Text.empty : $0.words } : []
    if months.count > 1 { return byMonth + [line.total.words] + (whole.isEmpty ? [] : [average(line).words]) }
    return byMonth + [share(line)]
  }

  /// The indices of complete months, since a part of a month would distort the average.
  private var whole: [Int] { months.indices.filter { months[$0] == DayRange(monthOf: months[$0].first) } }

  private func average(_ line: Line) -> Money {
    let sum = whole.map { line.amounts[$0].amount }.reduce(.zero, +)
    return Money(amount: sum / FixedDecimal(max(whole.count, 1)), currency: currency)
  }

  private func share(_ line: Line) -> Text {
    guard total.total.minorUnits > 0 else { return .empty }
    return .percent(figure: line.total.amount * FixedDecimal(100) / total.total.amount)
  }

  // MARK: Facts

  var facts: JSONValue {
    [
      "currency": currency.json, "total": total.total.amount.json,
      "months": .array(
        zip(months, total.amounts).map { month, amount in
          ["from": month.first.json, "to": month.last.json, "amount": amount.amount.json]
        }),
      "by_category": .array(categories.map(facts)), "by_store": .array(shops.map(facts)),
    ]
  }

  private func facts(_ line: Line) -> JSONValue {
    [
      "name": line.name.json, "amount": line.total.amount.json,
      "by_month": .array(line.amounts.map { $0.amount.json }),
    ]
  }
}

extension Text {
  /// "Oct"; "Oct 2025" for another year than today's; "Oct, 3–20" for part of a month.
  static func month(_ month: DayRange, from today: Day) -> Text {
    let first = month.first
    let name: Text =
      first.year == today.year
      ? .monthName(month: first.month) : .monthOfYear(month: first.month, year: "\(first.year)")
    return month == DayRange(monthOf: first)
      ? name : .monthPart(month: name, first: first.dayOfMonth, last: month.last.dayOfMonth)
  }
}

extension Int64 {
  fileprivate mutating func addClamped(_ other: Int64) { self = addingClamped(other) }
}

extension ToolContext {
  /// The trips in a range of days, each with its lines.
  ///
  /// - Parameter profile: whose trips; nil for those of this diary.
  func tripsWithLines(
    of profile: Profile? = nil, in range: DayRange
  ) throws(ToolError) -> [(trip: Trip, purchases: [Purchase])] {
    let profile = profile ?? self.profile
    var found: [(trip: Trip, purchases: [Purchase])] = []
    for trip in try reading(store.trips(of: profile.id, from: range.first, through: range.last)) {
      found.append((trip, try reading(store.purchases(of: trip.id))))
    }
    return found
  }
}
