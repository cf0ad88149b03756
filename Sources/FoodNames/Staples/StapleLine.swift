internal import Nutrition
internal import Words

/// The fields of one line: name, state, category, synonyms, eight figures, density, portions, reference, note.
struct StapleLine {
  let fields: [ArraySlice<UInt8>]

  func staple(isDefault: Bool, isByRule: Bool) throws(StaplesError.Problem) -> Staple {
    let name = fields[0].text
    guard !name.isEmpty else { throw .noName }
    return Staple(
      name: name, state: try state(), category: try category(), synonyms: try synonyms(),
      per100Grams: try nutrients(), density: try density(), portions: try portions(), source: try source(),
      note: fields[15].text, isDefault: isDefault, isByRule: isByRule)
  }

  private func state() throws(StaplesError.Problem) -> FoodState? {
    let text = fields[1].text
    guard text != "-" else { return nil }
    guard let state = FoodState(rawValue: text) else { throw .unknownState(text) }
    return state
  }

  private func category() throws(StaplesError.Problem) -> FoodCategory {
    let text = fields[2].text
    guard let category = FoodCategory(rawValue: text) else { throw .unknownCategory(text) }
    return category
  }

  private func synonyms() throws(StaplesError.Problem) -> [FoodName] {
    guard !fields[3].isEmpty else { return [] }
    var synonyms: [FoodName] = []
    for field in fields[3].fields(by: UInt8(ascii: ";")) {
      let mark = field.lastIndex(of: UInt8(ascii: "@")) ?? field.endIndex
      let text = field[..<mark].text
      guard !text.isEmpty else { throw .emptySynonym }
      synonyms.append(FoodName(text, language: try language(field[mark...].dropFirst())))
    }
    return synonyms
  }

  private func language(_ field: ArraySlice<UInt8>) throws(StaplesError.Problem) -> Language {
    guard !field.isEmpty else { return .english }
    let text = field.text
    guard let language = Language(text), Language.spoken.contains(language) else { throw .unknownLanguage(text) }
    return language
  }

  private func nutrients() throws(StaplesError.Problem) -> Nutrients {
    Nutrients(
      energy: try figure(4), protein: try figure(5), carbohydrate: try figure(6), fat: try figure(7),
      saturatedFat: try figure(8), sugar: try figure(9), fibre: try figure(10), sodium: try figure(11))
  }

  private func figure(_ index: Int) throws(StaplesError.Problem) -> FixedDecimal {
    try StapleLine.number(fields[index])
  }

  private func density() throws(StaplesError.Problem) -> FixedDecimal? {
    guard fields[12].first != UInt8(ascii: "-") else { return nil }
    return try StapleLine.number(fields[12])
  }

  private func portions() throws(StaplesError.Problem) -> [Portion] {
    var portions: [Portion] = []
    for field in fields[13].fields(by: UInt8(ascii: ";")) {
      guard let equals = field.firstIndex(of: UInt8(ascii: "=")) else { throw .portion(field.text) }
      let name = field[..<equals].text
      guard let unit = MeasureUnit(rawValue: name) else { throw .unknownUnit(name) }
      guard !portions.contains(where: { $0.unit == unit }) else { throw .portion(field.text) }
      portions.append(Portion(unit, Grams(try StapleLine.number(field[equals...].dropFirst()))))
    }
    return portions
  }

  private func source() throws(StaplesError.Problem) -> FoodSource {
    let text = fields[14].text
    if text == Staple.recipe { return FoodSource(.staples, reference: text) }
    let parts = fields[14].fields(by: UInt8(ascii: ":"))
    guard parts.count == 2, ["sr", "fndds"].contains(parts[0].text), !parts[1].isEmpty,
      parts[1].allSatisfy(\.isDigit)
    else { throw .reference(text) }
    return FoodSource(.staples, reference: text)
  }

  /// Parses digits with at most one decimal point and at most eight places.
  private static func number(_ field: ArraySlice<UInt8>) throws(StaplesError.Problem) -> FixedDecimal {
    let point = UInt8(ascii: ".")
    var units: Int64 = 0
    var places: Int?
    for byte in field {
      if byte == point, places == nil {
        places = 0
      } else {
        guard byte.isDigit, units < 1_000_000_000, places ?? 0 < 8 else { throw .notANumber(field.text) }
        units = units * 10 + Int64(byte - UInt8(ascii: "0"))
        places = places.map { $0 + 1 }
      }
    }
    guard field.last?.isDigit ?? false else { throw .notANumber(field.text) }
    return FixedDecimal(units: ((places ?? 0)..<8).reduce(units) { units, _ in units * 10 })
  }
}
