internal import Nutrition
internal import Words

/// A mapping is written as lines of `key = value`; `#` begins a comment. Alternative headers of a column are separated
/// by ` | `, `*` in them matches any text, and a key followed by `?` marks an optional column:
///
///     name = My table
///     carbohydrate = available
///     unknown = - | n.a.
///     trace = tr
///     id = Code
///     food = Name
///     kcal = Energy (kcal)
///     protein_g = Protein*(g)
///     carbs_g = Carbohydrate (g)
///     fat_g = Fat (g)
///     sodium_mg ? = Sodium (mg)
extension TableMapping {
  /// The most bytes in the text of a mapping.
  private static let mostBytes = 64 * 1024

  /// Parses a mapping in the format above. Throws the first line that is wrong, or the first required key that is
  /// missing.
  package init(text: String) throws(MappingError) {
    guard text.utf8.count <= TableMapping.mostBytes else { throw MappingError(line: 0, problem: .unknownValue("…")) }
    self.init(name: "")
    var seen: Set<String> = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(MappingError.Problem) {
        try read(line, seen: &seen)
      } catch {
        throw MappingError(line: index + 1, problem: error)
      }
    }
    if let missing { throw MappingError(line: 0, problem: .missing(missing)) }
  }

  private mutating func read(_ line: String, seen: inout Set<String>) throws(MappingError.Problem) {
    guard let equals = line.firstIndex(of: "=") else { throw .noValue }
    var key = line[..<equals].trimmed.lowercased()
    let value = line[line.index(after: equals)...].trimmed
    guard !key.isEmpty, !value.isEmpty else { throw .noValue }
    let isOptional = key.hasSuffix("?")
    if isOptional { key = key.dropLast().trimmed }
    guard seen.insert(key).inserted else { throw .twice(key) }
    if let meaning = Meaning(key: key) {
      columns.append(
        Column(meaning: meaning, headers: TableMapping.list(value).map { HeaderPattern($0) }, isOptional: isOptional))
    } else {
      try set(key, value)
    }
  }

  private mutating func set(_ key: String, _ value: String) throws(MappingError.Problem) {
    switch key {
    case "name": name = PlainText.name(value)
    case "credit": credit = PlainText(value).text
    case "licence": licence = PlainText(value).text
    case "separator": separator = try TableMapping.choice(value, [",": UInt8(ascii: ","), ";": 0x3B, "tab": 0x09])
    case "decimal": decimalSign = try TableMapping.choice(value, [",": UInt8(ascii: ","), ".": UInt8(ascii: ".")])
    case "encoding":
      encoding = try TableMapping.choice(value, ["utf-8": .utf8, "windows-1252": .windows1252]) ?? .recognised
    case "per": basis = try TableMapping.choice(value, ["100 g": .grams, "100 ml": .millilitres]) ?? .grams
    case "carbohydrate":
      carbohydrate = try TableMapping.choice(value, ["available": .available, "by difference": .byDifference])
    case "unknown": unknown = Set(TableMapping.list(value).map(TableCell.folded))
    case "trace": traces = Set(TableMapping.list(value).map(TableCell.folded))
    default: throw .unknownKey(key)
    }
  }

  /// The value for a word; nil for "auto".
  private static func choice<Value>(
    _ value: String, _ choices: [String: Value]
  ) throws(MappingError.Problem) -> Value? {
    let value = value.lowercased()
    if value == "auto" { return nil }
    guard let chosen = choices[value] else { throw .unknownValue(value) }
    return chosen
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: "|").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// The first required key that is missing; nil where all are there.
  private var missing: String? {
    if name.isEmpty { return "name" }
    if !columns.contains(where: { $0.meaning == .name }) { return "food" }
    let hasEnergy = columns.contains {
      if case .energy = $0.meaning { true } else { false }
    }
    if !hasEnergy { return "kcal" }
    let needed: [(Nutrient, String)] = [(.protein, "protein_g"), (.carbohydrate, "carbs_g"), (.fat, "fat_g")]
    return needed.first { nutrient, _ in
      !columns.contains {
        if case .nutrient(nutrient, _) = $0.meaning { true } else { false }
      }
    }?.1
  }
}

extension TableMapping.Meaning {
  /// The meaning of a column's key. Figures have the same keys as in larder's JSON, with any unit at the end.
  init?(key: String) {
    switch key {
    case "id": self = .id
    case "food": self = .name
    case "group": self = .group
    case "basis": self = .basis
    case "density": self = .density
    case "alcohol_g": self = .alcohol
    case "kcal": self = .energy(.kilocalories)
    case "kj": self = .energy(.kilojoules)
    case "salt_g": self = .salt(.grams)
    case "salt_mg": self = .salt(.milligrams)
    default:
      if key == "other names" || key.hasPrefix("other names.") {
        self = .otherNames
        return
      }
      guard let mark = key.lastIndex(of: "_"),
        let unit = TableMapping.MassUnit(rawValue: String(key[key.index(after: mark)...])),
        let nutrient = Nutrient.allCases.first(where: { $0.key.hasPrefix(key[...mark]) })
      else { return nil }
      self = .nutrient(nutrient, unit)
    }
  }
}
