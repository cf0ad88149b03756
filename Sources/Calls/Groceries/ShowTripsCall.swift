/// Shows trips to shops and the spending, or one trip.
package struct ShowTripsCall: Call {
  package static let name = "show_trips"

  /// Its number on the list: 1 is the newest.
  package var trip: Int?
  /// Words of the store's name; without a day its newest trip is meant.
  package var store: String?
  /// In words or as YYYY-MM-DD.
  package var day: String?
  /// Nil is the last 30 days.
  package var period: ShowPeriodCall.Length?
  /// The first of several days.
  package var from: String?
  /// The last of them.
  package var to: String?
  /// The spending by category and shop, month by month, and not the trips.
  package var summary: Bool?
  /// Of every profile.
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
