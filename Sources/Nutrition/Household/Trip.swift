package import FoundationEssentials

/// A trip to a shop.
package struct Trip: Hashable, Codable, Sendable {
  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var profile: UUID
  package var day: Day
  package var store: String
  /// The total as printed, which need not be the sum of the lines.
  package var total: Money

  package init(id: UUID, created: Instant, profile: UUID, day: Day, store: String, total: Money) {
    self.id = id
    self.created = created
    updated = created
    self.profile = profile
    self.day = day
    self.store = store
    self.total = total
  }
}

/// One line of a receipt.
package struct Purchase: Hashable, Codable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case item, deposit, discount
    case giveBack = "return"
  }

  package let id: UUID
  package let created: Instant
  package var updated: Instant
  package var trip: UUID
  package var position: Int
  /// As printed.
  package var original: String
  /// The English name.
  package var name: String
  package var grams: Grams?
  package var price: Money
  package var kind: Kind
  package var food: UUID?
  package var skipped: Bool

  package init(
    id: UUID, created: Instant, trip: UUID, position: Int, original: String, name: String, grams: Grams? = nil,
    price: Money, kind: Kind, food: UUID? = nil, skipped: Bool = false
  ) {
    self.id = id
    self.created = created
    updated = created
    self.trip = trip
    self.position = position
    self.original = original
    self.name = name
    self.grams = grams
    self.price = price
    self.kind = kind
    self.food = food
    self.skipped = skipped
  }
}
