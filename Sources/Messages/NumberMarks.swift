package import Nutrition

/// The marks with which a language writes numbers in a region.
package struct NumberMarks: Hashable, Sendable {
  /// The decimal mark: "." or ",".
  package let decimal: String
  /// The mark between thousands: ",", ".", or a no-break space.
  package let group: String
  /// How many digits must stand before the first group mark: two in Spain, which writes 1234 and 12.345.
  package let leastGrouped: Int

  package init(decimal: String, group: String, leastGrouped: Int) {
    (self.decimal, self.group, self.leastGrouped) = (decimal, group, leastGrouped)
  }

  /// A number as people read it. This is the only place where a number is rounded for display.
  package func written(_ figure: FixedDecimal, _ places: NumberPlaces = NumberPlaces()) -> String {
    written(digits: figure.digits(places))
  }

  /// - Parameter digits: a number with a decimal point and no group marks.
  func written(digits: String) -> String {
    let isNegative = digits.utf8.first == UInt8(ascii: "-")
    let parts = digits.dropFirst(isNegative ? 1 : 0).split(separator: ".")
    let whole = parts.first ?? "0"
    let fraction = parts.count > 1 ? decimal + parts[1] : ""
    return (isNegative ? "-" : "") + grouped(whole) + fraction
  }

  private func grouped(_ digits: Substring) -> String {
    guard digits.utf8.count >= 3 + leastGrouped else { return String(digits) }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += group }
      text.append(digit)
    }
    return text
  }
}

extension FixedDecimal {
  /// The digits as they are printed, with a decimal point and no group marks.
  func digits(_ places: NumberPlaces) -> String {
    let digits = formatted(places: places.most, trimming: places.least == 0, grouping: false)
    guard places.least > 0, places.least < places.most else { return digits }
    let shortest = formatted(places: places.most, grouping: false)
    let decimals = shortest.split(separator: ".").dropFirst().first?.count ?? 0
    return decimals >= places.least ? shortest : formatted(places: places.least, trimming: false, grouping: false)
  }
}
