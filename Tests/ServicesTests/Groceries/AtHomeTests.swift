import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// What is at home: bought less what was logged.
struct AtHomeTests {
  let home: Household

  init() throws {
    home = try Household()
    let rice = Receipt.item("REIS", 1.79, name: "rice", grams: 500)
    try home.save(RecordTrip(), Receipt.of([Receipt.milk, rice], total: 2.98, day: "2026-11-10"))
  }

  private func grams(_ words: String) throws -> JSONValue? {
    try home.ask(ShowPantry(), ["food": .string(words)]).facts["at_home"]?.array?.first?["grams"]
  }

  @Test func `what was logged is gone`() throws {
    try home.log("milk", grams: 250, day: "2026-11-12")
    #expect(try grams("milk") == 780)
  }

  @Test func `what was cooked counts by its energy`() throws {
    let before = try #require(try grams("rice"))
    #expect(before == 500)
    try home.log("cooked rice", grams: 100, day: "2026-11-12")
    guard case .number(let left)? = try grams("rice") else { return }
    #expect(left > 440 && left < 480)
  }

  @Test func `half of it is thrown away, and nothing is logged`() throws {
    let proposal = try home.propose(ChangePantry(), ["food": "milk", "kind": "thrown_away", "share": 0.5])
    #expect(proposal.card.rows.map { $0.cells.map(\.text.english) } == [["milk", "515 g"]])
    try home.confirm(proposal)
    #expect(try grams("milk") == 515)
    #expect(try home.store.dayRecord(of: home.profile.id, on: home.today) == nil)
  }

  @Test func `a count puts it right, and nothing is none`() throws {
    try home.save(ChangePantry(), ["food": "rice", "kind": "counted", "quantity": 300, "unit": "g"])
    #expect(try grams("rice") == 300)
    try home.save(ChangePantry(), ["food": "milk", "kind": "counted"])
    #expect(try home.ask(ShowPantry()).facts["at_home"]?.array?.count == 1)
  }

  @Test func `what nobody bought cannot be thrown away`() throws {
    let answer = try home.ask(ChangePantry(), ["food": "salmon", "kind": "thrown_away"])
    #expect(answer.lines == ["Nothing is logged for that. If you had something after all: “had toast for breakfast”."])
  }

  @Test func `what runs out is what is eaten every day`() throws {
    #expect(try home.ask(ShowPantry(), ["soon": true]).facts["at_home"] == [])
    for day in ["2026-11-12", "2026-11-13", "2026-11-14"] { try home.log("milk", grams: 300, day: day) }
    let answer = try home.ask(ShowPantry(), ["soon": true])
    #expect(answer.facts["at_home"]?.array?.first?["food"] == "milk")
    #expect(answer.lines.first == "Will run out within a week")
  }

  @Test func `without trips there is nothing to tell`() throws {
    let answer = try Household().ask(ShowPantry())
    #expect(answer.lines.first?.hasPrefix("What is at home is worked out from what was bought") == true)
  }
}
