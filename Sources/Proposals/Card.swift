package import Messages
package import Nutrition

/// What a person sees of a proposal or an answer: words in rows, before any layout. The texts may come from outside;
/// whoever prints them strips control characters.
package struct Card: Hashable, Codable, Sendable {
  /// "Lunch, Fri 20 Nov".
  package var title: Text
  /// In the order in which they are shown, headings and sums among them.
  package var rows: [Row]
  /// Sentences below the rows: what was assumed, what did not resolve.
  package var notes: [Text]
  /// What a model says of it, shown as a model's words before the notes; nil where none said anything.
  package var said: String?
  /// What of all this a yes does not save, by its names; nil where that is nothing.
  package var leftOut: [String]?
  /// What is shown of a long card that was changed; nil shows all of it.
  package var brief: Brief?

  package init(title: Text, rows: [Row] = [], notes: [Text] = []) {
    self.title = title
    self.rows = rows
    self.notes = notes
    said = nil
    leftOut = nil
    brief = nil
  }

  /// The rows and the sentences of a card that are other than before.
  package struct Brief: Hashable, Codable, Sendable {
    /// Those that are other than before, with the one above each; lines that are gone come first, the sums are always
    /// there.
    package let rows: [Row]
    /// The sentences that are new, and last how many lines the whole card has.
    package let notes: [Text]
  }

  /// A line of the card.
  package struct Row: Hashable, Codable, Sendable {
    /// The number a person can refer to the row by.
    package var number: Int?
    /// The first cell is the name, on the left; the others are columns.
    package var cells: [Cell]
    /// Tells a heading and a sum from the lines between them.
    package var emphasis: Emphasis
    /// Whose row it is, for those who see colour.
    package var tint: ProfileColour?
    /// How its numbers come about, in sentences, for who asks; nil where it has none that are computed.
    package var explanation: [Text]?
    /// What the line was made of, for a model; nil where the cells say it all.
    package var reading: Reading?

    package init(number: Int? = nil, _ cells: [Cell], emphasis: Emphasis = .plain) {
      self.number = number
      self.cells = cells
      self.emphasis = emphasis
      tint = nil
      explanation = nil
      reading = nil
    }

    /// A name, and columns on the right.
    package init(number: Int? = nil, _ name: Text, _ columns: Text..., emphasis: Emphasis = .plain) {
      self.init(number: number, name, columns: columns, emphasis: emphasis)
    }

    /// A name, and as many columns on the right as there are.
    package init(number: Int? = nil, _ name: Text, columns: [Text], emphasis: Emphasis = .plain) {
      self.init(number: number, [Cell(name)] + columns.map { .right($0) }, emphasis: emphasis)
    }

    /// The row with what explains it.
    package func explained(by sentences: [Text]) -> Row {
      var row = self
      row.explanation = sentences
      return row
    }
  }

  /// What stands in a column.
  package struct Cell: Hashable, Codable, Sendable {
    /// The side of its column that a cell stands at.
    package enum Side: String, Codable, Sendable {
      case left, right
    }

    /// A name or a figure, not laid out yet.
    package var text: Text
    /// Left for names and right for figures, as a rule.
    package var side: Side

    package init(_ text: Text, _ side: Side = .left) {
      self.text = text
      self.side = side
    }

    /// A cell of a column whose texts end below each other, as figures do.
    package static func right(_ text: Text) -> Cell { Cell(text, .right) }
  }

  /// What a row is within the card.
  package enum Emphasis: String, Codable, Sendable {
    case plain
    /// A heading within the card: a meal of a day.
    case heading
    /// A sum.
    case total
    /// Not counted: a skipped line.
    case muted
    /// A figure within what it is set beside, or outside of it, for those who want to see it in colour.
    case within, outside
  }
}
