extension FixedDecimal: CustomStringConvertible {
  /// Parses a plain decimal: digits with at most one point ("12", "0.5", "-3.25"). Decimals after the eighth are
  /// rounded half to even. Nil for anything else and beyond ± 92,233,720,368.54775807.
  package init?(_ text: some StringProtocol) {
    var digits = DecimalDigits()
    for byte in text.utf8 {
      guard digits.take(byte) else { return nil }
    }
    guard digits.hasDigit, let figure = digits.figure() else { return nil }
    self = figure
  }

  /// The shortest exact text: "12", "0.5", "-3.25".
  package var description: String {
    formatted(places: 8, trimming: true, grouping: false)
  }

  /// The value as shown to people. Figures are rounded only here.
  ///
  /// - Parameters:
  ///   - places: decimals to show, 0 to 8.
  ///   - trimming: leaves out trailing zeros (and the point).
  ///   - grouping: puts a comma between thousands.
  package func formatted(places: Int = 1, trimming: Bool = true, grouping: Bool = true) -> String {
    let value = rounded(toPlaces: places)
    var (whole, fraction) = value.units.magnitude.quotientAndRemainder(dividingBy: FixedDecimal.scale.magnitude)
    for _ in places..<8 { fraction /= 10 }
    // Written from the last digit to the first, then reversed.
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
