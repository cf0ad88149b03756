package import Calls
internal import Nutrition

/// Shows trips to shops: a list of some days with what was spent, or one trip with its lines, what they hold and what was
/// spent on what.
package struct ShowTrips: Tool {
  package let description = "Show trips to shops of some days (the last 30) and the spending, or one trip."
  package let proposes = false
  package let topic: ToolTopic? = .groceries
  private static let usualDays = 30

  package init() {}

  package func run(_ arguments: ShowTripsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let isSpan = arguments.from != nil || arguments.to != nil || arguments.period != nil
    let isNamed = arguments.trip != nil || arguments.day != nil || arguments.store != nil
    if !isSpan, isNamed, arguments.everyone != true {
      let found = try context.trips(arguments)
      if found.isEmpty, let words = arguments.store, let prices = try PriceHistory(of: words, in: context) {
        return .answer(prices.answer)
      }
      guard let trip = found.first else { throw .noSuchTrip(arguments.words) }
      if arguments.day == nil || found.count == 1 { return .answer(try TripDetail(trip, in: context).answer) }
    }
    return .answer(try list(arguments, in: context).answer)
  }

  private func list(_ arguments: ShowTripsCall, in context: ToolContext) throws(ToolError) -> TripList {
    let last = try context.day(arguments.to ?? arguments.day, mayCome: true)
    let first = try (arguments.from ?? arguments.day).map { words throws(ToolError) in
      try context.day(words, mayCome: true)
    }
    let start = first ?? last.adding(1 - (arguments.period?.days ?? ShowTrips.usualDays))
    guard let range = DayRange(from: start, through: last), range.count <= PeriodView.longest else {
      throw .outOfRange("period", range: "1 to \(PeriodView.longest) days, the first day first")
    }
    return try TripList(range, store: arguments.store, isOfAll: arguments.everyone == true, in: context)
  }
}
