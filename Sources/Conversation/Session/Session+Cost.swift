internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

extension Session {
  /// Shows the tokens of the last answer, this session, today and this month, with their cost where prices are known.
  func showCost() {
    let today = context.today
    let used = reporting { () throws(StoreError) in
      (
        try store.bookkeeping.usage(from: today, through: today), try store.bookkeeping.usage(inMonthOf: today),
        try store.bookkeeping.usage(of: profile.id, inMonthOf: today)
      )
    }
    guard let (day, month, mine) = used else { return }
    guard !month.isEmpty else {
      console.show(.text(.costNone))
      return
    }
    var rows = lastUsage.map { [row(.tokensLastAnswer(model: $0.model), $0.model, $0.usage)] } ?? []
    rows += sessionUsage.sorted { $0.key < $1.key }.map { row(.tokensSession(model: $0.key), $0.key, $0.value) }
    rows += day.map { row(.tokensToday(model: $0.provider), of: $0) }
    rows += month.map { row(.tokensMonth(model: $0.provider), of: $0) }
    rows += mine.map { row(.tokensMonthOf(person: profile.name, model: $0.provider), of: $0) }
    let notes: [Text] = options.prices.date.map { [.tokensPrices(date: "\($0)")] } ?? []
    console.show(.card(Card(title: .tokensTitle, rows: rows, notes: notes), facts: .null))
  }

  private func row(_ name: Text, of usage: Store::Usage) -> Card.Row {
    row(
      name, usage.provider,
      LanguageModels::Usage(input: usage.input, output: usage.output, cached: usage.cached))
  }

  private func row(_ name: Text, _ model: String, _ usage: LanguageModels::Usage) -> Card.Row {
    Card.Row([
      Card.Cell(name), .right(.tokensIn(count: usage.input)), .right(.tokensOut(count: usage.output)),
      .right(.tokensCached(count: usage.cached)),
      .right(.verbatim(options.prices.cost(of: usage, model: model) ?? "")),
    ])
  }
}
