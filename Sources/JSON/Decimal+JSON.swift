internal import FoundationEssentials

extension Decimal {
  /// Reads a JSON number with any number of digits and any exponent. `Decimal` holds 38 digits, from 10¹⁶⁴ down to
  /// 10⁻¹²⁸; further digits are rounded half to even. All spellings of a number give the same decimal, and its
  /// description is read back as the same decimal. Nil for 1e165 or more, and for less than 1e-128 that is not zero.
  ///
  /// - Parameter bytes: a number by JSON's grammar.
  init?(json bytes: ArraySlice<UInt8>) {
    let mantissaEnd = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
    let mantissa = bytes[..<mantissaEnd]
    let isNegative = mantissa.first == UInt8(ascii: "-")
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let digits = mantissa.filter { $0 >= UInt8(ascii: "0") }
    guard let first = digits.firstIndex(where: { $0 > UInt8(ascii: "0") }) else {
      self = 0
      return
    }
    // With an exponent beyond 32 bits the number is out of range, however many digits it has.
    let exponentText = String(decoding: bytes[mantissaEnd...].dropFirst(), as: UTF8.self)
    guard let exponent = exponentText.isEmpty ? 0 : Int32(exponentText) else { return nil }
    let place = whole.count - (isNegative ? 1 : 0) - 1 - first + Int(exponent)
    guard let text = Decimal.text(digits[first...], firstPlace: place) else { return nil }
    self.init(string: (isNegative ? "-" : "") + text)
  }

  private static let mostDigits = 38
  /// The places that the first digit may have, as powers of ten. `Decimal` has exponents from -128 to 127; the digits
  /// up to 10¹⁶⁴ are written out as zeros.
  private static let places = -128...164

  /// The digits and an exponent, in a form of which `Decimal` keeps every digit. Nil where the number is out of range.
  private static func text(_ digits: ArraySlice<UInt8>, firstPlace: Int) -> String? {
    guard places.contains(firstPlace) else { return nil }
    var place = firstPlace
    var kept = rounded(digits, to: min(mostDigits, place - places.lowerBound + 1))
    if kept.isEmpty {
      kept = [UInt8(ascii: "1")]
      place += 1
      guard places.contains(place) else { return nil }
    }
    var exponent = place - kept.count + 1
    while exponent > 127 {
      kept.append(UInt8(ascii: "0"))
      exponent -= 1
    }
    return String(decoding: kept, as: UTF8.self) + "e\(exponent)"
  }

  /// The first `count` digits, rounded half to even, without the trailing zeros of rounding up. Empty where all were
  /// nines, so that rounding carries into a new first digit.
  private static func rounded(_ digits: ArraySlice<UInt8>, to count: Int) -> [UInt8] {
    var kept = Array(digits.prefix(count))
    let left = digits.dropFirst(count)
    guard let next = left.first, next >= UInt8(ascii: "5"), let last = kept.last else { return kept }
    let isHalf = next == UInt8(ascii: "5") && left.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
    guard !isHalf || !last.isMultiple(of: 2) else { return kept }
    while let last = kept.popLast() {
      if last < UInt8(ascii: "9") { return kept + [last + 1] }
    }
    return []
  }
}
