internal import EmbeddedMessages
internal import Messages

/// Where the numbers of a card are from.
extension Card {
  /// The rows that can be explained, each with what explains it; of one row only where it is named. Nil where there is
  /// nothing to explain.
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
