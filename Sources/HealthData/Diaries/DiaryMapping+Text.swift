package import FoodData

/// A mapping is written as lines of `key = value` (`MappingLine`). The keys of columns are in `DiaryColumn`; a column
/// is called as in the file, without a unit in brackets, which is read from there, and `*` matches any text:
///
///     tracker = My tracker
///     content = entries
///     day = Date
///     meal ? = Meal
///     food = Food
///     amount ? = Quantity
///     unit ? = Units
///     kcal = Calories
///     protein_g ? = Protein
///
/// What a file is recognised by are its columns that are not optional and, where they are not enough, `has` (one of
/// these columns is there as well), `lacks` (none of these is), `most columns` and `file` (its name). The first mapping
/// that fits counts.
///
/// Rows that only repeat others are `sum meal = Total` or `sum food = Total`; `only metric = Weight` takes only rows of
/// which a column says so. `per = 100 g` says that figures are not those of what was eaten, `below zero` what energy burned
/// means that is negative, and `form = document` that the file is a list of JSON objects.
extension DiaryMapping {
  /// Parses a mapping in the format above. Throws the first line that is wrong, or the first required key that is
  /// missing.
  package init(text: String) throws(MappingError) {
    self.init()
    try MappingLine.each(of: text) { line throws(MappingError.Problem) in try read(line) }
    if let missing { throw MappingError(line: 0, problem: .missing(missing)) }
  }

  private mutating func read(_ line: MappingLine) throws(MappingError.Problem) {
    if let (column, unit) = DiaryColumn.of(line.key) {
      columns.append(Column(column: column, headers: line.headers, unit: unit, isOptional: line.isOptional))
    } else if let column = DiaryMapping.column(line.key, behind: "sum ") {
      sums[column] = Set(line.list.map { $0.lowercased() })
    } else if let column = DiaryMapping.column(line.key, behind: "only ") {
      only[column] = Set(line.list.map { TrackerColumn.fold($0) })
    } else {
      try set(line)
    }
  }

  private static func column(_ key: String, behind word: String) -> DiaryColumn? {
    key.hasPrefix(word) ? DiaryColumn.of(String(key.dropFirst(word.count)))?.column : nil
  }

  private mutating func set(_ line: MappingLine) throws(MappingError.Problem) {
    switch line.key {
    case "tracker": tracker = DiaryTracker(rawValue: PlainText(line.value, limit: 40).text)
    case "content":
      content = try line.choice(Dictionary(uniqueKeysWithValues: DiaryContent.allCases.map { ($0.rawValue, $0) }))
    case "form": form = try line.choice(["table": .table, "document": .document])
    case "per": isPer100 = try line.choice(["100 g": true, "what was eaten": false])
    case "thousands": hasThousands = try line.choice(["comma": true, "none": false])
    case "below zero": belowZero = try line.choice(["burned": .burned, "correction": .correction])
    case "has": has = line.headers
    case "lacks": lacks = line.headers
    case "file": fileName = HeaderPattern(line.value)
    case "most columns":
      guard let most = Int(line.value) else { throw .unknownValue(line.value) }
      mostColumns = most
    default: throw .unknownKey(line.key)
    }
  }

  /// The first required key that is missing; nil where all are there.
  private var missing: String? {
    func lacks(_ wanted: DiaryColumn...) -> Bool { !columns.contains { wanted.contains($0.column) } }
    if tracker.rawValue.isEmpty { return "tracker" }
    if content.isImported, lacks(.day, .moment) { return "day" }
    switch content {
    case .entries: return lacks(.energy) ? "kcal" : isPer100 && lacks(.amount) ? "amount" : nil
    case .activities: return lacks(.burned) ? "burned_kcal" : nil
    case .weights: return lacks(.weight) ? "weight" : nil
    case .daySums, .notes, .recipes: return columns.allSatisfy(\.isOptional) && has.isEmpty ? "has" : nil
    }
  }
}

extension DiaryContent {
  /// Whether such files are more than recognised.
  fileprivate var isImported: Bool {
    switch self {
    case .entries, .activities, .weights: true
    case .daySums, .notes, .recipes: false
    }
  }
}
