internal import Nutrition

/// A mapping guessed from the headers of a table for which there is none. The headers, including their units, have to
/// be unambiguous.
struct GuessedMapping {
  private var columns: [TableMapping.Column] = []
  private var carbohydrate: CarbohydrateKind?

  init(header: [String]) {
    for text in header { add(text) }
  }

  /// Nil where the name, energy, protein, carbohydrate or fat is not among the headers.
  var mapping: TableMapping? {
    var meanings = Set(columns.map(\.meaning))
    guard meanings.contains(.name) else { return nil }
    guard meanings.contains(.energy(.kilocalories)) || meanings.contains(.energy(.kilojoules)) else { return nil }
    for unit in [MassUnit.milligrams] {
      for nutrient in Nutrient.allCases where meanings.remove(.nutrient(nutrient, unit)) != nil {
        meanings.insert(.nutrient(nutrient, .grams))
      }
    }
    guard
      meanings.isSuperset(of: [.nutrient(.protein, .grams), .nutrient(.carbohydrate, .grams), .nutrient(.fat, .grams)])
    else { return nil }
    return TableMapping(name: "Table", columns: columns, carbohydrate: carbohydrate)
  }

  private mutating func add(_ header: String) {
    guard let meaning = GuessedMapping.meaning(of: header), !columns.contains(where: { $0.meaning == meaning }) else {
      return
    }
    columns.append(TableMapping.Column(meaning: meaning, headers: [HeaderPattern(exactly: header)], isOptional: false))
    if case .nutrient(.carbohydrate, _) = meaning { carbohydrate = ColumnWords.embedded.carbohydrate(of: header) }
  }

  private static func meaning(of header: String) -> TableMapping.Meaning? {
    let unit = massUnit(header)
    switch ColumnWords.embedded.subject(of: header) {
    case .text(let meaning): return meaning
    case .energy: return energyUnit(header).map { .energy($0) }
    case .calories: return .energy(energyUnit(header) ?? .kilocalories)
    case .salt: return .salt(unit ?? .grams)
    case .nutrient(let nutrient):
      // A macronutrient without a unit is in grams, but sodium may be in grams or milligrams.
      return (unit ?? (nutrient == .sodium ? nil : .grams)).map { .nutrient(nutrient, $0) }
    case nil: return nil
    }
  }

  private static func energyUnit(_ header: String) -> TableMapping.EnergyUnit? {
    let text = header.lowercased()
    if text.contains("kcal") { return .kilocalories }
    return text.contains("kj") || text.contains("kilojoule") ? .kilojoules : nil
  }

  /// Nil where no unit is given, or one that larder does not use.
  private static func massUnit(_ header: String) -> MassUnit? {
    let parts = header.lowercased().split { !$0.isLetter && $0 != "µ" }
    if parts.contains("mg") { return .milligrams }
    return parts.contains("g") ? .grams : nil
  }
}
