package import Nutrition

/// One line of a receipt.
package struct TripCallLine: CallRecord {
  /// A text alone is the line as printed; an amount that it begins with becomes its quantity.
  package static let textField: String? = "original"

  /// The words as printed, without amounts; by them the line is known again in its store.
  package var original: String?
  /// In English; nil where it is not known.
  package var name: String?
  /// The food of the food bank that it is, in words; left out where that is a guess.
  package var food: String?
  /// How many, in `unit`.
  package var quantity: FixedDecimal?
  /// Nil is a piece.
  package var unit: MeasureUnit?
  /// Of all of it, where it is printed or was weighed.
  package var grams: FixedDecimal?
  /// The grams are those of a typical piece.
  package var approximate: Bool?
  /// Of all of it, in whole units of the currency; below zero for what is taken off.
  package var price: FixedDecimal?
  /// Of one unit, where it is printed.
  package var unitPrice: FixedDecimal?
  /// Nil is an item.
  package var kind: Purchase.Kind?
  /// Where it belongs.
  package var category: FoodCategory?
  /// It is not eaten.
  package var nonFood: Bool?
  /// Not to be asked about, now and on later receipts of the store.
  package var skip: Bool?
  /// The place of the line that a discount, a deposit or a void belongs to.
  package var appliesTo: Int?
  /// Read badly, or put right by a guess: to be shown as such.
  package var doubtful: Bool?
  /// The person has said what it is.
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
