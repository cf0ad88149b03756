internal import FoodData
internal import JSON
internal import Nutrition

/// An object of a document.
struct DiaryObject: DiaryRecord {
  private let members: DiaryMembers
  private let found: [JSONPart?]

  init(_ object: JSONPart, _ members: DiaryMembers) {
    self.members = members
    found = members.found(in: object)
  }

  func has(_ column: DiaryColumn) -> Bool { part(column) != nil }

  func text(_ column: DiaryColumn, limit: Int) -> String {
    part(column)?.string.map { DiaryCell.text($0, limit: limit) } ?? ""
  }

  func figure(_ column: DiaryColumn) -> FixedDecimal? {
    guard let part = part(column) else { return nil }
    let figure = part.number.flatMap { FixedDecimal(scientific: $0) } ?? number(text(column, limit: 40)[...])
    return figure.map { column.value($0, in: unit(column)) }
  }

  func unit(_ column: DiaryColumn) -> String? { members.columns[column]?.unit }
  func number(_ text: Substring) -> FixedDecimal? { FixedDecimal(scientific: text.utf8) }

  /// The first of a column's members that has a value.
  private func part(_ column: DiaryColumn) -> JSONPart? {
    members.columns[column]?.places.lazy.compactMap { found[$0] }.first
  }
}
