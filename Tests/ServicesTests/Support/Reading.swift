import LanguageModels
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
    case .sentence(let sentence): [sentence]
    case .card(let card): [card.title] + card.lines
    }
  }

  var notes: [String] {
    guard case .card(let card) = view else { return [] }
    return card.notes
  }
}

extension Card {
  /// A row as its number and its cells: "1 pasta, cooked | 200 g | 316 kcal".
  var lines: [String] {
    rows.map { row in
      (row.number.map { "\($0) " } ?? "") + row.cells.map(\.text).filter { !$0.isEmpty }.joined(separator: " | ")
    }
  }

  /// Everything a person reads.
  var texts: [String] {
    [title] + rows.flatMap { $0.cells.map(\.text) } + notes
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
