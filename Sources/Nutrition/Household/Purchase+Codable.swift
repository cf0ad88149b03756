internal import FoundationEssentials

// Written by hand because journals and exports of earlier versions have fewer members, and a different name for one
// value.
extension Purchase {
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decode(UUID.self, forKey: .id), created: try members.decode(Instant.self, forKey: .created),
      trip: try members.decode(UUID.self, forKey: .trip), position: try members.decode(Int.self, forKey: .position),
      original: try members.decode(String.self, forKey: .original),
      name: try members.decode(String.self, forKey: .name),
      grams: try members.decodeIfPresent(Grams.self, forKey: .grams),
      price: try members.decodeIfPresent(Money.self, forKey: .price),
      kind: try members.decode(Kind.self, forKey: .kind), food: try members.decodeIfPresent(UUID.self, forKey: .food),
      skipped: try members.decode(Bool.self, forKey: .skipped))
    updated = try members.decode(Instant.self, forKey: .updated)
    quantity = try members.decodeIfPresent(FixedDecimal.self, forKey: .quantity)
    unit = try members.decodeIfPresent(MeasureUnit.self, forKey: .unit)
    unitPrice = try members.decodeIfPresent(FixedDecimal.self, forKey: .unitPrice)
    isUsualPack = try members.decodeIfPresent(Bool.self, forKey: .isUsualPack) ?? false
    category = try members.decodeIfPresent(FoodCategory.self, forKey: .category)
    isNonFood = try members.decodeIfPresent(Bool.self, forKey: .isNonFood) ?? false
    confidence = try members.decodeIfPresent(Int.self, forKey: .confidence)
    appliesTo = try members.decodeIfPresent(Int.self, forKey: .appliesTo)
  }
}

extension Purchase.Kind {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let kind = word == "return" ? .depositReturn : Purchase.Kind(rawValue: word) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no kind of a purchase")
    }
    self = kind
  }
}
