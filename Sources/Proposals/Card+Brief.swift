internal import EmbeddedMessages
internal import Messages

/// What has changed on a card that is too long to be shown again after every change.
extension Card {
  /// Up to so many rows a card is shown whole.
  package static let longestWhole = 12

  /// The card with what is to be shown of it after a change: the rows that are other than before, with the one above each,
  /// what went, the sums, and the sentences that are new. A short card is shown whole, and so is one that has become
  /// another altogether.
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
