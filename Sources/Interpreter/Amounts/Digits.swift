internal import Nutrition

/// Reads digits with their points and commas.
enum Digits {
  /// Longer numbers than this are not amounts.
  private static let most = 24

  /// The number that `text` writes. Groups of three are thousands ("1,500", "1.234.567"), a single point or comma
  /// else the decimal sign ("1.5", "0,5"). Nil where it is neither.
  static func figure(_ text: String) -> Figure? {
    guard text.utf8.count <= most else { return nil }
    let points = text.utf8.count { $0 == UInt8(ascii: ".") }
    let commas = text.utf8.count { $0 == UInt8(ascii: ",") }
    switch (points, commas) {
    case (0, 0), (1, 0): return Figure(text)
    case (0, 1) where !isGrouped(text, by: ","): return Figure(text.replacing(",", with: "."))
    case (0, _): return isGrouped(text, by: ",") ? Figure(text.replacing(",", with: "")) : nil
    case (_, 0): return isGrouped(text, by: ".") ? Figure(text.replacing(".", with: "")) : nil
    default: return mixed(text)
    }
  }

  /// The whole number of `text` where a point may part thousands: "1.500" kcal.
  static func energy(_ text: String) -> Figure? {
    guard text.utf8.count <= most, text.contains("."), isGrouped(text, by: ".") else { return figure(text) }
    return Figure(text.replacing(".", with: ""))
  }

  /// "1,234.5" and "1.234,5": the last sign is the decimal one.
  private static func mixed(_ text: String) -> Figure? {
    guard let last = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return nil }
    let group = text[last] == "." ? "," : "."
    let whole = text[..<last]
    guard isGrouped(whole, by: Character(group)) else { return nil }
    return Figure(whole.replacing(group, with: "") + "." + text[text.index(after: last)...])
  }

  /// Whether every group after the first has three digits, and the first one to three without a leading zero.
  private static func isGrouped(_ text: some StringProtocol, by sign: Character) -> Bool {
    let groups = text.split(separator: sign, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.utf8.count), first.utf8.first != UInt8(ascii: "0") else {
      return false
    }
    return groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }
}
