internal import Nutrition

/// A number of a label as it is printed, where a text recogniser may have lost its decimal mark or have read its unit as
/// a last digit.
struct PrintedFigure {
  let value: FixedDecimal
  /// How many decimal places it has.
  let places: Int
  /// The number without a last digit that may be a "g": "139" may be "13g", and "0.38" may be "0.3g".
  let withoutUnit: FixedDecimal?
  /// The same where the last digit is a nine, which is the usual misreading.
  var withoutLastNine: FixedDecimal? { endsWithNine ? withoutUnit : nil }

  private let endsWithNine: Bool

  init(_ number: PrintedNumber, text: String) {
    var digits = text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    // No number but a decimal begins with a zero: "05" is "0.5", and "001" is "0.01".
    if digits.count >= 2, digits[0] == UInt8(ascii: "0"), digits.allSatisfy(\.isDigit) {
      digits.insert(UInt8(ascii: "."), at: 1)
    }
    let read = number.grouped == nil ? PrintedFigure.decimal(digits) : nil
    value = read ?? number.value
    let decimals = digits.contains(UInt8(ascii: ".")) ? digits.reversed().prefix { $0 != UInt8(ascii: ".") }.count : 0
    places = read == nil ? number.places : decimals
    endsWithNine = digits.last == UInt8(ascii: "9")
    // Only salt is printed with two decimals.
    guard digits.count >= 2, endsWithNine || places == 2 && digits.last == UInt8(ascii: "8") else {
      withoutUnit = nil
      return
    }
    digits.removeLast()
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    withoutUnit = PrintedFigure.decimal(digits)
  }

  private static func decimal(_ digits: [UInt8]) -> FixedDecimal? {
    FixedDecimal(String(decoding: digits, as: UTF8.self))
  }
}
