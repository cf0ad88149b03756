internal import Nutrition

/// A piece of a printed line that means one thing.
struct PrintedToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(PrintedNumber)
    /// Digits with marks that are no number: a date, a telephone number.
    case digits
    /// Letters, with the digits that are glued to their end.
    case word
    /// "x" or "×" between two numbers, or beside one.
    case times
    case at
    case percent
    case minus
    /// A sign or a code of a currency, as its code.
    case currency(String)
    case slash
    case less
    case star
    case mark
  }

  let kind: Kind
  /// Where it stands among the line's bytes.
  let range: Range<Int>
  /// Whether nothing stands between it and what is before it.
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
  /// Digits behind the decimal mark.
  let places: Int
  /// What it is where its one mark stands between thousands: "1,970" is 1970 or 1.97.
  let grouped: FixedDecimal?
  /// How many digits there are.
  let digits: Int

  var isWhole: Bool { places == 0 }
}
