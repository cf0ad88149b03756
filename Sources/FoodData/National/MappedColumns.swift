internal import Nutrition

/// The columns of a mapping, found in the header of a table.
struct MappedColumns: Hashable, Sendable {
  private(set) var found: [TableMapping.Meaning: [Int]] = [:]
  /// The header of each column that was found, as it is written.
  private(set) var headers: [Int: String] = [:]
  /// What is not there and has to be: for each the first header that it may have.
  private(set) var missing: [String] = []

  /// - Parameter header: for each column its headers, one above the other.
  init(_ mapping: TableMapping, in header: [[String]]) {
    let folded = header.map { $0.map(HeaderPattern.folded) }
    for column in mapping.columns {
      guard let position = MappedColumns.position(of: column, in: folded) else { continue }
      found[column.meaning, default: []].append(position)
      headers[position] = header[position].first { !$0.isEmpty } ?? ""
    }
    for column in mapping.columns where !column.isOptional && !isThere(column.meaning) {
      if let name = column.headers.first?.text, !missing.contains(name) { missing.append(name) }
    }
  }

  /// Of the headers that the column may have the first that is there; of two columns with it the first.
  private static func position(of column: TableMapping.Column, in header: [[[UInt8]]]) -> Int? {
    for pattern in column.headers {
      if let position = header.firstIndex(where: { $0.contains { pattern.matches(folded: $0) } }) { return position }
    }
    return nil
  }

  /// Kilojoules do for kilocalories, and salt for sodium.
  private func isThere(_ meaning: TableMapping.Meaning) -> Bool {
    switch meaning {
    case .energy: self[.energy(.kilocalories)] != nil || self[.energy(.kilojoules)] != nil
    case .salt, .nutrient(.sodium, _): sodium != nil || salt != nil
    case .nutrient(let nutrient, _): self.nutrient(nutrient) != nil
    case .id, .name, .otherNames, .group, .basis, .density, .alcohol: self[meaning] != nil
    }
  }

  subscript(meaning: TableMapping.Meaning) -> Int? { found[meaning]?.first }

  func nutrient(_ nutrient: Nutrient) -> (column: Int, unit: TableMapping.MassUnit)? {
    for unit in [TableMapping.MassUnit.grams, .milligrams] {
      if let column = self[.nutrient(nutrient, unit)] { return (column, unit) }
    }
    return nil
  }

  var sodium: (column: Int, unit: TableMapping.MassUnit)? { nutrient(.sodium) }

  var salt: (column: Int, unit: TableMapping.MassUnit)? {
    for unit in [TableMapping.MassUnit.grams, .milligrams] {
      if let column = self[.salt(unit)] { return (column, unit) }
    }
    return nil
  }

  /// The columns of numbers.
  var figureColumns: [Int] {
    found.filter { $0.key.isFigure }.flatMap(\.value)
  }

  /// The header of a column whose own unit is another one than the mapping has; nil where there is none.
  var wrongUnit: String? {
    for (meaning, columns) in found {
      guard let unit = meaning.unit else { continue }
      for column in columns {
        guard let header = headers[column], let stated = MappedColumns.unit(in: header) else { continue }
        if stated != unit { return header }
      }
    }
    return nil
  }

  /// The unit in the last brackets of a header: "mg" of "Sodium (mg/100 g)". Nil where they hold none.
  static func unit(in header: String) -> String? {
    guard let open = header.lastIndex(where: { $0 == "(" || $0 == "[" }) else { return nil }
    let inside = header[header.index(after: open)...].lowercased().prefix { $0.isLetter }
    return ["kcal", "kj", "g", "mg", "µg", "μg", "ug", "mcg"].contains(String(inside)) ? String(inside) : nil
  }
}

extension TableMapping.Meaning {
  /// As headers write it; nil for what has none.
  fileprivate var unit: String? {
    switch self {
    case .energy(let unit): unit.rawValue
    case .nutrient(_, let unit), .salt(let unit): unit.rawValue
    case .alcohol: "g"
    case .id, .name, .otherNames, .group, .basis, .density: nil
    }
  }

  fileprivate var isFigure: Bool { unit != nil }
}
