internal import FoundationEssentials

extension Decimal {
  /// A number as JSON writes it, with any number of digits and any exponent: 38 digits of it, from 10¹⁶⁴ down to 10⁻¹²⁸,
  /// which is what `Decimal` holds; what is left out is rounded half to even. However it is spelled, the same number is
  /// the same decimal, and what that writes is read as itself. Nil where it is 1e165 or more, or less than 1e-128 and
  /// not zero.
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
    // Beyond 32 bits no number of digits makes up for it.
    let exponentText = String(decoding: bytes[mantissaEnd...].dropFirst(), as: UTF8.self)
    guard let exponent = exponentText.isEmpty ? 0 : Int32(exponentText) else { return nil }
    let place = whole.count - (isNegative ? 1 : 0) - 1 - first + Int(exponent)
    guard let text = Decimal.text(digits[first...], firstPlace: place) else { return nil }
    self.init(string: (isNegative ? "-" : "") + text)
  }

  private static let mostDigits = 38
  /// The places of a number's first digit, as powers of ten. An exponent goes from -128 to 127, and digits beyond that
  /// are zeros written out.
  private static let places = -128...164

  /// The digits and an exponent, so that `Decimal` holds all of them. Nil where it cannot.
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

  /// The first digits, without the zeros behind them that come of rounding up; none where they were all nines.
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
