internal import Nutrition
internal import Words

/// A food in the compiled table, without its state: the length of its name (2), the name, its name in each other
/// language that larder speaks (length and letters, length zero where it has none), its shelf, its figures and density
/// as decimals, the number of portions, each as a unit and milligrams (4), the length of the reference of its figures,
/// the reference, and the row of its usual pack, counted from 1 (2).
///
/// A decimal is its number of decimal places and its digits as a whole number (4); the places are `none` where it is
/// not known.
struct FoodRecord {
  let name: String
  let category: FoodCategory
  let figures: Nutrients
  let density: FixedDecimal?
  let portions: [Portion]
  let reference: String
  /// The row of its usual pack; nil where it has none.
  let pack: Int?

  private static let none = 0x7f
  private static let places = 8
  private static let whole = 4
  private static let row = 2
  /// In bytes, so that the length fits into one digit.
  private static let longestName = 0x7f

  init(_ bytes: TableBytes, at place: Int) {
    var place = place
    func number(_ width: Int) -> Int {
      defer { place += width }
      return bytes.number(at: place, width: width)
    }
    func text(_ length: Int) -> String {
      defer { place += length }
      return bytes.text(place..<place + length)
    }
    func decimal() -> FixedDecimal? {
      let (places, digits) = (number(1), number(FoodRecord.whole))
      guard places <= FoodRecord.places else { return nil }
      return FixedDecimal(units: (places..<FoodRecord.places).reduce(Int64(digits)) { units, _ in units * 10 })
    }
    name = text(number(2))
    for _ in FoodRecord.otherLanguages { place += 1 + bytes.number(at: place, width: 1) }
    category = FoodCategory.allCases[min(number(1), FoodCategory.allCases.count - 1)]
    var figures = Nutrients.unknown
    for nutrient in Nutrient.allCases { figures[nutrient] = decimal() }
    self.figures = figures
    density = decimal()
    let units = MeasureUnit.allCases
    portions = (0..<number(1)).map { _ in
      let unit = units[min(number(1), units.count - 1)]
      return Portion(unit, Grams(milligrams: Int64(number(FoodRecord.whole))))
    }
    reference = text(number(1))
    let row = number(FoodRecord.row)
    pack = row == 0 ? nil : row - 1
  }

  /// Reads only the name, which comes first.
  static func name(_ bytes: TableBytes, at place: Int) -> String {
    let start = place + 2
    return bytes.text(start..<start + bytes.number(at: place, width: 2))
  }

  /// The food's first name in a language; nil where it has none.
  static func name(_ bytes: TableBytes, at place: Int, in language: Language) -> String? {
    var place = place + 2 + bytes.number(at: place, width: 2)
    for other in otherLanguages {
      let length = bytes.number(at: place, width: 1)
      if other == language { return length == 0 ? nil : bytes.text(place + 1..<place + 1 + length) }
      place += 1 + length
    }
    return nil
  }

  private static let otherLanguages = Language.spoken.filter { $0 != .english }

  /// Appends the record of a food.
  static func append(_ staple: Staple, pack: Int?, to table: inout TableWriter) {
    table.append(staple.name.utf8.count, width: 2)
    table.append(staple.name.utf8)
    for language in otherLanguages {
      let name = staple.synonyms.first { $0.language == language && $0.text.utf8.count <= longestName }?.text ?? ""
      table.append(name.utf8.count, width: 1)
      table.append(name.utf8)
    }
    table.append(FoodCategory.allCases.firstIndex(of: staple.category) ?? 0, width: 1)
    for nutrient in Nutrient.allCases { append(staple.per100Grams[nutrient], to: &table) }
    append(staple.density, to: &table)
    table.append(staple.portions.count, width: 1)
    for portion in staple.portions {
      table.append(MeasureUnit.allCases.firstIndex(of: portion.unit) ?? 0, width: 1)
      table.append(Int(portion.grams.milligrams), width: whole)
    }
    let reference = staple.source.reference ?? ""
    table.append(reference.utf8.count, width: 1)
    table.append(reference.utf8)
    table.append(pack.map { $0 + 1 } ?? 0, width: row)
  }

  private static func append(_ figure: FixedDecimal?, to table: inout TableWriter) {
    var (digits, places) = (figure?.units ?? 0, figure == nil ? none : FoodRecord.places)
    while places > 0, places <= FoodRecord.places, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    table.append(places, width: 1)
    table.append(Int(digits), width: whole)
  }
}
