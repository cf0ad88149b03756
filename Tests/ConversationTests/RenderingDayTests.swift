import Conversation
import JSON
internal import Messages
import Proposals
import Testing

@Test func `a whole day with long figures is a table in the usual window`() {
  func row(_ number: Int?, _ name: String, _ cells: [String], _ mark: String) -> Card.Row {
    Card.Row(
      number: number,
      [Card.Cell(.verbatim(name))] + cells.map { .right(.verbatim($0)) } + [Card.Cell(.verbatim(mark))])
  }
  let card = Card(
    title: "Today",
    rows: [
      row(1, "potato, boiled", ["150 g", "130.5 kcal", "P 2.8  C 30.2  F 0.2"], "database"),
      row(2, "chicken breast, cooked", ["200 g", "412 kcal", "P 44.2  C 0.0  F 24.6"], "estimated"),
      row(nil, "total", ["", "1,690.9 kcal", "P 103.7  C 171.9  F 64.8"], "estimated"),
    ])
  let lines = Layout(width: 80).plainLines(.card(card, facts: .null))
  #expect(
    lines == [
      "Today",
      "1  potato, boiled    150 g    130.5 kcal    P 2.8   C 30.2   F 0.2  database",
      "2  chicken breast, cooked",
      "                     200 g      412 kcal   P 44.2    C 0.0  F 24.6  estimated",
      "   total                    1,690.9 kcal  P 103.7  C 171.9  F 64.8  estimated",
    ])
}
