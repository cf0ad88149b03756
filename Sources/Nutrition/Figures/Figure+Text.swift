extension Figure: CustomStringConvertible {
  /// Reads a plain decimal: digits with at most one point ("12", "0.5", "-3.25"). Places after the eighth are
  /// rounded half to even. Nil for anything else or beyond the range.
  package init?(_ text: some StringProtocol) {
    var digits = text.utf8[...]
    let negative = digits.first == UInt8(ascii: "-")
    if negative { digits = digits.dropFirst() }
    guard !digits.isEmpty else { return nil }
    var units: Int64 = 0
    var places = -1
    var sawDigit = false
    var rounding = Rounding()
    for byte in digits {
      if byte == UInt8(ascii: "."), places < 0 {
        places = 0
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      sawDigit = true
      if places >= 8 {
        rounding.take(byte - UInt8(ascii: "0"))
        continue
      }
      if places >= 0 { places += 1 }
      guard let next = units.appending(byte - UInt8(ascii: "0")) else { return nil }
      units = next
    }
    guard sawDigit else { return nil }
    for _ in max(places, 0)..<8 {
      guard let next = units.appending(0) else { return nil }
      units = next
    }
    if rounding.goesUp(fromOdd: units % 2 == 1) {
      guard units < .max else { return nil }
      units += 1
    }
    self.init(units: negative ? -units : units)
  }

  /// The shortest exact decimal: "12", "0.5", "-3.25".
  package var description: String {
    formatted(places: 8, trimming: true, grouping: false)
  }

  /// The value as people read it, rounded here and nowhere else.
  ///
  /// - Parameters:
  ///   - places: decimals to show, 0 to 8.
  ///   - trimming: leaves out trailing zeros (and the point).
  ///   - grouping: puts a comma between thousands.
  package func formatted(places: Int = 1, trimming: Bool = true, grouping: Bool = true) -> String {
    let value = rounded(toPlaces: places)
    var (whole, fraction) = value.units.magnitude.quotientAndRemainder(dividingBy: Figure.scale.magnitude)
    for _ in places..<8 { fraction /= 10 }
    // From the last digit to the first, and then turned round.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(28)
    for _ in 0..<places {
      if !trimming || !bytes.isEmpty || fraction % 10 > 0 { bytes.append(digit: fraction % 10) }
      fraction /= 10
    }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ".")) }
    var count = 0
    repeat {
      if grouping, count > 0, count % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(digit: whole % 10)
      whole /= 10
      count += 1
    } while whole > 0
    if value.units < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.reverse()
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(digit: UInt64) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }
}

/// What the digits past the eighth place say about rounding.
private struct Rounding {
  private var first: UInt8?
  private var rest = false

  mutating func take(_ digit: UInt8) {
    if first == nil { first = digit } else if digit != 0 { rest = true }
  }

  func goesUp(fromOdd odd: Bool) -> Bool {
    guard let first else { return false }
    return first > 5 || (first == 5 && (rest || odd))
  }
}

extension Int64 {
  fileprivate func appending(_ digit: UInt8) -> Int64? {
    let (tenfold, overflow) = multipliedReportingOverflow(by: 10)
    let (sum, carry) = tenfold.addingReportingOverflow(Int64(digit))
    return overflow || carry ? nil : sum
  }
}
