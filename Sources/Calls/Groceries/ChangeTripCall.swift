package import Nutrition

/// Changes a kept trip: its store, day or total, and its lines.
package struct ChangeTripCall: Call {
  package static let name = "change_trip"

  /// Its number on the list: 1 is the newest.
  package var trip: Int?
  /// Words of the store's name; without a day its newest trip is meant.
  package var store: String?
  /// In words or as YYYY-MM-DD.
  package var day: String?
  /// Its new store.
  package var toStore: String?
  /// Its new day.
  package var toDay: String?
  /// Its new total.
  package var toTotal: FixedDecimal?
  /// What becomes of its lines.
  package var lines: [Line]?

  package init() {}

  package static let fields: [CallField<ChangeTripCall>] =
    [
      .optional("trip", \.trip, "Its number on the list, the newest is 1."),
      .optional("store", \.store),
      .optional("day", \.day),
      .optional("to_store", \.toStore),
      .optional("to_day", \.toDay),
      .optional("to_total", \.toTotal),
      .optional("lines", \.lines),
    ]
}

extension ChangeTripCall {
  /// What becomes of a line; without its number it is a further one.
  package struct Line: CallRecord {
    /// Its number on the trip.
    package var line: Int?
    /// Words of it, in place of the number.
    package var named: String?
    /// In English.
    package var name: String?
    /// The food that it is.
    package var food: String?
    /// How many, in `unit`.
    package var quantity: FixedDecimal?
    /// Nil is a piece.
    package var unit: MeasureUnit?
    /// Of all of it.
    package var grams: FixedDecimal?
    /// Of all of it.
    package var price: FixedDecimal?
    /// An item, a deposit, a discount, a return.
    package var kind: Purchase.Kind?
    /// It is not eaten.
    package var nonFood: Bool?
    /// Not to be asked about.
    package var skip: Bool?
    /// It goes.
    package var drop: Bool?

    package init() {}

    package static let fields: [CallField<Line>] =
      [
        .optional("line", \.line, "Its number on the trip; none adds a line."),
        .optional("named", \.named, "Words of it, where no number is known."),
        .optional("name", \.name, "In English."),
        .optional("food", \.food),
        .optional("quantity", \.quantity),
        .known("unit", \.unit, "g, kg, ml, l; none for pieces."),
        .optional("grams", \.grams, "Of all of it."),
        .optional("price", \.price, "Of all of it."),
        .optional("kind", \.kind),
        .optional("non_food", \.nonFood),
        .optional("skip", \.skip),
        .optional("drop", \.drop),
      ]
  }
}

extension ChangeTripCall {
  /// Lines can be changed, skipped, counted again and taken off; so can the store, the day and the total.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .food, .skipped, .counted, .removed, .day: true
    case .field(let field, _): [.store, .total].contains(field)
    default: false
    }
  }
}

extension ChangeTripCall {
  /// No trip is named: it is about the one that was told last.
  package var isOfNewest: Bool { trip == nil && store == nil && day == nil }
}
