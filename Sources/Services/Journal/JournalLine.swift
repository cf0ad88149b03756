internal import Nutrition

/// A line of the journal text: `200 g pasta, cooked`, `300 kcal soup` or `1 serving stew`.
struct JournalLine: Hashable {
  /// The line without the parts that only inform. Lines with the same key mean the same.
  let key: String
  let isSkipped: Bool
  /// The line without the mark "skipped".
  private let words: Substring

  private static let skipped = "skipped "
  private static let note = "  # "

  init(_ text: some StringProtocol) {
    var line = Substring(text)
    if let note = line.ranges(of: JournalLine.note).last, line[note.upperBound...].hasSuffix("kcal") {
      line = line[..<note.lowerBound]
    }
    line = line.trimmingSpace
    key = String(line)
    isSkipped = line.hasPrefix(JournalLine.skipped)
    words = isSkipped ? line.dropFirst(JournalLine.skipped.count).trimmingSpace : line
  }

  init(_ entry: Entry) { self.init(JournalLine.text(of: entry)) }

  /// The line of an entry. The energy after it only informs.
  static func text(of entry: Entry) -> String {
    let amount: String? =
      if let grams = entry.grams {
        "\(grams.figure.description) g"
      } else if entry.kind == .quick, let energy = entry.figures.energy {
        "\(energy.description) kcal"
      } else {
        entry.servings.map { "\($0.description) \($0 == FixedDecimal(1) ? "serving" : "servings")" }
      }
    let energy = entry.figures.energy?.formatted(grouping: false) ?? "?"
    return (entry.skipped ? skipped : "") + (amount.map { $0 + " " } ?? "") + entry.name + "\(note)\(energy) kcal"
  }

  /// The weight or energy at the beginning of the line, and the food; nil where it begins otherwise.
  var amount: (quantity: FixedDecimal, unit: Unit, name: Substring)? {
    let written = words.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }
    // A space may separate thousands, as in "1 000".
    let digits = written.filter { $0 != " " }
    // "1,000" is a thousand, "1,5" one and a half.
    let groups = digits.split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped = groups.count > 1 && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    guard let quantity = FixedDecimal(digits.replacing(",", with: isGrouped ? "" : ".")) else { return nil }
    let rest = words.dropFirst(written.count)
    for unit in Unit.allCases where rest.hasPrefix(unit.rawValue + " ") {
      return (quantity, unit, rest.dropFirst(unit.rawValue.count).trimmingSpace)
    }
    return nil
  }

  enum Unit: String, CaseIterable {
    case gram = "g"
    case kilocalorie = "kcal"
  }

  /// The line as it would be typed in a conversation.
  var sentence: String { String(words) }
}

extension Substring {
  fileprivate var trimmingSpace: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
