package import Nutrition

/// What is wanted of trips to shops.
package enum GroceryWish: Hashable, Sendable {
  case record(BoughtTrip)
  case show(AskedTrips)
  case delete(AskedTrips)
}

/// What was bought, as it was told.
package struct BoughtTrip: Hashable, Sendable {
  /// As typed.
  package var store: String?
  package var items: [BoughtItem]
  /// Of all of it, in whole units of the currency.
  package var total: Figure?
  /// An ISO 4217 code, where one was said.
  package var currency: String?
}

package struct BoughtItem: Hashable, Sendable {
  package var food: String
  package var amount: Amount
  /// Of all of it, in whole units of the currency.
  package var price: Figure?
}

/// Which trips are asked for.
package struct AskedTrips: Hashable, Sendable {
  /// As typed.
  package var store: String?
  /// The number on the list.
  package var number: Int?
  package var first: Day?
  package var last: Day?
  /// Everybody's of the household.
  package var isOfAll = false
}
