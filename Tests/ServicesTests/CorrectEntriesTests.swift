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

struct CorrectEntriesTests {
  let home: Household

  /// Breakfast of oats and milk; lunch of pasta and butter.
  init() throws {
    home = try Household()
    try home.logTwoMeals()
    home.wait(minutes: 5)
  }

  private func change(_ food: String, to grams: Int) -> JSONValue {
    ["change": ["food": .string(food), "to_quantity": .number(Decimal(grams)), "to_unit": "g"]]
  }

  private func deletion(_ food: String) -> JSONValue { ["deletion": ["food": .string(food)]] }

  private func propose(_ corrections: JSONValue...) throws -> Proposal {
    try home.propose(CorrectEntries(), ["corrections": .array(corrections)])
  }

  @Test func `changes and deletions of several meals are one card, and one yes saves them`() throws {
    let proposal = try propose(change("pasta", to: 250), deletion("milk"))
    #expect(proposal.card.title.english == "Change lunch, Fri 20 Nov")
    #expect(proposal.card.rows.map(\.number) == [nil, 1, nil, 2])
    #expect(proposal.summary.english == "change to pasta, cooked, 250 g, 395 kcal; deletion of milk")
    #expect(proposal.question == .yesOrNo)
    try home.confirm(proposal)
    let diary = try home.diary()
    #expect(diary.count == 3)
    #expect(diary.contains("lunch: pasta, cooked 250 g"))
    #expect(!diary.contains { $0.hasPrefix("breakfast: milk") })
  }

  @Test func `what came to a meal is saved with the changes of it`() throws {
    let addition: JSONValue = [
      "addition": ["items": [["food": "peas", "quantity": 80, "unit": "g"]], "slot": "lunch"]
    ]
    let proposal = try propose(change("pasta", to: 250), addition)
    #expect(proposal.card.rows.compactMap(\.number) == [1, 2])
    try home.confirm(proposal)
    let diary = try home.diary()
    #expect(diary.contains("lunch: pasta, cooked 250 g"))
    #expect(diary.contains { $0.hasPrefix("lunch: peas") && $0.hasSuffix("80 g") })
  }

  @Test func `a meal that is deleted may be had anew with the same yes`() throws {
    let addition: JSONValue = [
      "addition": ["items": [["food": "peas", "quantity": 80, "unit": "g"]], "slot": "lunch"]
    ]
    try home.confirm(try propose(deletion("pasta"), deletion("butter"), addition))
    let lunch = try home.diary().filter { $0.hasPrefix("lunch") }
    #expect(lunch.count == 1)
  }

  @Test func `a meal of which every entry is deleted goes with them`() throws {
    let proposal = try propose(deletion("pasta"), deletion("butter"))
    let meals = proposal.changes.filter { if case .delete(.meal) = $0 { true } else { false } }
    #expect(meals.count == 1)
    try home.confirm(proposal)
    #expect(try home.diary().count == 2)
  }

  @Test func `many entries of one name are confirmed by the number of all that are deleted`() throws {
    try home.log("apple", grams: 100)
    try home.log("apple", grams: 110)
    try home.log("apple", grams: 120)
    home.wait(minutes: 5)
    #expect(try propose(deletion("apple"), deletion("butter")).question == .count(4))
  }

  @Test func `none is made where one cannot be`() throws {
    #expect(throws: ToolError.self) { try propose(change("pasta", to: 250), deletion("quiche")) }
    #expect(throws: ToolError.self) { try propose(change("pasta", to: 250), change("pasta", to: 150)) }
  }
}
