internal import FoundationEssentials
package import Nutrition

/// A table of the reference material, which lies beside the package where it is there at all.
package enum ReferenceTable: String, CaseIterable {
  case sr = "usda-sr.csv"
  case fndds = "usda-fndds.csv"

  /// Whether both are there.
  package static let areThere = allCases.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }

  private var path: String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return package.appending(path: "../shared/reference/\(rawValue)").standardizedFileURL.path
  }

  /// The figures of each row by its number. An empty cell is unknown.
  package func figures() throws -> [String: Nutrients] {
    let rows = CommaSeparatedText.rows(of: try String(contentsOfFile: path, encoding: .utf8))
    guard let header = rows.first else { return [:] }
    let columns = Nutrient.allCases.map { nutrient in (nutrient, header.firstIndex(of: nutrient.key)) }
    var figures: [String: Nutrients] = [:]
    for row in rows.dropFirst() {
      var nutrients = Nutrients.unknown
      for (nutrient, column) in columns {
        if let column, column < row.count { nutrients[nutrient] = FixedDecimal(row[column]) }
      }
      figures[row[0]] = nutrients
    }
    return figures
  }
}

/// Rows of fields between commas; a field between quotation marks may hold commas and doubled marks.
package enum CommaSeparatedText {
  /// The rows of a text, the heading too.
  package static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    for byte in text.utf8 {
      switch (byte, isQuoted) {
      case (UInt8(ascii: "\""), _):
        isQuoted.toggle()
        if isQuoted, !field.isEmpty { field.append(byte) }
      case (UInt8(ascii: ","), false), (UInt8(ascii: "\n"), false):
        row.append(String(decoding: field, as: UTF8.self))
        field = []
        if byte == UInt8(ascii: "\n") {
          rows.append(row)
          row = []
        }
      default: field.append(byte)
      }
    }
    return rows
  }
}
