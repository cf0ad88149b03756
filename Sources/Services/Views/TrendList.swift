package import Messages
package import Nutrition
package import Proposals

/// Rows that each have a small line of how their figure went from day to day.
package struct TrendList: Hashable, Sendable {
  /// A line of the list, with what its small chart shows.
  package struct Row: Hashable, Sendable {
    /// The name, then columns, as in a row of a card.
    package var cells: [Card.Cell]
    /// One a day, in order; nil on a day without a value.
    package var values: [FixedDecimal?]
    /// Tells a heading and a sum from other rows.
    package var emphasis: Card.Emphasis

    package init(_ cells: [Card.Cell], values: [FixedDecimal?], emphasis: Card.Emphasis = .plain) {
      self.cells = cells
      self.values = values
      self.emphasis = emphasis
    }
  }

  /// What stands above the rows.
  package var title: Text
  /// From the top to the bottom.
  package var rows: [Row]

  package init(title: Text, rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}
