internal import FoodData

/// A file of a food diary's export, recognised by its content. The name only matters where two trackers write the same
/// content.
package struct DiaryFile: Hashable, Sendable {
  /// What a file contains.
  package enum Content: Hashable, Sendable {
    case entries, activities, weights
    /// Sums of days, and goals. They are ignored, because the entries count.
    case daySums
    case notes, recipes
  }

  /// The format of a file.
  package enum Form: Hashable, Sendable {
    case table, document
    /// A table with the same records as a document.
    case rows
  }

  /// The tracker that it was exported from.
  package let tracker: DiaryTracker
  /// What it contains. Only some kinds are imported.
  package let content: Content
  /// Its format.
  package let form: Form

  /// - Parameters:
  ///   - head: the beginning of the file.
  ///   - name: its name, without folders.
  /// - Returns: nil where it is something else.
  package static func recognise(_ head: [UInt8], name: String) -> DiaryFile? {
    if let content = DiaryRowReader.recognise(head)?.content { return DiaryFile(content, .rows) }
    return DiaryHeader.recognise(head, name: name)?.file ?? document(head, name: name)
  }

  /// Recognises a table by its columns.
  init?(columns: Set<DiaryColumn>, header: [String], name: String) {
    guard columns.contains(.day) else { return nil }
    func has(_ wanted: DiaryColumn...) -> Bool { columns.isSuperset(of: wanted) }
    let figures = columns.intersection([.protein, .carbohydrate, .fat])
    let found: (DiaryTracker, Content)? =
      if has(.food, .amount, .energy, .group) {
        (.cronometer, .entries)
      } else if has(.meal, .energy), !figures.isEmpty {
        (.myFitnessPal, .entries)
      } else if has(.exercise, .exerciseEnergy) {
        (has(.group) || header.contains("calories burned") ? .cronometer : .myFitnessPal, .activities)
      } else if has(.metric, .unit, .amount) {
        (.cronometer, .weights)
      } else if has(.energy, .completed) {
        (.cronometer, .daySums)
      } else if has(.weight), !has(.energy), has(.measure) || name.lowercased().hasPrefix("measurement-summary") {
        (.myFitnessPal, .weights)
      } else if has(.group, .note), header.count <= 4 {
        (.cronometer, .notes)
      } else {
        nil
      }
    guard let found else { return nil }
    (tracker, content) = found
    form = .table
  }

  private init(_ content: Content, _ form: Form = .document) {
    tracker = .openNutriTracker
    self.content = content
    self.form = form
  }

  /// Recognises a list of objects by the names of their members.
  private static func document(_ head: [UInt8], name: String) -> DiaryFile? {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    let signs = text.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(3)
    guard signs.elementsEqual("[{\"".utf8) else { return nil }
    func has(_ members: String...) -> Bool {
      members.allSatisfy { text.firstRange(of: Array("\"\($0)\"".utf8)) != nil }
    }
    if has("dateTime", "meal", "amount") { return DiaryFile(.entries) }
    if has("burnedKcal", "date") { return DiaryFile(.activities) }
    if has("weightKg", "date") { return DiaryFile(.weights) }
    if has("calorieGoal", "day") { return DiaryFile(.daySums) }
    if has("ingredients", "name"), name.lowercased().contains("recipe") { return DiaryFile(.recipes) }
    return nil
  }
}

extension DiaryHeader {
  static let limits = TableLimits(recordBytes: 1 << 18, columns: mostColumns)

  /// Parses the first line with each possible separator, and returns the first result that is a diary's header.
  static func recognise(_ head: [UInt8], name: String) -> DiaryHeader? {
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      if let names = names(in: head, separator: separator),
        let header = DiaryHeader(names, separator: separator, name: name)
      {
        return header
      }
    }
    return nil
  }

  /// The names of the columns, from the first line of a table; nil where there is none.
  static func names(in head: [UInt8], separator: UInt8) -> [String]? {
    guard !head.prefix(4_096).contains(0) else { return nil }
    var reader = TableReader(format(separator), limits: limits)
    reader.feed(head)
    reader.finish()
    guard case .row = reader.next() else { return nil }
    return (0..<reader.row.count).map { reader.row.text($0) }
  }

  static func format(_ separator: UInt8) -> TableFormat { TableFormat(separator: separator, encoding: .recognised) }
}
