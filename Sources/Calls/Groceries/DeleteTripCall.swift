/// Deletes a trip with its lines.
package struct DeleteTripCall: Call {
  package static let name = "delete_trip"

  /// The trip's number on the list: 1 is the newest.
  package var trip: Int?
  /// Words of the store's name; without a day the newest trip there is meant.
  package var store: String?
  /// The day in words or as YYYY-MM-DD.
  package var day: String?

  package init() {}

  package static let fields: [CallField<DeleteTripCall>] =
    [
      .optional("trip", \.trip, "Its number on the list, the newest is 1."),
      .optional("store", \.store),
      .optional("day", \.day),
    ]
}
