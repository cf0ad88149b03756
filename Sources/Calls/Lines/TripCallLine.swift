package import Nutrition

/// One line of a receipt.
package struct TripCallLine: CallRecord {
  /// A plain text is the line as printed; an amount at its start becomes the quantity.
  package static let textField: String? = "original"

  /// The words as printed, without amounts. By them the line is recognised on later receipts of the store.
  package var original: String?
  /// What it is, in English; nil where that is not known.
  package var name: String?
  /// The food of the food bank that it is, in words; left out where that would be a guess.
  package var food: String?
  /// The amount, in `unit`.
  package var quantity: FixedDecimal?
  /// The unit of `quantity`; nil is pieces.
  package var unit: MeasureUnit?
  /// The weight of all of it, where it is printed or was weighed.
  package var grams: FixedDecimal?
  /// Whether the grams are those of a typical piece.
  package var approximate: Bool?
  /// The price of all of it, in whole units of the currency; negative for what is taken off.
  package var price: FixedDecimal?
  /// The price of one unit, where it is printed.
  package var unitPrice: FixedDecimal?
  /// The kind of line; nil is an item.
  package var kind: Purchase.Kind?
  /// The category that it belongs to.
  package var category: FoodCategory?
  /// Whether it is something that is not eaten, like soap.
  package var nonFood: Bool?
  /// Whether not to ask about it, now and on later receipts of the store.
  package var skip: Bool?
  /// The number of the line that a discount, a deposit or a void belongs to.
  package var appliesTo: Int?
  /// Whether it was hard to read or corrected by a guess, and is shown as doubtful.
  package var doubtful: Bool?
  /// Whether the person has said what it is.
  package var sure: Bool?

  package init() {}

  package init(original: String? = nil, name: String? = nil) {
    self.original = original
    self.name = name
  }

  package static let fields: [CallField<TripCallLine>] =
    [
      .optional("original", \.original, "As printed, without amounts."),
      .optional("name", \.name, "In English."),
      .optional("food", \.food, "The food it is, without the amount; none where unsure."),
      .optional("quantity", \.quantity),
      .known("unit", \.unit, "g, kg, ml, l; none for pieces."),
      .optional("grams", \.grams, "Of all of it, where printed or weighed."),
      .optional("approximate", \.approximate, "The grams are a typical piece’s."),
      .optional("price", \.price, "Of all of it; below 0 where it is taken off."),
      .optional("unit_price", \.unitPrice, "Where printed."),
      .optional("kind", \.kind, "item unless it is another."),
      .known("category", \.category, "produce, dairy, meat, …"),
      .optional("non_food", \.nonFood),
      .optional("skip", \.skip, "Not to be asked about."),
      .optional("applies_to", \.appliesTo, "The line, from 1, that it belongs to."),
      .optional("doubtful", \.doubtful, "Hard to read."),
      .optional("sure", \.sure, "The user said what it is."),
    ]
}
