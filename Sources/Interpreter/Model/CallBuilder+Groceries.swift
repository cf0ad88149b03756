internal import Calls
internal import Nutrition

/// Calls about trips to shops.
extension CallBuilder {
  func groceries(_ wish: GroceryWish, on day: Day?) -> AnyCall {
    switch wish {
    case .record(let trip):
      AnyCall(
        RecordTripCall {
          ($0.store, $0.day, $0.currency, $0.total) = (trip.store, day?.description, trip.currency, trip.total)
          $0.lines = trip.items.map { TripCallLine($0) }
        })
    case .show(let trips): AnyCall(ShowTripsCall(trips))
    case .delete(let trips):
      AnyCall(
        DeleteTripCall { ($0.trip, $0.store, $0.day) = (trips.number, trips.store, trips.first?.description) })
    }
  }
}

extension TripCallLine {
  init(_ item: BoughtItem) {
    self.init(original: item.food)
    (quantity, unit, price) = (item.amount.quantity, item.amount.unit, item.price)
  }
}

extension ShowTripsCall {
  fileprivate init(_ trips: AskedTrips) {
    self.init()
    let isOneDay = trips.first != nil && trips.first == trips.last
    trip = trips.number
    store = trips.store
    day = isOneDay ? trips.first?.description : nil
    from = isOneDay ? nil : trips.first?.description
    to = isOneDay ? nil : trips.last?.description
    everyone = trips.isOfAll ? true : nil
  }
}
