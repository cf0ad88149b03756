package import Messages

extension Card {
  /// Rows with a title of their own.
  package struct Part: Hashable, Sendable {
    /// What the rows are about.
    package var title: Text
    /// The rows below it.
    package var rows: [Row]

    package init(title: Text, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A card of several parts below each other, at least one. A part has a heading where its title is not that of the part before.
  package init(parts: [Part], notes: [Text] = []) {
    self.init(title: parts[0].title, rows: parts[0].rows, notes: notes)
    for (before, part) in zip(parts, parts.dropFirst()) {
      if part.title != before.title { rows.append(Row([Cell(part.title)], emphasis: .heading)) }
      rows += part.rows
    }
  }
}
