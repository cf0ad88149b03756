internal import EmbeddedMessages
internal import Messages

/// What is shown of a long card after a change.
extension Card {
  /// A card of up to this many rows is always shown whole.
  package static let longestWhole = 12

  /// The card with a `brief` of what changed since `before`: the rows that differ, each with the one above it, the rows
  /// that are gone, the sums, and the new notes. A short card is shown whole, and so is one with more than 12 rows that
  /// differ, or with another title unless both cards are long.
  package func changed(since before: Card) -> Card {
    var card = self
    card.brief = nil
    guard rows.count > Card.longestWhole, before.title == title || before.rows.count > Card.longestWhole else {
      return card
    }
    let known = Set(before.rows.map(\.cells))
    let standing = Set(rows.map(\.cells))
    let changed = rows.indices.filter { !known.contains(rows[$0].cells) }
    let gone = before.rows.filter { !standing.contains($0.cells) && $0.number != nil }
    guard changed.count <= Card.longestWhole, !changed.isEmpty || !gone.isEmpty else { return card }
    let shown = rows.indices.filter { index in
      changed.contains(index)
        || changed.contains(index + 1) && rows[index].number != nil && rows[index + 1].number != nil
        || rows[index].emphasis == .total
    }
    let isFewer = before.rows.count > rows.count
    let lost =
      isFewer
      ? gone.map {
        Row([Cell(.rowGone(name: $0.cells.first?.text ?? .empty))] + $0.cells.dropFirst(), emphasis: .muted)
      } : []
    let lines = rows.count { $0.number != nil }
    card.brief = Brief(
      rows: lost + shown.map { rows[$0] },
      notes: notes.filter { !before.notes.contains($0) } + [.rowsInAll(count: lines)])
    return card
  }
}
