internal import FoodData
internal import Nutrition

/// A food of an outside source as it stands in its table.
struct ReferenceRow: Hashable {
  let kind: Int
  let reference: ReferenceKey
  var source: Int64
  let name: String
  let otherNames: String?
  let state: Int?
  let brand: String?
  let barcode: BarcodeColumns?
  let category: Int
  let tags: String?
  let basis: Int
  let carbohydrateKind: Int?
  let figures: [Int64?]
  let density: Int64?
  let portions: Int64?
  let warnings: Int64?
  let trust: Int
  let date: Int?

  static let columns = """
    kind, reference, source, name, other_names, state, brand, barcode, barcode_length, category, tags, basis, \
    carbohydrate_kind, energy, protein, carbohydrate, fat, saturated_fat, sugar, fibre, sodium, density, portions, \
    warnings, trust, date
    """

  /// Separates the names of a list. No name contains it, because names are one line.
  static let separator: Character = "\n"
}

extension ReferenceRow {
  /// - Throws: only what looking up a phrase throws.
  init(_ food: ReferenceFood, reference: ReferenceKey, source: Int64, _ phrases: PhraseTable) throws(StoreError) {
    kind = ReferenceCode.of(food.source.kind)
    self.reference = reference
    self.source = source
    name = food.name
    otherNames =
      food.otherNames.isEmpty ? nil : food.otherNames.joined(separator: String(ReferenceRow.separator))
    state = food.state.map(ReferenceCode.of)
    brand = food.brand
    barcode = food.barcode.flatMap(BarcodeColumns.init)
    category = ReferenceCode.of(food.category)
    basis = ReferenceCode.of(food.basis)
    carbohydrateKind = food.carbohydrate.map(ReferenceCode.of)
    figures = Nutrient.allCases.map { food.figures[$0].map(CompactDecimal.encode) }
    density = food.density.map(CompactDecimal.encode)
    trust = ReferenceCode.of(food.trust)
    date = food.source.date?.number
    var numbers: [String] = []
    for tag in food.tags { numbers.append(String(try phrases.number(of: tag))) }
    tags = numbers.isEmpty ? nil : numbers.joined(separator: " ")
    portions = try phrases.list(food.portions.map { "\($0.unit.rawValue)=\($0.grams.milligrams)" }, by: ";")
    warnings = try phrases.list(food.warnings.map(\.code), by: " ")
  }

  init(from row: inout RowReader) throws(StoreError) {
    kind = row.int()
    reference = try row.referenceKey()
    source = row.integer()
    name = try row.text()
    otherNames = try row.optionalText()
    state = row.optionalInteger().map { Int($0) }
    brand = try row.optionalText()
    let number = row.optionalInteger()
    let length = row.optionalInteger()
    barcode = number.flatMap { BarcodeColumns(BarcodeColumns.digits($0, length: Int(length ?? 0))) }
    category = row.int()
    tags = try row.optionalText()
    basis = row.int()
    carbohydrateKind = row.optionalInteger().map { Int($0) }
    figures = Nutrient.allCases.map { _ in row.optionalInteger() }
    density = row.optionalInteger()
    portions = row.optionalInteger()
    warnings = row.optionalInteger()
    trust = row.int()
    date = row.optionalInteger().map { Int($0) }
  }

  func bind(to values: inout Bindings) {
    values.add(kind)
    values.add(reference)
    values.add(source)
    values.add(name)
    values.add(otherNames)
    values.add(state)
    values.add(brand)
    values.add(barcode?.number)
    values.add(barcode?.length)
    values.add(category)
    values.add(tags)
    values.add(basis)
    values.add(carbohydrateKind)
    for figure in figures { values.add(figure) }
    values.add(density)
    values.add(portions)
    values.add(warnings)
    values.add(trust)
    values.add(date)
  }
}

extension ReferenceRow {
  /// The food, read back from the row.
  ///
  /// - Parameter release: the release of its source; empty for none.
  func food(release: String, _ phrases: PhraseTable) throws(StoreError) -> ReferenceFood {
    guard let kind = ReferenceCode.kind(kind) else { throw .damaged }
    var figures = Nutrients.unknown
    for (nutrient, stored) in zip(Nutrient.allCases, self.figures) {
      figures[nutrient] = stored.map(CompactDecimal.decode)
    }
    return ReferenceFood(
      source: FoodSource(
        kind, reference: reference.text, release: release.isEmpty ? nil : release, date: date.map(Day.init(number:))),
      name: name, otherNames: otherNames.map { $0.split(separator: ReferenceRow.separator).map(String.init) } ?? [],
      state: state.flatMap(ReferenceCode.state), brand: brand,
      barcode: barcode.map { BarcodeColumns.digits($0.number, length: $0.length) },
      category: ReferenceCode.category(category), tags: try tagTexts(phrases),
      basis: basis == 0 ? .grams : .millilitres,
      figures: figures,
      carbohydrate: carbohydrateKind.map { $0 == 0 ? .available : .byDifference },
      density: density.map(CompactDecimal.decode), portions: try portionList(phrases),
      warnings: try warningList(phrases))
  }

  /// The words by which it is found.
  func words(_ phrases: PhraseTable) throws(StoreError) -> [String] {
    var words = SearchWords()
    words.add(name)
    if let otherNames { for name in otherNames.split(separator: ReferenceRow.separator) { words.add(String(name)) } }
    if let brand { words.add(brand) }
    for tag in try tagTexts(phrases) { words.add(tag) }
    if let state = state.flatMap(ReferenceCode.state) { words.add(state.rawValue) }
    let category = ReferenceCode.category(category)
    if category != .other { words.add(category.rawValue) }
    return words.words + [ReferenceRow.mark(ofKind: kind)]
  }

  /// A word that no text contains, which limits a search to the foods of one source.
  static func mark(ofKind code: Int) -> String { "=\(code)" }

  private func tagTexts(_ phrases: PhraseTable) throws(StoreError) -> [String] {
    var texts: [String] = []
    for number in tags?.split(separator: " ") ?? [] { texts.append(try phrases.text(of: Int64(number) ?? 0)) }
    return texts
  }

  private func portionList(_ phrases: PhraseTable) throws(StoreError) -> [Portion] {
    guard let portions else { return [] }
    return try phrases.text(of: portions).split(separator: ";").compactMap { part in
      let fields = part.split(separator: "=")
      guard fields.count == 2, let unit = MeasureUnit(rawValue: String(fields[0])), let weight = Int64(fields[1])
      else { return nil }
      return Portion(unit, Grams(milligrams: weight))
    }
  }

  private func warningList(_ phrases: PhraseTable) throws(StoreError) -> [FoodWarning] {
    guard let warnings else { return [] }
    return try phrases.text(of: warnings).split(separator: " ").compactMap { FoodWarning(code: String($0)) }
  }
}

extension PhraseTable {
  /// The number of a list, joined into one text; nil for an empty list.
  fileprivate func list(_ parts: [String], by separator: String) throws(StoreError) -> Int64? {
    parts.isEmpty ? nil : try number(of: parts.joined(separator: separator))
  }
}

extension RowReader {
  mutating func optionalInteger() -> Int64? {
    if nextIsNull {
      skip(1)
      return nil
    }
    return integer()
  }

  /// A key that is a number or a text.
  fileprivate mutating func referenceKey() throws(StoreError) -> ReferenceKey {
    nextIsText ? .text(try text()) : .number(integer())
  }
}
