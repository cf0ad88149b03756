internal import FoodData
internal import Nutrition
internal import Words

/// A row of a table.
struct DiaryRow: DiaryRecord {
  let row: TableRow
  let header: DiaryHeader

  func has(_ column: DiaryColumn) -> Bool { header[column].contains(where: isFilled) }

  func text(_ column: DiaryColumn, limit: Int) -> String {
    place(column).map { DiaryCell.text(row.text($0.position), limit: limit) } ?? ""
  }

  func figure(_ column: DiaryColumn) -> FixedDecimal? {
    guard let place = place(column) else { return nil }
    let text = row.text(place.position)
    guard text.utf8.count <= 40 else { return nil }
    return number(text[...]).map { column.value($0, in: place.unit) }
  }

  func unit(_ column: DiaryColumn) -> String? { place(column)?.unit }

  func number(_ text: Substring) -> FixedDecimal? {
    guard header.mapping.hasThousands else {
      return FixedDecimal(scientific: text.trimmed.replacing(",", with: ".").utf8)
    }
    return DiaryCell.number(text, separator: header.separator)
  }

  /// The first of a column's places where something is written.
  private func place(_ column: DiaryColumn) -> DiaryHeader.Place? {
    let places = header[column]
    return places.count > 1 ? places.first(where: isFilled) ?? places[0] : places.first
  }

  private func isFilled(_ place: DiaryHeader.Place) -> Bool {
    row.text(place.position).contains { !$0.isWhitespace }
  }
}
