package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Explains where a number comes from: on the waiting card, or else in the diary.
package struct ExplainNumber: Tool {
  package let description = "Explain where a number is from: of the waiting proposal, or of logged entries."
  package let proposes = false
  package let topic: ToolTopic? = .foods
  /// The most entries explained at once.
  private static let mostEntries = 20

  package init() {}

  package func run(_ arguments: ExplainNumberCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let isAboutDiary = arguments.slot != nil || arguments.day != nil || arguments.entries != nil
    if !isAboutDiary, let card = waiting(arguments, in: context) { return .answer(answer(card)) }
    let entries = try self.entries(arguments, in: context)
    var rows: [Card.Row] = []
    for placed in entries.prefix(ExplainNumber.mostEntries) {
      let name = Text.historyEntry(
        day: context.dayName(of: placed.meal.day), slot: placed.meal.slot, food: placed.entry.name)
      let number = try context.diaryEntries(on: placed.meal.day).firstIndex(of: placed).map { $0 + 1 }
      rows.append(try context.explained(Card.Row(number: number, [Card.Cell(name)]), placed.entry))
    }
    guard let card = Card(title: Text.empty, rows: rows).explanation() else { throw .noSuchEntry("", context.today) }
    return .answer(answer(card))
  }

  private func answer(_ card: Card) -> ToolAnswer {
    ToolAnswer(.card(card), facts: ["explained": .array(card.rows.map { .string($0.cells[0].text.english) })])
  }

  /// The lines of the waiting card that contain the number or the food; all lines where none fits.
  private func waiting(_ arguments: ExplainNumberCall, in context: ToolContext) -> Card? {
    guard let card = context.waiting?.card, card.explanation() != nil else { return nil }
    let number = arguments.number.map { $0.formatted() }
    let fitting = card.rows.filter { row in
      row.explanation != nil
        && (number.map { number in row.cells.dropFirst().contains { $0.text.english.hasNumber(number) } } ?? true)
        && (arguments.food.map { EntryName.matches(row.cells.first?.text.english ?? "", $0) } ?? true)
    }
    return Card(title: Text.empty, rows: fitting).explanation() ?? card.explanation()
  }

  /// The entries that are asked about; a number alone is looked for in the whole day.
  private func entries(_ arguments: ExplainNumberCall, in context: ToolContext) throws(ToolError) -> [LoggedEntry] {
    guard let number = arguments.number else { return try context.entries(arguments) }
    let isPlaced = arguments.food != nil || arguments.slot != nil || arguments.entries != nil
    let listed =
      isPlaced ? try context.entries(arguments) : try context.diaryEntries(on: context.day(arguments.day))
    guard !listed.isEmpty else { throw .nothingLogged(try context.day(arguments.day)) }
    let fitting = listed.filter { placed in
      Nutrient.allCases.contains { placed.entry.figures[$0]?.shown == number.shown }
        || placed.entry.grams?.figure == number
    }
    return fitting.isEmpty ? listed : fitting
  }
}

extension String {
  /// Whether a number occurs in the text, and not only as part of a longer one.
  fileprivate func hasNumber(_ number: String) -> Bool {
    split { !$0.isNumber && $0 != "." && $0 != "," }.contains { $0 == number[...] }
  }
}
