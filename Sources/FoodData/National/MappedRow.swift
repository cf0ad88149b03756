internal import Nutrition

/// Reads a record of a mapped table as a food.
struct MappedRow {
  private let table: NationalTable

  init(_ table: NationalTable) {
    self.table = table
  }

  func food(_ row: borrowing TableRow) throws(FoodReadingError) -> ReferenceFood {
    let title = text(.name, row)
    guard !title.isEmpty else { throw .noName }
    guard title.unicodeScalars.count <= 1_000 else { throw .nameTooLong }
    let parsed = FoodTitle(title)
    var figures = MappedFigures(table)
    try figures.read(row)
    guard figures.figures != .unknown else { throw .noFigures }
    let id = PlainText.name(text(.id, row))
    return ReferenceFood(
      source: FoodSource(
        .nationalTable, reference: PlainText.name("\(table.mapping.name) \(id.isEmpty ? parsed.name : id)"),
        release: table.mapping.name),
      name: parsed.name, otherNames: otherNames(row, besides: parsed), state: parsed.state,
      category: FoodGroupWords.embedded.category(of: text(.group, row)), basis: try basis(row),
      figures: figures.figures,
      carbohydrate: figures.figures.carbohydrate == nil ? nil : table.mapping.carbohydrate,
      density: try figures.density(row), warnings: figures.warnings)
  }

  private func text(_ meaning: TableMapping.Meaning, _ row: borrowing TableRow) -> String {
    table.columns[meaning].map { PlainText(row.text($0), limit: 4_000).text } ?? ""
  }

  private func otherNames(_ row: borrowing TableRow, besides title: FoodTitle) -> [String] {
    var names = title.full.map { [$0] } ?? []
    for column in table.columns.found[.otherNames] ?? [] {
      for part in row.text(column).split(separator: ";") {
        let name = PlainText.name(String(part))
        if !name.isEmpty, name != title.name, name != "-", !names.contains(name) { names.append(name) }
      }
    }
    return Array(names.prefix(12))
  }

  /// What the figures are per: "per 100 g edible portion", "pro 100ml".
  private func basis(_ row: borrowing TableRow) throws(FoodReadingError) -> ReferenceFood.Basis {
    guard let column = table.columns[.basis] else { return table.mapping.basis }
    let words = TableCell.folded(row.text(column))
    if words.contains("100ml") { return .millilitres }
    if words.contains("100g") { return .grams }
    throw .unknownBasis
  }
}
