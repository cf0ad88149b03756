package import Nutrition

/// The release of FoodData Central that a file belongs to, as far as its name tells:
/// "FoodData_Central_foundation_food_csv_2024-10-31.zip".
package struct USDARelease: Hashable, Sendable {
  /// "2024-10-31", "2018-04"; nil where the name has none.
  package let date: String?

  /// - Parameter path: the name of the archive, of its folder, or of a file in it. The components of a path are
  ///   searched from the last to the first.
  package init(path: String) {
    date = path.split(separator: "/").reversed().lazy.compactMap(USDARelease.date).first
  }

  package init(date: String?) {
    self.date = date
  }

  /// "SR Legacy 2018-04", "Foundation 2024-10-31". SR Legacy ended with April 2018, whichever download contains it.
  package func title(of kind: USDAFood.Kind) -> String {
    switch kind {
    case .legacy: "SR Legacy 2018-04"
    case .foundation: titled("Foundation")
    case .survey: titled("FNDDS")
    case .branded: titled("Branded")
    }
  }

  private func titled(_ name: String) -> String { date.map { "\(name) \($0)" } ?? name }

  /// A year, a month and possibly a day, at the end of the name before its extensions.
  private static func date(_ name: Substring) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    for index in parts.indices.dropLast() {
      let year = parts[index].suffix(4)
      guard isNumber(year, of: 4), let month = leadingNumber(parts[index + 1]) else { continue }
      let isWhole = parts[index + 1].utf8.count == 2 && index + 2 < parts.endIndex
      let day = isWhole ? leadingNumber(parts[index + 2]) : nil
      return day.map { "\(year)-\(month)-\($0)" } ?? "\(year)-\(month)"
    }
    return nil
  }

  private static func leadingNumber(_ text: Substring) -> Substring? {
    let digits = text.prefix(2)
    return isNumber(digits, of: 2) && !(text.dropFirst(2).utf8.first?.isDigit ?? false) ? digits : nil
  }

  private static func isNumber(_ text: Substring, of digits: Int) -> Bool {
    text.utf8.count == digits && text.utf8.allSatisfy(\.isDigit)
  }
}

extension USDARelease {
  /// Parses a day as written in the tables (2024-10-31) or in JSON (10/31/2024).
  package static func day(_ text: String) -> Day? {
    if let day = Day(text) { return day }
    let parts = text.split(separator: "/").compactMap { Int($0) }
    return parts.count == 3 ? Day(year: parts[2], month: parts[0], day: parts[1]) : nil
  }
}
