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
  /// Tokens of the last answer, this session, today and this month, and what they cost where a price is known.
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
    var rows = lastUsage.map { [row("last answer", $0.model, $0.usage)] } ?? []
    rows += sessionUsage.sorted { $0.key < $1.key }.map { row("this session", $0.key, $0.value) }
    let periods = [("today", day), ("this month", month), ("this month, \(profile.name)", mine)]
    rows += periods.flatMap { name, usages in
      usages.map {
        row(name, $0.provider, LanguageModels::Usage(input: $0.input, output: $0.output, cached: $0.cached))
      }
    }
    let notes = options.prices.date.map { ["Prices as of \($0)."] } ?? []
    console.show(.card(Card(title: "Tokens", rows: rows, notes: notes), facts: .null))
  }

  private func row(_ period: String, _ model: String, _ usage: LanguageModels::Usage) -> Card.Row {
    Card.Row([
      Card.Cell("\(period), \(model)"), .right("\(Figure(usage.input).formatted()) in"),
      .right("\(Figure(usage.output).formatted()) out"), .right("\(Figure(usage.cached).formatted()) cached"),
      .right(options.prices.cost(of: usage, model: model) ?? ""),
    ])
  }
}
