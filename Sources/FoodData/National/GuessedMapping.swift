internal import Nutrition
internal import Words

/// A mapping made of the headers of a table that nobody described: what they say has to be clear, units too.
struct GuessedMapping {
  private var columns: [TableMapping.Column] = []
  private var carbohydrate: CarbohydrateKind?

  init(header: [String]) {
    for text in header { add(text) }
  }

  /// Nil where a name, energy, protein, carbohydrate or fat is not among the headers.
  var mapping: TableMapping? {
    var meanings = Set(columns.map(\.meaning))
    guard meanings.contains(.name) else { return nil }
    guard meanings.contains(.energy(.kilocalories)) || meanings.contains(.energy(.kilojoules)) else { return nil }
    for unit in [TableMapping.MassUnit.milligrams] {
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
    let words = GuessedMapping.words(of: header)
    guard let meaning = GuessedMapping.meaning(of: words, header: header),
      !columns.contains(where: { $0.meaning == meaning })
    else { return }
    columns.append(TableMapping.Column(meaning: meaning, headers: [HeaderPattern(exactly: header)], isOptional: false))
    if case .nutrient(.carbohydrate, _) = meaning { carbohydrate = GuessedMapping.kind(of: header) }
  }

  /// What the header says of the kind of carbohydrate; nil where it says nothing.
  private static func kind(of header: String) -> CarbohydrateKind? {
    let text = header.lowercased()
    if ["available", "verfügbar", "disponible", "net"].contains(where: text.contains) { return .available }
    return text.contains("difference") ? .byDifference : nil
  }

  /// The folded words of a header without units, what is in brackets, and words that say nothing.
  private static func words(of header: String) -> String {
    let plain = header.prefix { $0 != "(" && $0 != "[" }
    let words = FoldedText(String(plain).replacing("_", with: " ")).words
    return words.filter { !silent.contains($0) }.joined(separator: " ")
  }

  private static let silent: Set<String> = [
    "g", "mg", "kcal", "kj", "per", "pro", "pour", "por", "100", "100g", "of", "which", "davon", "dont", "de", "del",
    "los", "las", "cuales", "total", "totale", "gesamt", "insgesamt", "in", "the", "available", "verfugbar", "value",
  ]

  private static func meaning(of words: String, header: String) -> TableMapping.Meaning? {
    if let text = texts[words] { return text }
    if energies.contains(words) || words.isEmpty { return energyUnit(header).map { .energy($0) } }
    if kilocalories.contains(words) { return .energy(energyUnit(header) ?? .kilocalories) }
    let unit = massUnit(header)
    if salts.contains(words) { return unit.map { .salt($0) } ?? .salt(.grams) }
    guard let nutrient = nutrients[words] else { return nil }
    // A macronutrient without a unit is in grams; sodium may be in either.
    guard let unit = unit ?? (nutrient == .sodium ? nil : .grams) else { return nil }
    return .nutrient(nutrient, unit)
  }

  private static func energyUnit(_ header: String) -> TableMapping.EnergyUnit? {
    let text = header.lowercased()
    if text.contains("kcal") { return .kilocalories }
    return text.contains("kj") || text.contains("kilojoule") ? .kilojoules : nil
  }

  /// Nil where none is stated, or one that no figure has.
  private static func massUnit(_ header: String) -> TableMapping.MassUnit? {
    let parts = header.lowercased().split { !$0.isLetter && $0 != "µ" }
    if parts.contains("mg") { return .milligrams }
    return parts.contains("g") ? .grams : nil
  }

  private static let texts: [String: TableMapping.Meaning] = [
    "id": .id, "code": .id, "food code": .id, "nummer": .id, "numero": .id, "codigo": .id, "kod": .id,
    "name": .name, "food": .name, "food name": .name, "description": .name, "food description": .name,
    "bezeichnung": .name, "lebensmittel": .name, "nom": .name, "aliment": .name, "nombre": .name, "alimento": .name,
    "ad": .name, "besin": .name, "gida": .name, "nome": .name, "naam": .name,
    "group": .group, "food group": .group, "category": .group, "kategorie": .group, "gruppe": .group, "groupe": .group,
    "categorie": .group, "grupo": .group, "categoria": .group, "grup": .group,
    "density": .density, "dichte": .density, "densite": .density, "densidad": .density,
    "alcohol": .alcohol, "alkohol": .alcohol, "alcool": .alcohol,
  ]

  private static let energies: Set<String> = ["energy", "energie", "energia", "enerji", "brennwert", "energi"]
  private static let kilocalories: Set<String> = [
    "calories", "kalorien", "calorias", "kalori", "kilocalories", "kilokalorien",
  ]
  private static let salts: Set<String> = ["salt", "salz", "sel", "sal", "tuz", "sale", "zout"]

  private static let nutrients: [String: Nutrient] = [
    "protein": .protein, "proteins": .protein, "eiweiss": .protein, "proteines": .protein, "proteinas": .protein,
    "proteina": .protein, "proteine": .protein, "eiwit": .protein,
    "carbohydrate": .carbohydrate, "carbohydrates": .carbohydrate, "carbs": .carbohydrate,
    "carbohydrate by difference": .carbohydrate, "kohlenhydrate": .carbohydrate, "glucides": .carbohydrate,
    "hidratos carbono": .carbohydrate, "carbohidratos": .carbohydrate, "karbonhidrat": .carbohydrate,
    "carboidrati": .carbohydrate, "koolhydraten": .carbohydrate,
    "fat": .fat, "fats": .fat, "fett": .fat, "lipides": .fat, "matieres grasses": .fat, "grasas": .fat, "grasa": .fat,
    "yag": .fat, "grassi": .fat, "vet": .fat, "lipid": .fat,
    "saturated fat": .saturatedFat, "saturates": .saturatedFat, "saturated": .saturatedFat,
    "gesattigte fettsauren": .saturatedFat, "fettsauren gesattigt": .saturatedFat, "ag satures": .saturatedFat,
    "acides gras satures": .saturatedFat, "grasas saturadas": .saturatedFat, "saturadas": .saturatedFat,
    "doymus yag": .saturatedFat, "acidi grassi saturi": .saturatedFat,
    "sugar": .sugar, "sugars": .sugar, "zucker": .sugar, "sucres": .sugar, "azucares": .sugar, "azucar": .sugar,
    "seker": .sugar, "zuccheri": .sugar, "suikers": .sugar,
    "fibre": .fibre, "fiber": .fibre, "dietary fibre": .fibre, "dietary fiber": .fibre, "ballaststoffe": .fibre,
    "nahrungsfasern": .fibre, "fibres": .fibre, "fibres alimentaires": .fibre, "fibra": .fibre,
    "fibra alimentaria": .fibre,
    "lif": .fibre, "vezels": .fibre,
    "sodium": .sodium, "natrium": .sodium, "sodio": .sodium, "sodyum": .sodium,
  ]
}
