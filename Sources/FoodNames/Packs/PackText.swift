internal import Nutrition
internal import Words

/// The usual packs of foods, parsed from their text: four fields between bars, `@` before a shelf, `#` for a comment.
package struct PackText {
  /// One line: what a pack of its foods holds in each country.
  struct Row {
    let packs: [PackOfCountry]
  }

  private(set) var rows: [Row] = []
  /// The rows by shelf and name, with the state where one is given.
  private var names: [String: Int] = [:]
  /// The rows that apply to all names with this ending, the longest ending first.
  private var endings: [(category: FoodCategory, words: String, state: FoodState?, row: Int)] = []

  /// No packs.
  package init() {}

  /// Parses the text line by line.
  ///
  /// - Throws: the problem of the first line that cannot be parsed.
  package init(reading text: FoodText) throws(StaplesError) {
    var category = FoodCategory.other
    for (index, line) in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmed
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      do throws(StaplesError.Problem) {
        if first == UInt8(ascii: "@") {
          guard let named = FoodCategory(rawValue: line.dropFirst().trimmed.text) else {
            throw .unknownCategory(line.text)
          }
          category = named
        } else {
          try read(line, on: category)
        }
      } catch {
        throw StaplesError(file: text.file, line: index + 1, problem: error)
      }
    }
    endings.sort { $0.words.utf8.count > $1.words.utf8.count }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, on category: FoodCategory) throws(StaplesError.Problem) {
    let fields = line.fields(by: UInt8(ascii: "|"))
    guard fields.count == 4, !fields[3].isEmpty else { throw .packFields(fields.count) }
    for field in fields[0].fields(by: UInt8(ascii: ";")) {
      let parts = field.fields(by: UInt8(ascii: "/"))
      var state: FoodState?
      if parts.count == 2 {
        state = FoodState(rawValue: parts[1].text)
        guard state != nil else { throw .unknownState(parts[1].text) }
      }
      let name = parts[0].text
      if name.hasPrefix("...") {
        endings.append((category, " " + name.dropFirst(3), state, rows.count))
      } else {
        names[PackText.key(category, name, state)] = rows.count
      }
    }
    rows.append(Row(packs: try PackOfCountry.all(elsewhere: fields[1], countries: fields[2])))
  }

  /// The number of the row for a food: that of its name and state, else of its name, else of the longest matching
  /// ending.
  func row(of staple: Staple) -> Int? {
    if let row = names[PackText.key(staple.category, staple.name, staple.state)] { return row }
    let isSold = staple.state?.isCooked != true
    if isSold, let row = names[PackText.key(staple.category, staple.name, nil)] { return row }
    return endings.first { ending in
      ending.category == staple.category && (" " + staple.name).hasSuffix(ending.words)
        && (ending.state.map { $0 == staple.state } ?? isSold)
    }?.row
  }

  /// Names in the text that none of these foods has, as written.
  package func unknown(among staples: [Staple]) -> [String] {
    let keys = staples.flatMap { staple in
      [staple.state, nil].map { PackText.key(staple.category, staple.name, $0) }
    }
    return Set(names.keys).subtracting(keys).sorted()
  }

  private static func key(_ category: FoodCategory, _ name: String, _ state: FoodState?) -> String {
    "\(category.rawValue): \(Staple.key(name, state))"
  }
}
