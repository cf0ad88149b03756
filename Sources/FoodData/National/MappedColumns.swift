internal import Nutrition

/// The columns of a mapping, found in the header of a table.
struct MappedColumns: Hashable, Sendable {
  private(set) var found: [TableMapping.Meaning: [Int]] = [:]
  /// The header of each column found, as it is written.
  private(set) var headers: [Int: String] = [:]
  /// Required columns that are missing: for each, the first header that it may have.
  private(set) var missing: [String] = []

  /// - Parameter header: the headers of each column, which may have several, one above the other.
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

  /// The position of the first of the column's possible headers that exists; of several columns with it, the first.
  private static func position(of column: TableMapping.Column, in header: [[[UInt8]]]) -> Int? {
    for pattern in column.headers {
      if let position = header.firstIndex(where: { $0.contains { pattern.matches(folded: $0) } }) { return position }
    }
    return nil
  }

  /// Kilojoules can replace kilocalories, and salt can replace sodium.
  private func isThere(_ meaning: TableMapping.Meaning) -> Bool {
    switch meaning {
    case .energy: self[.energy(.kilocalories)] != nil || self[.energy(.kilojoules)] != nil
    case .salt, .nutrient(.sodium, _): sodium != nil || salt != nil
    case .nutrient(let nutrient, _): self.nutrient(nutrient) != nil
    case .id, .name, .otherNames, .group, .basis, .density, .alcohol: self[meaning] != nil
    }
  }

  subscript(meaning: TableMapping.Meaning) -> Int? { found[meaning]?.first }

  func nutrient(_ nutrient: Nutrient) -> (column: Int, unit: MassUnit)? {
    for unit in [MassUnit.grams, .milligrams] {
      if let column = self[.nutrient(nutrient, unit)] { return (column, unit) }
    }
    return nil
  }

  var sodium: (column: Int, unit: MassUnit)? { nutrient(.sodium) }

  var salt: (column: Int, unit: MassUnit)? {
    for unit in [MassUnit.grams, .milligrams] {
      if let column = self[.salt(unit)] { return (column, unit) }
    }
    return nil
  }

  /// The columns with figures.
  var figureColumns: [Int] {
    found.filter { $0.key.isFigure }.flatMap(\.value)
  }

  /// The header of a column whose unit is not the one in the mapping; nil where all agree.
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

  /// The unit in the last brackets of a header: "mg" in "Sodium (mg/100 g)". Nil where there is none.
  static func unit(in header: String) -> String? {
    guard let open = header.lastIndex(where: { $0 == "(" || $0 == "[" }) else { return nil }
    let inside = header[header.index(after: open)...].lowercased().prefix { $0.isLetter }
    return ["kcal", "kj", "g", "mg", "µg", "μg", "ug", "mcg"].contains(String(inside)) ? String(inside) : nil
  }
}

extension TableMapping.Meaning {
  /// As headers write it; nil for columns without a unit.
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
