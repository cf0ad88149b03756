package import FoundationEssentials

/// One line of a receipt. Buying is not eating: it never counts in a diary.
package struct Purchase: Hashable, Codable, Sendable {
  /// The kinds of receipt lines.
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
  /// When the line was last changed; `created` if never.
  package var updated: Instant
  /// The id of the trip.
  package var trip: UUID
  /// The position on the receipt, from 1.
  package var position: Int
  /// The words as printed.
  package var original: String
  /// The English name.
  package var name: String
  /// The amount, in `unit`.
  package var quantity: FixedDecimal?
  /// The unit of `quantity`; nil is pieces.
  package var unit: MeasureUnit?
  /// The weight of all of it.
  package var grams: Grams?
  /// Whether the weight is that of usual packs of the food, because none was printed or given.
  package var isUsualPack: Bool
  /// The price of all of it; negative for what is taken off, nil where it is not known.
  package var price: Money?
  /// The price of one unit in whole units of the currency, where it is printed.
  package var unitPrice: FixedDecimal?
  /// Whether it is an item, or another line of a receipt such as a deposit, discount or fee.
  package var kind: Kind
  /// The category that was given, or that of `food`; nil where neither is known.
  package var category: FoodCategory?
  /// Whether it is something that nobody eats.
  package var isNonFood: Bool
  /// The food in the food bank; nil where none was found, or the line is not food.
  package var food: UUID?
  /// How sure it is that the line is `food`, in percent.
  package var confidence: Int?
  /// The position of the line that a discount, a deposit or a void belongs to.
  package var appliesTo: Int?
  /// Whether not to ask about it; it then has no food.
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

  /// Whether it is food or drink that counts.
  package var isFood: Bool { kind == .item && !isNonFood && !skipped }
}
