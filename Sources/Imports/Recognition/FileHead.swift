internal import FoodData

/// The first bytes of a file, uncompressed.
struct FileHead {
  static let size = 1 << 18
  /// The longest header: the widest national table has one of some 25 kB.
  private static let longestHeader = 1 << 16

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The first line, as far as it is within these bytes.
  var line: ArraySlice<UInt8> {
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// - Parameter mapping: the description of a table, where one is given.
  func kind(_ mapping: TableMapping?) throws(ImportError) -> ImportKind {
    if mapping == nil {
      if OpenFoodFactsTable.isHeader(line) { return .openFoodFactsTable }
      if isDocument { return .usdaDocument }
      if isProducts { return .openFoodFactsLines }
      if hasColumn("fdc_id") { throw .oneTableOnly }
    }
    guard line.count <= FileHead.longestHeader, text.first != UInt8(ascii: "<") else { throw .unknownKind }
    do throws(NationalTable.ReadingError) {
      return .nationalTable(try NationalTable.recognise(head: bytes, given: mapping))
    } catch {
      throw ImportError(error)
    }
  }

  private var text: ArraySlice<UInt8> { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] }

  /// Whether it consists of objects with the members of a product.
  private var isProducts: Bool {
    guard text.first == UInt8(ascii: "{"), has("\"code\"") else { return false }
    return ["\"product_name", "\"nutriments\"", "\"nutrition\"", "\"countries_tags\""].contains(where: has)
  }

  /// Whether it is an object whose first member is a list of foods ("SRLegacyFoods").
  private var isDocument: Bool {
    let start = text.prefix(200).filter { $0 > UInt8(ascii: " ") }
    guard start.starts(with: "{\"".utf8) else { return false }
    return start.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }.suffix(5).elementsEqual("Foods".utf8)
  }

  private func hasColumn(_ name: String) -> Bool {
    line.split(separator: UInt8(ascii: ",")).contains { field in
      field.elementsEqual(name.utf8) || field.elementsEqual("\"\(name)\"".utf8)
    }
  }

  private func has(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
}

extension ImportError {
  fileprivate init(_ fault: NationalTable.ReadingError) {
    switch fault {
    case .unknownTable: self = .unknownKind
    case .missingColumns(_, let columns): self = .columnMissing(columns)
    case .wrongUnit(_, let header): self = .wrongUnit(header)
    case .notUTF8: self = .notUTF8
    case .notText: self = .unknownKind
    }
  }
}
