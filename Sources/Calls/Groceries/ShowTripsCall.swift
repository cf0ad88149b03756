/// Shows shopping trips and what was spent, or one trip.
package struct ShowTripsCall: Call {
  package static let name = "show_trips"

  /// The trip's number on the list: 1 is the newest.
  package var trip: Int?
  /// Words of the store's name; without a day the newest trip there is meant.
  package var store: String?
  /// The day in words or as YYYY-MM-DD.
  package var day: String?
  /// The period; nil is the last 30 days.
  package var period: ShowPeriodCall.Length?
  /// The first day of a range.
  package var from: String?
  /// The last day of the range.
  package var to: String?
  /// Whether to show what was spent by category, shop and month, instead of the trips.
  package var summary: Bool?
  /// Whether to show the trips of all profiles.
  package var everyone: Bool?

  package init() {}

  package static let fields: [CallField<ShowTripsCall>] =
    [
      .optional("trip", \.trip, "Its number on the list, the newest is 1."),
      .optional("store", \.store),
      .optional("day", \.day),
      .optional("period", \.period),
      .optional("from", \.from, "The first of several days."),
      .optional("to", \.to),
      .optional("summary", \.summary, "Spending by category, shop and month."),
      .optional("everyone", \.everyone, "The whole household’s."),
    ]
}
