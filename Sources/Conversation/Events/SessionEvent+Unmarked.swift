internal import Messages
internal import Proposals
internal import Services

extension SessionEvent {
  /// The parts shown that are English in every language because they are not in the catalogue.
  var unmarked: [String] {
    switch self {
    case .proposal(let proposal): proposal.card.unmarked
    case .card(let card, _): card.unmarked
    case .overview(let overview, _): overview.unmarked
    case .saved(let note): note.sentence.unmarked
    case .draft(_, let text), .text(let text), .notice(let text): text.unmarked
    case .error(let failure): failure.sentence.unmarked
    case .model, .modelFailed, .outside, .declined, .speech, .speaking, .thinking, .progress, .waiting, .usage,
      .language:
      []
    }
  }
}

extension Card {
  fileprivate var unmarked: [String] {
    let shown = brief.map { ($0.rows, $0.notes) } ?? (rows, notes)
    return title.unmarked + shown.0.flatMap(\.unmarked) + shown.1.flatMap(\.unmarked)
  }
}

extension Card.Row {
  fileprivate var unmarked: [String] { cells.flatMap(\.text.unmarked) }
}

extension Overview {
  fileprivate var unmarked: [String] { title.unmarked + parts.flatMap(\.unmarked) }
}

extension Overview.Part {
  fileprivate var unmarked: [String] {
    switch self {
    case .rows(let rows): rows.flatMap(\.unmarked)
    case .bars(let chart):
      ([chart.title, chart.markName] + chart.bars.flatMap { [$0.label, $0.text, $0.note] }).flatMap(\.unmarked)
    case .split(let chart): ([chart.title] + chart.parts.flatMap { [$0.name, $0.amount] }).flatMap(\.unmarked)
    case .line(let chart): ([chart.title] + chart.series.map(\.name)).flatMap(\.unmarked)
    case .list(let list): list.title.unmarked + list.rows.flatMap { $0.cells.flatMap(\.text.unmarked) }
    case .notes(let notes): notes.flatMap(\.unmarked)
    case .pictures(let pictures): pictures.flatMap(\.caption.unmarked)
    case .said: []
    }
  }
}
