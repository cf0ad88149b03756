internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services

extension ToolOutcome {
  var proposal: Proposal {
    get throws {
      switch self {
      case .proposal(let proposal): return proposal
      case .answer(let answer): throw Unexpected.answer(answer)
      }
    }
  }
}

extension ToolAnswer {
  /// The title and the rows of a card, or the sentence.
  var lines: [String] {
    switch view {
    case .sentence(let sentence): [sentence.english]
    case .card(let card): [card.title.english] + card.lines
    case .overview(let overview): [overview.title.english] + overview.parts.flatMap(\.lines)
    }
  }

  var notes: [String] {
    switch view {
    case .sentence: []
    case .card(let card): card.notes.english
    case .overview(let overview):
      overview.parts.flatMap { part -> [String] in
        switch part {
        case .notes(let notes): notes.english
        case .said(let words, by: _): [words]
        default: []
        }
      }
    }
  }
}

extension Overview.Part {
  /// What is read of it, a line each; notes aside.
  fileprivate var lines: [String] {
    switch self {
    case .rows(let rows): Card(title: "", rows: rows).lines
    case .bars(let chart):
      chart.bars.map { [$0.label, $0.text, $0.note].english.filter { !$0.isEmpty }.joined(separator: " | ") }
    case .split(let chart):
      [chart.title.english] + chart.parts.map { "\($0.name.english) \($0.percent) % | \($0.amount.english)" }
    case .line(let chart):
      chart.series.map { series in
        "\(chart.title.english) | \(series.name.english) | "
          + series.values.map { $0?.formatted() ?? "-" }.joined(separator: " ")
      }
    case .list(let list): [list.title.english] + list.rows.map { $0.cells.map(\.text.english).joined(separator: " | ") }
    case .pictures(let pictures): pictures.map { "\($0.caption.english) | \($0.path)" }
    case .notes, .said: []
    }
  }
}

extension Card {
  /// A row as its number and its cells: "1 pasta, cooked | 200 g | 316 kcal".
  var lines: [String] {
    rows.map { row in
      (row.number.map { "\($0) " } ?? "")
        + row.cells.map(\.text.english).filter { !$0.isEmpty }.joined(separator: " | ")
    }
  }

  /// Everything a person reads.
  var texts: [String] {
    [title.english] + rows.flatMap { $0.cells.map(\.text.english) } + notes.english
  }
}

extension JSONValue {
  subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension Day {
  /// A day written as YYYY-MM-DD.
  static func of(_ text: String) -> Day { Day(text) ?? Day(number: 0) }
}
