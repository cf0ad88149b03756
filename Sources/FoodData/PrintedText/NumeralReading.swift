internal import Nutrition

/// Parses the digits of a number, whose decimal mark may be a comma or a point.
enum NumeralReading {
  /// - Parameter marks: the positions of the marks between the digits.
  static func number(_ bytes: ArraySlice<UInt8>, marks: [Int]) -> PrintedNumber? {
    let digits = bytes.count - marks.count
    guard digits <= 12, !marks.contains(where: { bytes[$0] == UInt8(ascii: ":") }) else { return nil }
    guard let last = marks.last else {
      return figure(bytes, places: 0).map { PrintedNumber(value: $0, places: 0, grouped: nil, digits: digits) }
    }
    let places = bytes.endIndex - last - 1
    if marks.count == 1 {
      guard bytes[last] != UInt8(ascii: "'") else {
        return places == 3 ? whole(bytes, digits: digits) : nil
      }
      let leading = last - bytes.startIndex
      let canGroup = places == 3 && (1...3).contains(leading) && bytes[bytes.startIndex] != UInt8(ascii: "0")
      guard let value = figure(bytes, places: places) else { return nil }
      let grouped = canGroup ? figure(bytes, places: 0) : nil
      return PrintedNumber(value: value, places: places, grouped: grouped, digits: digits)
    }
    return grouped(bytes, marks: marks, places: places, digits: digits)
  }

  /// Parses "1.234,56" and "1,234,567".
  private static func grouped(_ bytes: ArraySlice<UInt8>, marks: [Int], places: Int, digits: Int) -> PrintedNumber? {
    let last = marks[marks.count - 1]
    let groups = zip(marks, marks.dropFirst())
    guard groups.allSatisfy({ $1 - $0 == 4 }), let first = marks.first, first - bytes.startIndex <= 3 else {
      return nil
    }
    if bytes[first] == bytes[last] { return places == 3 ? whole(bytes, digits: digits) : nil }
    guard marks.dropLast().allSatisfy({ bytes[$0] == bytes[first] }) else { return nil }
    return figure(bytes, places: places).map {
      PrintedNumber(value: $0, places: places, grouped: nil, digits: digits)
    }
  }

  private static func whole(_ bytes: ArraySlice<UInt8>, digits: Int) -> PrintedNumber? {
    figure(bytes, places: 0).map { PrintedNumber(value: $0, places: 0, grouped: nil, digits: digits) }
  }

  /// The digits as a number with this many decimal places; marks among them are ignored.
  private static func figure(_ bytes: ArraySlice<UInt8>, places: Int) -> FixedDecimal? {
    guard places <= 8 else { return nil }
    var digits = DecimalDigits()
    for byte in bytes where byte.isDigit { _ = digits.take(byte) }
    return digits.figure(exponent: -places)
  }
}
