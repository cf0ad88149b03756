internal import Nutrition

/// A number in a spreadsheet of any of several countries.
enum TrackerNumber {
  /// - Parameter separator: between the columns. Where it is not a comma, a comma in a number is a decimal comma.
  /// - Returns: nil where it is no number; "1.234" is a thousand where the columns are separated by semicolons.
  static func read(_ text: some StringProtocol, separator: UInt8) -> FixedDecimal? {
    var bytes = text.utf8.filter { !isSpace($0) }
    let commas = bytes.count { $0 == comma }
    let points = bytes.count { $0 == point }
    if commas > 0, points > 0 {
      guard let last = bytes.last(where: { $0 == comma || $0 == point }) else { return nil }
      bytes.removeAll { ($0 == comma || $0 == point) && $0 != last }
    } else if commas > 0, isGrouped(bytes, by: comma), separator == comma || commas > 1 {
      bytes.removeAll { $0 == comma }
    } else if points > 0, isGrouped(bytes, by: point), separator == UInt8(ascii: ";") || points > 1 {
      bytes.removeAll { $0 == point }
    }
    return FixedDecimal(scientific: bytes.map { $0 == comma ? point : $0 })
  }

  /// Whether all groups of digits after the first have three digits.
  private static func isGrouped(_ bytes: [UInt8], by mark: UInt8) -> Bool {
    let groups = bytes.split(separator: mark, omittingEmptySubsequences: false)
    return (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// Spaces and apostrophes, and the bytes of narrow and non-breaking spaces.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "'") || byte >= 0x80
  }

  private static let comma = UInt8(ascii: ",")
  private static let point = UInt8(ascii: ".")
}
