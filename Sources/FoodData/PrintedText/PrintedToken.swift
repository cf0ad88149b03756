internal import Nutrition

/// A token of a printed line.
struct PrintedToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(PrintedNumber)
    /// Digits with marks that are not a number: a date, a telephone number.
    case digits
    /// Letters.
    case word
    /// "x" or "×" between two numbers, or beside one.
    case times
    case at
    case percent
    case minus
    /// A currency sign or code, as its ISO 4217 code.
    case currency(String)
    case slash
    case less
    case star
    case mark
  }

  let kind: Kind
  /// The range of its bytes in the line.
  let range: Range<Int>
  /// Whether it directly follows the token before it, without a space.
  let isGlued: Bool

  var number: PrintedNumber? {
    if case .number(let number) = kind { number } else { nil }
  }

  var isCurrency: Bool {
    if case .currency = kind { true } else { false }
  }
}

/// A number as printed.
struct PrintedNumber: Hashable, Sendable {
  let value: FixedDecimal
  /// The number of digits after the decimal mark.
  let places: Int
  /// The value if its one mark separates thousands: "1,970" is 1970 or 1.97. Nil where there is no such reading.
  let grouped: FixedDecimal?
  /// How many digits it has.
  let digits: Int

  var isWhole: Bool { places == 0 }
}
