/// A call that refers to a shopping trip.
package protocol TripSelection: Call {
  /// The trip's number on the list: 1 is the newest.
  var trip: Int? { get }
  /// Words of the store's name; without a day the newest trip there is meant.
  var store: String? { get }
  var day: String? { get }
}

extension ShowTripsCall: TripSelection {}
extension ChangeTripCall: TripSelection {}
extension DeleteTripCall: TripSelection {}
