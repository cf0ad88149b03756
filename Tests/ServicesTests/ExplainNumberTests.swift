internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct ExplainNumberTests {
  let home: Household

  init() throws { home = try Household() }

  private func sentences(_ proposal: Proposal, of item: Int? = nil) throws -> [String] {
    try #require(proposal.card.explanation(of: item)).rows.map { $0.cells[0].text.english }
  }

  private func meal(_ items: JSONValue...) throws -> Proposal {
    try home.propose(LogMeal(), ["items": .array(items)])
  }

  @Test func `a weight, its food and its source explain a line`() throws {
    let proposal = try meal(["food": "pasta", "quantity": 200, "unit": "g"])
    #expect(
      try sentences(proposal) == [
        "pasta, cooked", "100 g of it: 158 kcal, protein 5.8 g, carbohydrate 30.9 g, fat 0.93 g.",
        "× 2 for 200 g = 316 kcal, protein 11.6 g, carbohydrate 61.8 g, fat 1.9 g.",
        "Source: USDA SR Legacy 168928, release April 2018; tier database; carbohydrate with fibre.",
      ])
  }

  @Test(
    arguments: [
      (["food": "egg", "quantity": 2], "One of it is 50 g, × 2 = 100 g."),
      (["food": "bread", "quantity": 3, "unit": "slice"], "1 slice of it is 29 g, × 3 = 87 g."),
      (["food": "milk", "quantity": 200, "unit": "ml"], "200 ml × 1.03 g per ml = 206 g."),
      (["food": "toast"], "No amount said: a usual serving of it is 50 g."),
      (["food": "honey", "quantity": 1, "unit": "oz"], "1 oz = 28.4 g."),
    ] as [(JSONValue, String)])
  func `an amount in words is explained first`(item: JSONValue, sentence: String) throws {
    #expect(try sentences(meal(item))[1] == sentence)
  }

  @Test func `the portion of last time is told as such`() throws {
    try home.log("toast", grams: 75)
    #expect(try sentences(meal(["food": "toast"]))[1] == "No amount said: 75 g, as last time.")
  }

  @Test func `one line is explained alone, and one that is not there not at all`() throws {
    let proposal = try meal(["food": "egg", "quantity": 2], ["food": "toast"])
    #expect(try sentences(proposal, of: 2).first == "toast")
    #expect(proposal.card.explanation(of: 3) == nil)
    #expect(try home.propose(RecordWeight(), ["weight": "71.5"]).card.explanation() == nil)
  }

  @Test func `a number in the waiting card is found by its line`() throws {
    var context = home.context
    context.waiting = try meal(["food": "egg", "quantity": 2], ["food": "toast"])
    func explained(_ arguments: JSONValue) throws -> [String] {
      guard case .answer(let answer) = try ExplainNumber().run(home.decode(ExplainNumber(), arguments), in: context)
      else { return [] }
      return answer.lines
    }
    #expect(try explained(["number": 145])[1] == "2 toast")
    #expect(try explained(["food": "egg"])[1] == "1 egg, boiled")
    #expect(try explained([:]).contains("2 toast"))
  }

  @Test func `an old entry keeps the source that it was logged with`() throws {
    try home.log("banana", grams: 100)
    try home.save(CorrectFood(), ["food": "banana", "kcal": 95, "recompute": "none"])
    home.at("2026-11-27T12:30:00Z")
    let answer = try home.ask(ExplainNumber(), ["day": "2026-11-20"])
    #expect(
      answer.lines.suffix(2) == [
        "Source, as it was logged: USDA SR Legacy 173944; tier database.",
        "Logged with the old figures of banana: now it has 95 kcal, protein 1.1 g, carbohydrate 22.8 g, fat 0.3 g "
          + "per 100 g.",
      ])
  }

  @Test func `nothing logged has no number`() {
    #expect(throws: ToolError.nothingLogged(home.today)) { try home.run(ExplainNumber(), ["number": 316]) }
  }
}
