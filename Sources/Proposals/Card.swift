package import Messages
package import Nutrition

/// What a person sees of a proposal or an answer: texts in rows, before any layout. Texts may come from outside;
/// whoever prints them strips control characters.
package struct Card: Hashable, Codable, Sendable {
  /// "Lunch, Fri 20 Nov".
  package var title: Text
  /// In the order of display, headings and sums included.
  package var rows: [Row]
  /// Sentences below the rows: what was assumed, what was not understood.
  package var notes: [Text]
  /// What the model says about it, shown as the model's words above the notes; nil where it said nothing.
  package var said: String?
  /// The names of what a yes does not save; nil where it saves everything.
  package var leftOut: [String]?
  /// What is shown of a long card after a change; nil where all of it is shown.
  package var brief: Brief?

  package init(title: Text, rows: [Row] = [], notes: [Text] = []) {
    self.title = title
    self.rows = rows
    self.notes = notes
    said = nil
    leftOut = nil
    brief = nil
  }

  /// The rows and notes of a card that changed.
  package struct Brief: Hashable, Codable, Sendable {
    /// Rows that are gone first, then those that changed, each with the one above it, and always the sums.
    package let rows: [Row]
    /// The new notes, and last a sentence with how many lines the whole card has.
    package let notes: [Text]
  }

  /// A line of the card.
  package struct Row: Hashable, Codable, Sendable {
    /// The number by which a person refers to the row.
    package var number: Int?
    /// The first cell is the name, on the left; the others are columns.
    package var cells: [Cell]
    /// What the row is: a heading, a sum or a line.
    package var emphasis: Emphasis
    /// The colour of the profile that the row is about, for output in colour.
    package var tint: ProfileColour?
    /// How its numbers were computed, in sentences, for an answer to "?"; nil where none were.
    package var explanation: [Text]?
    /// What was made of the line's words, for a model; nil where the cells say it all.
    package var reading: Reading?

    package init(number: Int? = nil, _ cells: [Cell], emphasis: Emphasis = .plain) {
      self.number = number
      self.cells = cells
      self.emphasis = emphasis
      tint = nil
      explanation = nil
      reading = nil
    }

    /// A row of a name and right-aligned columns.
    package init(number: Int? = nil, _ name: Text, _ columns: Text..., emphasis: Emphasis = .plain) {
      self.init(number: number, name, columns: columns, emphasis: emphasis)
    }

    /// A row of a name and any number of right-aligned columns.
    package init(number: Int? = nil, _ name: Text, columns: [Text], emphasis: Emphasis = .plain) {
      self.init(number: number, [Cell(name)] + columns.map { .right($0) }, emphasis: emphasis)
    }

    /// The same row with an explanation of its numbers.
    package func explained(by sentences: [Text]) -> Row {
      var row = self
      row.explanation = sentences
      return row
    }
  }

  /// A text in a column.
  package struct Cell: Hashable, Codable, Sendable {
    /// How the text of a cell is aligned in its column.
    package enum Side: String, Codable, Sendable {
      case left, right
    }

    /// A name or a figure, before layout.
    package var text: Text
    /// Usually left for names and right for figures.
    package var side: Side

    package init(_ text: Text, _ side: Side = .left) {
      self.text = text
      self.side = side
    }

    /// A right-aligned cell, as figures need.
    package static func right(_ text: Text) -> Cell { Cell(text, .right) }
  }

  /// What kind of row it is.
  package enum Emphasis: String, Codable, Sendable {
    case plain
    /// A heading within the card, such as a meal of a day.
    case heading
    /// A sum.
    case total
    /// A line that is not counted because it is skipped.
    case muted
    /// A figure within or outside of the value that it is compared with, for output in colour.
    case within, outside
  }
}
