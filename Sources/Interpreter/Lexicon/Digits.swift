internal import Nutrition

/// Parses digits with points and commas.
enum Digits {
  /// In bytes; longer numbers are not amounts.
  private static let most = 24
  private static let apostrophe = UInt8(ascii: "'")
  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")

  /// The number that `text` writes. Groups of three digits are thousands ("1,500", "1.234.567", "1'500"); otherwise a
  /// single point or comma is the decimal mark ("1.5", "0,5"). Nil where it is neither, and where it is out of range (±
  /// 92,233,720,368.54775807).
  ///
  /// - Parameter thousands: the signs that separate thousands in the language of the line; only they distinguish
  ///   "1.500" from "1,500".
  static func figure(_ text: String, thousands: Set<UInt8> = [comma]) -> FixedDecimal? {
    figure(text.utf8, thousands: thousands)
  }

  /// The other number that `text` may mean: 1.5 where `figure` returns 1500, and 1500 where it returns 1.5. Nil where
  /// it is not ambiguous.
  static func other(_ text: String, thousands: Set<UInt8> = [comma]) -> FixedDecimal? {
    guard text.utf8.count <= most, text.utf8.count(where: { $0 == point || $0 == comma }) == 1,
      let sign = text.utf8.first(where: { $0 == point || $0 == comma }), isGrouped(text.utf8[...], by: sign)
    else { return nil }
    return value(of: text.utf8, decimal: thousands.contains(sign) ? sign : nil)
  }

  /// The number of `text`, where a point before three digits separates thousands: "1.500" kcal.
  static func energy(_ text: String) -> FixedDecimal? {
    guard text.utf8.count <= most, text.utf8.contains(point), isGrouped(text.utf8[...], by: point) else {
      return figure(text)
    }
    return value(of: text.utf8, decimal: nil)
  }

  /// Like `figure` of a text, for its bytes.
  static func figure(
    _ bytes: some BidirectionalCollection<UInt8>, thousands: Set<UInt8> = [comma]
  ) -> FixedDecimal? {
    guard bytes.count <= most else { return nil }
    let points = bytes.count { $0 == point }
    let commas = bytes.count { $0 == comma }
    switch (points, commas) {
    case (0, 0): return value(of: bytes, decimal: nil)
    case (1, 0) where !thousands.contains(point) || !isGrouped(bytes[...], by: point):
      return value(of: bytes, decimal: point)
    case (0, 1) where !thousands.contains(comma) || !isGrouped(bytes[...], by: comma):
      return value(of: bytes, decimal: comma)
    case (0, _): return isGrouped(bytes[...], by: comma) ? value(of: bytes, decimal: nil) : nil
    case (_, 0): return isGrouped(bytes[...], by: point) ? value(of: bytes, decimal: nil) : nil
    default: return mixed(bytes)
    }
  }

  /// Parses "1,234.5" and "1.234,5": the last sign is the decimal mark.
  private static func mixed(_ bytes: some BidirectionalCollection<UInt8>) -> FixedDecimal? {
    guard let last = bytes.lastIndex(where: { $0 == point || $0 == comma }) else { return nil }
    guard isGrouped(bytes[..<last], by: bytes[last] == point ? comma : point) else { return nil }
    return value(of: bytes, decimal: bytes[last])
  }

  /// Whether every group after the first has three digits, and the first one to three without a leading zero.
  private static func isGrouped(_ bytes: some Collection<UInt8>, by sign: UInt8) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: "0"), first != sign else { return false }
    var length = 0
    var groups = 0
    for byte in bytes {
      if byte != sign {
        length += 1
        continue
      }
      guard groups == 0 ? length <= 3 : length == 3 else { return false }
      groups += 1
      length = 0
    }
    return groups == 0 ? length <= 3 : length == 3
  }

  /// The digits as a number, ignoring the signs between them apart from the decimal mark. Decimals after the eighth are
  /// rounded as in `FixedDecimal`.
  private static func value(of bytes: some Collection<UInt8>, decimal: UInt8?) -> FixedDecimal? {
    var digits = DecimalDigits()
    for byte in bytes {
      switch byte {
      case decimal: guard digits.take(point) else { return nil }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): _ = digits.take(byte)
      case point, comma, apostrophe: continue
      default: return nil
      }
    }
    return digits.figure()
  }
}
