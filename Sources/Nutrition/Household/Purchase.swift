package import FoundationEssentials

/// One line of a receipt. "Bought" is not "eaten": it never counts in a diary.
package struct Purchase: Hashable, Codable, Sendable {
  /// What a line of a receipt is.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case item, deposit
    case depositReturn = "deposit_return"
    case discount, coupon, void, fee, tax
  }

  enum CodingKeys: String, CodingKey {
    case id, created, updated, trip, position, original, name, quantity, unit, grams, isUsualPack, price, unitPrice,
      kind, category, isNonFood, food, confidence, appliesTo, skipped
  }

  package let id: UUID
  /// When the line was recorded.
  package let created: Instant
  /// When the line was last changed; `created` until then.
  package var updated: Instant
  /// The identifier of the trip whose receipt it is on.
  package var trip: UUID
  /// The order on the receipt, from 1.
  package var position: Int
  /// As printed.
  package var original: String
  /// The English name.
  package var name: String
  /// How many, in `unit`.
  package var quantity: FixedDecimal?
  /// A piece, where nothing else is said.
  package var unit: MeasureUnit?
  /// Of all of it.
  package var grams: Grams?
  /// The weight is that of usual packs of the food: none was printed or said.
  package var isUsualPack: Bool
  /// Of all of it; below zero for what is taken off. Nil where it is not known.
  package var price: Money?
  /// Of one unit, in whole units of the currency, where it is printed.
  package var unitPrice: FixedDecimal?
  /// Whether it is goods, or what of a receipt is none: a deposit, a discount, a fee.
  package var kind: Kind
  /// The shelf, as it was said or as that of `food`; nil where neither is known.
  package var category: FoodCategory?
  /// Something that nobody eats.
  package var isNonFood: Bool
  /// The food of the food bank that it is; nil where none was found, and for what is no food.
  package var food: UUID?
  /// How sure it is that the line is `food`, in percent.
  package var confidence: Int?
  /// The position of the line that a discount, a deposit or a void belongs to.
  package var appliesTo: Int?
  /// Not to be asked about: it stays without a food.
  package var skipped: Bool

  package init(
    id: UUID, created: Instant, trip: UUID, position: Int, original: String, name: String, grams: Grams? = nil,
    price: Money?, kind: Kind, food: UUID? = nil, skipped: Bool = false
  ) {
    self.id = id
    self.created = created
    updated = created
    self.trip = trip
    self.position = position
    self.original = original
    self.name = name
    quantity = nil
    unit = nil
    self.grams = grams
    isUsualPack = false
    self.price = price
    unitPrice = nil
    self.kind = kind
    category = nil
    isNonFood = false
    self.food = food
    confidence = nil
    appliesTo = nil
    self.skipped = skipped
  }

  /// Whether it is something to eat or drink that counts.
  package var isFood: Bool { kind == .item && !isNonFood && !skipped }
}
