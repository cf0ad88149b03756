internal import Nutrition

/// A mapping is written as lines of `key = value` (`MappingLine`); `*` in a column's header matches any text:
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
  /// Parses a mapping in the format above. Throws the first line that is wrong, or the first required key that is
  /// missing.
  package init(text: String) throws(MappingError) {
    self.init(name: "")
    try MappingLine.each(of: text) { line throws(MappingError.Problem) in try read(line) }
    if let missing { throw MappingError(line: 0, problem: .missing(missing)) }
  }

  private mutating func read(_ line: MappingLine) throws(MappingError.Problem) {
    if let meaning = Meaning(key: line.key) {
      columns.append(Column(meaning: meaning, headers: line.headers, isOptional: line.isOptional))
    } else {
      try set(line)
    }
  }

  private mutating func set(_ line: MappingLine) throws(MappingError.Problem) {
    switch line.key {
    case "name": name = PlainText.name(line.value)
    case "credit": credit = PlainText(line.value).text
    case "licence": licence = PlainText(line.value).text
    case "separator": separator = try line.choice([",": UInt8(ascii: ","), ";": 0x3B, "tab": 0x09, "auto": nil])
    case "decimal": decimalSign = try line.choice([",": UInt8(ascii: ","), ".": UInt8(ascii: "."), "auto": nil])
    case "encoding":
      encoding = try line.choice(["utf-8": .utf8, "windows-1252": .windows1252, "auto": .recognised])
    case "per": basis = try line.choice(["100 g": .grams, "100 ml": .millilitres, "auto": .grams])
    case "carbohydrate":
      carbohydrate = try line.choice(["available": .available, "by difference": .byDifference, "auto": nil])
    case "unknown": unknown = Set(line.list.map(TableCell.folded))
    case "trace": traces = Set(line.list.map(TableCell.folded))
    default: throw .unknownKey(line.key)
    }
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
      guard let figure = NutrientKey(key) else { return nil }
      self = .nutrient(figure.nutrient, figure.unit)
    }
  }
}
