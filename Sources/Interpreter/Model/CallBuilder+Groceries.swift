internal import JSON
internal import Nutrition

/// Calls about trips to shops.
extension CallBuilder {
  func groceries(_ wish: GroceryWish, on day: Day?) -> Call {
    switch wish {
    case .record(let trip): Call(tool: "record_trip", arguments: arguments(trip, on: day))
    case .show(let trips): Call(tool: "show_trips", arguments: arguments(trips))
    case .delete(let trips): Call(tool: "delete_trip", arguments: arguments(trips))
    }
  }

  static func line(_ item: BoughtItem) -> JSONValue {
    .said([
      "original": .string(item.food), "quantity": item.amount.quantity.map { .figure($0) },
      "unit": item.amount.unit.map { .string($0.rawValue) }, "price": item.price.map { .figure($0) },
    ])
  }

  private func arguments(_ trip: BoughtTrip, on day: Day?) -> JSONValue {
    .said([
      "store": trip.store.map { .string($0) }, "day": day.map { .string($0.description) },
      "currency": trip.currency.map { .string($0) }, "total": trip.total.map { .figure($0) },
      "lines": .array(trip.items.map { CallBuilder.line($0) }),
    ])
  }

  private func arguments(_ trips: AskedTrips) -> JSONValue {
    let isOneDay = trips.first != nil && trips.first == trips.last
    let first = trips.first.map { JSONValue.string($0.description) }
    return .said([
      "trip": trips.number.map { .figure(Figure($0)) }, "store": trips.store.map { .string($0) },
      "day": isOneDay ? first : nil, "from": isOneDay ? nil : first,
      "to": isOneDay ? nil : trips.last.map { .string($0.description) }, "everyone": trips.isOfAll ? true : nil,
    ])
  }
}
