package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition

/// Shows shopping trips: a list with what was spent, or one trip with its lines, their nutrients and the spending by category.
package struct ShowTrips: Tool {
  package let description = "Show trips to shops of some days (the last 30) and the spending, or one trip."
  package let proposes = false
  package let topic: ToolTopic? = .groceries
  private static let usualDays = 30

  package init() {}

  package func run(_ arguments: ShowTripsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    if arguments.summary == true { return .answer(try spending(arguments, in: context)) }
    let isSpan = arguments.from != nil || arguments.to != nil || arguments.period != nil
    let isNamed = arguments.trip != nil || arguments.day != nil || arguments.store != nil
    if !isSpan, isNamed, arguments.everyone != true {
      let found = try context.trips(arguments)
      if found.isEmpty, let words = arguments.store {
        if let prices = try PriceHistory(of: words, in: context) { return .answer(prices.answer) }
        if try context.isNameOfFood(words) { return .answer(PriceHistory.none(of: words)) }
      }
      guard let trip = found.first else { throw .noSuchTrip(arguments.words) }
      if arguments.day == nil || found.count == 1 { return .answer(try TripDetail(trip, in: context).answer) }
    }
    return .answer(try list(arguments, in: context).answer)
  }

  /// The spending of the stated days; by default of this month and the two before.
  private func spending(_ arguments: ShowTripsCall, in context: ToolContext) throws(ToolError) -> ToolAnswer {
    let range: DayRange
    if arguments.from != nil || arguments.to != nil || arguments.period != nil || arguments.day != nil {
      range = try self.range(arguments, in: context)
    } else {
      let before = DayRange(monthOf: DayRange(monthOf: context.today).first.adding(-1))
      let first = DayRange(monthOf: before.first.adding(-1)).first
      range = DayRange(from: first, through: context.today) ?? before
    }
    var trips: [(trip: Trip, purchases: [Purchase])] = []
    let profiles = arguments.everyone == true ? try context.profiles() : [context.profile]
    for profile in profiles { trips += try context.tripsWithLines(of: profile, in: range) }
    if let store = arguments.store { trips.removeAll { !$0.trip.isTo(store) } }
    let (first, last) = (DayName(range.first, from: context.today), DayName(range.last, from: context.today))
    let tables = SpendingTable.all(range, trips, today: context.today)
    let facts: JSONValue = ["from": range.first.json, "to": range.last.json, "spending": .array(tables.map(\.facts))]
    guard !tables.isEmpty else {
      return ToolAnswer(.sentence(.tripsNone(first: first, last: last)), facts: facts)
    }
    let parts = tables.flatMap { [Overview.Part.rows($0.categoryRows), .rows($0.shopRows)] }
    return ToolAnswer(.overview(Overview(title: .spendingTitle(first: first, last: last), parts: parts)), facts: facts)
  }

  private func list(_ arguments: ShowTripsCall, in context: ToolContext) throws(ToolError) -> TripList {
    let range = try range(arguments, in: context)
    return try TripList(range, store: arguments.store, isOfAll: arguments.everyone == true, in: context)
  }

  private func range(_ arguments: ShowTripsCall, in context: ToolContext) throws(ToolError) -> DayRange {
    let last = try context.day(arguments.to ?? arguments.day, mayCome: true)
    let first = try (arguments.from ?? arguments.day).map { words throws(ToolError) in
      try context.day(words, mayCome: true)
    }
    let start = first ?? last.adding(1 - (arguments.period?.days ?? ShowTrips.usualDays))
    guard let range = DayRange(from: start, through: last), range.count <= PeriodView.longest else {
      throw .outOfRange(.limitedValue(value: .period), range: .rangeDaysInOrder(least: 1, most: PeriodView.longest))
    }
    return range
  }
}
