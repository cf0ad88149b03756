package import Messages
package import Nutrition
package import Proposals

/// Rows with a sparkline each, which shows a figure's course over days.
package struct TrendList: Hashable, Sendable {
  /// A row with the values of its sparkline.
  package struct Row: Hashable, Sendable {
    /// The name, then further columns, as in a row of a card.
    package var cells: [Card.Cell]
    /// One for each day, in order; nil on a day without a value.
    package var values: [FixedDecimal?]
    /// Distinguishes headings and sums from other rows.
    package var emphasis: Card.Emphasis

    package init(_ cells: [Card.Cell], values: [FixedDecimal?], emphasis: Card.Emphasis = .plain) {
      self.cells = cells
      self.values = values
      self.emphasis = emphasis
    }
  }

  /// The title above the rows.
  package var title: Text
  /// From top to bottom.
  package var rows: [Row]

  package init(title: Text, rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}
