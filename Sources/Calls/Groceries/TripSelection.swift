/// A call that means a trip to a shop.
package protocol TripSelection: Call {
  /// Its number on the list: 1 is the newest.
  var trip: Int? { get }
  /// Words of the store's name; without a day its newest trip is meant.
  var store: String? { get }
  var day: String? { get }
}

extension ShowTripsCall: TripSelection {}
extension ChangeTripCall: TripSelection {}
extension DeleteTripCall: TripSelection {}
