package import Nutrition

/// Numbers as data files write them.
package enum DecimalText {
  /// Reads a sign, digits with at most one decimal sign, and an exponent ("12", ".5", "-3.25", "8.79000000", "0E-8").
  /// Places after the eighth are rounded half away from zero. Nil for anything else, and beyond the range.
  package static func figure(in bytes: borrowing Span<UInt8>, decimalSign: UInt8 = UInt8(ascii: ".")) -> Figure? {
    var scan = Scan(decimalSign: decimalSign)
    guard scan.read(bytes) else { return nil }
    return scan.figure
  }

  /// The same of a text.
  package static func figure(_ text: some StringProtocol, decimalSign: UInt8 = UInt8(ascii: ".")) -> Figure? {
    figure(in: Array(text.utf8).span, decimalSign: decimalSign)
  }

  private struct Scan {
    let decimalSign: UInt8
    private var negative = false
    /// The first eighteen digits that count.
    private var digits: Int64 = 0
    /// By which power of ten `digits` is to be multiplied.
    private var exponent = 0
    private var sawDigit = false

    init(decimalSign: UInt8) { self.decimalSign = decimalSign }

    /// False where it is not a number.
    mutating func read(_ bytes: borrowing Span<UInt8>) -> Bool {
      var index = 0
      var places: Int?
      if bytes.count > 0, bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") {
        negative = bytes[0] == UInt8(ascii: "-")
        index = 1
      }
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte.isDigit {
          sawDigit = true
          take(byte, afterSign: places != nil)
        } else if byte == decimalSign, places == nil {
          places = 0
        } else if byte | 0x20 == UInt8(ascii: "e"), sawDigit {
          return readExponent(bytes, from: index)
        } else {
          return false
        }
      }
      return sawDigit
    }

    private mutating func take(_ byte: UInt8, afterSign: Bool) {
      if digits < 100_000_000_000_000_000 {
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if afterSign { exponent -= 1 }
      } else if !afterSign {
        exponent += 1
      }
    }

    private mutating func readExponent(_ bytes: borrowing Span<UInt8>, from start: Int) -> Bool {
      var index = start
      var down = false
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
        down = bytes[index] == UInt8(ascii: "-")
        index += 1
      }
      guard index < bytes.count, bytes.count - index <= 6 else { return false }
      var number = 0
      while index < bytes.count {
        guard bytes[index].isDigit else { return false }
        number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
        index += 1
      }
      exponent += down ? -number : number
      return true
    }

    /// Nil beyond the range.
    var figure: Figure? {
      guard digits != 0 else { return .zero }
      var units = digits
      var shift = exponent + 8
      while shift > 0 {
        let (tenfold, overflow) = units.multipliedReportingOverflow(by: 10)
        guard !overflow else { return nil }
        units = tenfold
        shift -= 1
      }
      guard shift >= -19 else { return .zero }
      while shift < -1 {
        units /= 10
        shift += 1
      }
      if shift == -1 { units = (units + 5) / 10 }
      return Figure(units: negative ? -units : units)
    }
  }
}
