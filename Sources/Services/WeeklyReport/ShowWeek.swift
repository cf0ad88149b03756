package import LanguageModels
internal import Nutrition
internal import Proposals
internal import Store

/// Shows the last seven days, one line each; a day without entries is "not logged", never zero.
package struct ShowWeek: Tool {
  package struct Arguments: Codable, Sendable {
    package var until: String?

    package init(until: String? = nil) {
      self.until = until
    }
  }

  package let name = "show_week"
  package let description = "Show seven days with their energy and what they average to."
  package let proposes = false

  package init() {}

  package var parameters: JSONSchema {
    .object([.init("until", .string("The last day."))])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let last = try context.day(arguments.until)
    let first = last.adding(-6)
    let records = try context.reading { store throws(StoreError) in
      try store.dayRecords(of: context.profile.id, from: first, through: last)
    }
    let rows = (0..<7).map { offset in
      let day = first.adding(offset)
      return row(day, records.first { $0.day == day && $0.entries > 0 })
    }
    let logged = records.filter { $0.entries > 0 }
    let card = Card(title: "\(first.short) to \(last.short)", rows: rows, notes: [coverage(logged)])
    return .answer(ToolAnswer(.card(card), facts: HistoryFacts.rows(rows)))
  }

  private func row(_ day: Day, _ record: DayRecord?) -> Card.Row {
    guard let record else {
      return Card.Row([Card.Cell(day.short), .right("not logged")], emphasis: .muted)
    }
    var row = EntryRow.row(
      name: day.short, amount: "", figures: record.figures,
      mark: record.allowance.remaining < .zero ? record.allowance.phrase : "")
    row.cells.remove(at: 1)
    return row
  }

  private func coverage(_ logged: [DayRecord]) -> String {
    guard !logged.isEmpty else { return "No day of these is logged." }
    let total = logged.map(\.allowance.eaten).reduce(.zero, +)
    let average = total / Figure(logged.count)
    return "\(logged.count) of 7 days logged; on these an average of \(average.formatted()) kcal a day."
  }
}
