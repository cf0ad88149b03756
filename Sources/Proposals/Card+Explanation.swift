internal import EmbeddedMessages
internal import Messages

/// Where the numbers of a card come from.
extension Card {
  /// A card that explains the numbers of all rows, or of the one row that is asked for. Nil where no such row has an
  /// explanation.
  package func explanation(of item: Int? = nil) -> Card? {
    let explained = rows.filter { $0.explanation != nil && (item == nil || $0.number == item) }
    guard !explained.isEmpty else { return nil }
    return Card(
      title: .whereNumbersFrom,
      rows: explained.flatMap { row in
        [Row(number: row.number, [Cell(row.cells.first?.text ?? .empty)])]
          + (row.explanation ?? []).map { Row([Cell($0)], emphasis: .muted) }
      })
  }
}
