package import Nutrition

/// Changes a recorded trip: its store, day, total and lines.
package struct ChangeTripCall: Call {
  package static let name = "change_trip"

  /// The trip's number on the list: 1 is the newest.
  package var trip: Int?
  /// Words of the store's name; without a day the newest trip there is meant.
  package var store: String?
  /// The day in words or as YYYY-MM-DD.
  package var day: String?
  /// Its new store.
  package var toStore: String?
  /// Its new day.
  package var toDay: String?
  /// Its new total.
  package var toTotal: FixedDecimal?
  /// What changes in its lines.
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
  /// A change of a line; one without a number or `named` adds a line.
  package struct Line: CallRecord {
    /// The line's number on the trip.
    package var line: Int?
    /// Words of the line, in place of its number.
    package var named: String?
    /// What it is, in English.
    package var name: String?
    /// The food that it is.
    package var food: String?
    /// The amount, in `unit`.
    package var quantity: FixedDecimal?
    /// The unit of `quantity`; nil is pieces.
    package var unit: MeasureUnit?
    /// The weight of all of it.
    package var grams: FixedDecimal?
    /// The price of all of it.
    package var price: FixedDecimal?
    /// Whether it is an item, a deposit, a discount or a return.
    package var kind: Purchase.Kind?
    /// Whether it is something that is not eaten, like soap.
    package var nonFood: Bool?
    /// Whether not to ask about it.
    package var skip: Bool?
    /// Whether the line is removed.
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
  /// Lines can be changed, skipped, counted again and removed; so can the store, the day and the total.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .food, .skipped, .counted, .removed, .day: true
    case .field(let field, _): [.store, .total].contains(field)
    default: false
    }
  }
}

extension ChangeTripCall {
  /// Whether no trip is named, so that it is about the one that was recorded last.
  package var isOfNewest: Bool { trip == nil && store == nil && day == nil }
}
