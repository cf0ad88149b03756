internal import FoodData

/// What kind of food data a file holds, as its first bytes tell.
package enum ImportKind: Hashable, Sendable {
  case openFoodFactsLines
  case openFoodFactsTable
  /// A download of USDA FoodData Central as tables.
  case usdaTables

  /// As other programs read it.
  package var code: String {
    switch self {
    case .openFoodFactsLines: "openfoodfacts_jsonl"
    case .openFoodFactsTable: "openfoodfacts_csv"
    case .usdaTables: "usda_csv"
    }
  }
}

/// The first bytes of a file, unpacked.
struct FileHead {
  static let size = 1 << 18

  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// The first line, as far as it is there.
  var line: ArraySlice<UInt8> {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  func kind() throws(ImportError) -> ImportKind {
    if OpenFoodFactsTable.isHeader(line) { return .openFoodFactsTable }
    if isProducts { return .openFoodFactsLines }
    if hasColumn("fdc_id") { throw .oneTableOnly }
    throw .unknownKind
  }

  /// Objects with the members of a product.
  private var isProducts: Bool {
    guard bytes.first == UInt8(ascii: "{"), has("\"code\"") else { return false }
    return ["\"product_name", "\"nutriments\"", "\"nutrition\"", "\"countries_tags\""].contains(where: has)
  }

  private func hasColumn(_ name: String) -> Bool {
    line.split(separator: UInt8(ascii: ",")).contains { field in
      field.elementsEqual(name.utf8) || field.elementsEqual("\"\(name)\"".utf8)
    }
  }

  private func has(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
}
