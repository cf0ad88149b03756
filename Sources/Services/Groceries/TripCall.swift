package import Nutrition

/// A receipt as a call says it: what a reader of receipts, a model or a person made of it.
package struct TripCall: Codable, Sendable {
  /// Nil where the receipt does not say it.
  package var store: String?
  /// As YYYY-MM-DD, or in words; nil is today.
  package var day: String?
  /// "17:25".
  package var time: String?
  /// An ISO 4217 code; nil is that of the last trip, else EUR.
  package var currency: String?
  /// As printed, in whole units of the currency.
  package var total: Figure?
  /// In the order of the receipt. Lines are referred to by their place in it, from 1.
  package var lines: [TripCallLine]
  package var warnings: [TripWarning]?

  package init(
    store: String? = nil, day: String? = nil, time: String? = nil, currency: String? = nil, total: Figure? = nil,
    lines: [TripCallLine], warnings: [TripWarning]? = nil
  ) {
    self.store = store
    self.day = day
    self.time = time
    self.currency = currency
    self.total = total
    self.lines = lines
    self.warnings = warnings
  }
}

/// One line of it.
package struct TripCallLine: Codable, Sendable {
  /// The words as printed, without amounts; by them the line is known again in its store.
  package var original: String?
  /// In English; nil where it is not known.
  package var name: String?
  /// The food of the food bank that it is, in words; left out where that is a guess.
  package var food: String?
  /// How many, in `unit`.
  package var quantity: Figure?
  /// Nil is a piece.
  package var unit: MeasureUnit?
  /// Of all of it, where it is printed or was weighed.
  package var grams: Figure?
  /// The grams are those of a typical piece.
  package var approximate: Bool?
  /// Of all of it, in whole units of the currency; below zero for what is taken off.
  package var price: Figure?
  /// Of one unit, where it is printed.
  package var unitPrice: Figure?
  /// Nil is an item.
  package var kind: Purchase.Kind?
  package var category: FoodCategory?
  package var nonFood: Bool?
  /// Not to be asked about, now and on later receipts of the store.
  package var skip: Bool?
  /// The place of the line that a discount, a deposit or a void belongs to.
  package var appliesTo: Int?
  /// Read badly, or put right by a guess: to be shown as such.
  package var doubtful: Bool?
  /// The person has said what it is.
  package var sure: Bool?

  package enum CodingKeys: String, CodingKey {
    case original, name, food, quantity, unit, grams, approximate, price, kind, category, skip, doubtful, sure
    case unitPrice = "unit_price"
    case nonFood = "non_food"
    case appliesTo = "applies_to"
  }

  package init(original: String? = nil, name: String? = nil) {
    self.original = original
    self.name = name
  }
}
