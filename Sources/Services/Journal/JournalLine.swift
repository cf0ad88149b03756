internal import Nutrition

/// A line of the journal in text: what was eaten, as `200 g pasta, cooked`, `300 kcal soup` or `1 serving stew`.
struct JournalLine: Hashable {
  /// Without what only informs: two lines of one key say the same.
  let key: String
  let isSkipped: Bool
  /// The line without its mark of being skipped.
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

  /// What an entry looks like; the energy behind it informs.
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

  /// A weight or an energy that begins the line, and what it is of; nil where it begins otherwise.
  var amount: (quantity: FixedDecimal, unit: Unit, name: Substring)? {
    let written = words.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }
    // A space within it only parts the digits, as "1 000" is written.
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

  /// What it would be said as.
  var sentence: String { String(words) }
}

extension Substring {
  fileprivate var trimmingSpace: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
