internal import EmbeddedMessages
import FoundationEssentials
internal import Messages
import Nutrition
import Proposals
import Testing

private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

@Suite struct `a change` {
  private var old: Record { record(.food) }
  private var new: Record { record(.weight) }

  @Test func `is undone by its inverse`() {
    #expect(Change.insert(new).inverse == .delete(new))
    #expect(Change.delete(old).inverse == .insert(old))
    #expect(Change.update(from: old, to: new).inverse == .update(from: new, to: old))
    #expect(Change.ensure(new).inverse == .delete(new))
  }

  @Test(arguments: [
    Change.insert(record(.food)), .delete(record(.food)), .update(from: record(.food), to: record(.meal)),
  ])
  func `is itself again when its undoing is undone`(change: Change) {
    #expect(change.inverse.inverse == change)
  }
}

@Suite struct `a proposal kept for later` {
  @Test(arguments: Record.Kind.allCases)
  func `is the same proposal, whatever it would save`(kind: Record.Kind) throws {
    let record = record(kind)
    #expect(record.kind == kind)
    let kept = proposal([.insert(record), .update(from: record, to: record), .delete(record), .ensure(record)])
    #expect(try roundTrip(kept) == kept)
  }

  @Test(arguments: [Action.tool("log_meal"), .undo(of: 42)], [Proposal.Question.yesOrNo, .count(5)])
  func `keeps what it does and what it asks`(action: Action, question: Proposal.Question) throws {
    let kept = proposal(action: action, question: question)
    #expect(try roundTrip(kept) == kept)
  }

  @Test func `keeps what explains its numbers`() throws {
    var card = Card(title: "Lunch")
    card.rows = [
      Card.Row(number: 1, [Card.Cell("pasta"), .right("316 kcal")]).explained(by: ["2 × 158 kcal.", "From a table."]),
      Card.Row(number: 2, [Card.Cell("salt")]),
    ]
    let kept = try roundTrip(card)
    #expect(kept == card)
    #expect(kept.explanation()?.rows.map { $0.cells[0].text.english } == ["pasta", "2 × 158 kcal.", "From a table."])
    #expect(kept.explanation(of: 1) == kept.explanation())
    #expect(kept.explanation(of: 2) == nil && kept.explanation(of: 3) == nil)
  }

  @Test func `keeps its card to the letter`() throws {
    var card = proposal().card
    card.rows.append(Card.Row([Card.Cell("\u{1B}[31mred\u{7}\n🥣", .right)], emphasis: .muted))
    card.rows.append(Card.Row([], emphasis: .heading))
    #expect(try roundTrip(card) == card)
  }
}

@Test(arguments: Record.Kind.allCases)
func `every record has the id of what it holds`(kind: Record.Kind) {
  let ids = Record.Kind.allCases.map { record($0).id }
  #expect(Set(ids).count == Record.Kind.allCases.count)
  #expect(record(kind).id == id((Record.Kind.allCases.firstIndex(of: kind) ?? 0).advanced(by: 1)))
}
