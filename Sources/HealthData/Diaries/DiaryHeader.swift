internal import FoodData

/// Where the columns of a mapping are in a diary's table.
struct DiaryHeader {
  /// A column of the table, and the unit of its figures, in lower case: "kj".
  struct Place {
    let position: Int
    let unit: String?
  }

  /// The most columns of a header: trackers know some eighty nutrients.
  private static let mostColumns = 256
  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  static let limits = TableLimits(recordBytes: 1 << 18, columns: mostColumns)

  let mapping: DiaryMapping
  let separator: UInt8
  private let places: [DiaryColumn: [Place]]

  /// Parses the first line with each possible separator, and returns the first result that is the header of a diary.
  ///
  /// - Parameters:
  ///   - head: the beginning of a file.
  ///   - name: its name.
  static func recognise(_ head: [UInt8], name: String, among mappings: [DiaryMapping]) -> DiaryHeader? {
    guard !head.prefix(4_096).contains(0) else { return nil }
    for separator in separators {
      guard let headers = headers(in: head, separator: separator) else { continue }
      for mapping in mappings where mapping.form == .table {
        if let found = DiaryHeader(mapping, headers, separator: separator, name: name) { return found }
      }
    }
    return nil
  }

  /// The first line of a table; nil where there is none.
  private static func headers(in head: [UInt8], separator: UInt8) -> [Header]? {
    var reader = TableReader(format(separator), limits: limits)
    reader.feed(head)
    reader.finish()
    guard case .row = reader.next(), reader.row.count <= mostColumns else { return nil }
    return (0..<reader.row.count).map { Header(reader.row.text($0)) }
  }

  static func format(_ separator: UInt8) -> TableFormat { TableFormat(separator: separator, encoding: .recognised) }

  private init?(_ mapping: DiaryMapping, _ headers: [Header], separator: UInt8, name: String) {
    func isThere(_ patterns: [HeaderPattern]) -> Bool {
      headers.contains { header in patterns.contains { $0.matches(folded: header.name) } }
    }
    guard mapping.fits(name, columns: headers.count, isThere: isThere) else { return nil }
    self.mapping = mapping
    self.separator = separator
    places = mapping.columns.reduce(into: [:]) { $0[$1.column] = DiaryHeader.places(of: $1, in: headers) }
  }

  /// The places of a column, the one in the mapping's unit first: an export may have energy in kJ and in kcal.
  private static func places(of column: DiaryMapping.Column, in headers: [Header]) -> [Place] {
    let positions = column.headers.flatMap { pattern in
      headers.indices.filter { pattern.matches(folded: headers[$0].name) }
    }
    let (own, others) = (
      positions.filter { headers[$0].unit == column.unit }, positions.filter { headers[$0].unit != column.unit }
    )
    return (own + others).map { Place(position: $0, unit: headers[$0].unit ?? column.unit) }
  }

  /// The places where a column may be, the preferred one first.
  subscript(column: DiaryColumn) -> [Place] { places[column] ?? [] }

  /// The name of a column as it is compared, and the unit behind it.
  private struct Header {
    let name: [UInt8]
    /// What is in the brackets, in lower case without spaces.
    let unit: String?

    init(_ text: String) {
      let name = text.prefix { $0 != "(" && $0 != "[" }
      let inside = text.dropFirst(name.count + 1).prefix { $0 != ")" && $0 != "]" }
      unit = name.endIndex == text.endIndex ? nil : inside.lowercased().filter { !$0.isWhitespace }
      // A percentage of a daily value is not a figure.
      self.name = unit?.contains("%") == true ? [] : HeaderPattern.folded(String(name))
    }
  }
}
