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

struct DeleteEntriesTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.logTwoMeals()
    try home.log("apple", grams: 150)
    home.wait(minutes: 5)
  }

  @Test func `a number deletes that line`() throws {
    let proposal = try home.propose(DeleteEntries(), ["entries": [4]])
    #expect(proposal.card.title.english == "Delete from lunch, Fri 20 Nov")
    #expect(proposal.card.lines == ["1 butter | 10 g | 71.7 kcal | P 0.1  C 0.0  F 8.1 | database"])
    #expect(proposal.summary.english == "deletion of butter")
    #expect(proposal.question == .yesOrNo)
    try home.confirm(proposal)
    #expect(try home.diary().count == 4)
  }

  @Test(arguments: ["apple", "APPLES", "the apple", "app"])
  func `words delete the entry that they name`(words: String) throws {
    #expect(try home.propose(DeleteEntries(), ["food": .string(words)]).summary.english == "deletion of apple")
  }

  @Test func `a line that is named twice is deleted once`() throws {
    try home.save(DeleteEntries(), ["entries": [4, 4]])
    #expect(try home.diary().count == 4)
  }

  @Test func `a meal that loses its last entry goes with it`() throws {
    try home.save(DeleteEntries(), ["slot": "breakfast"])
    #expect(try home.diary().allSatisfy { $0.hasPrefix("lunch") })
    #expect(try home.store.counts()[.meal] == 1)
  }

  @Test func `from three on the card asks for their number`() throws {
    #expect(try home.propose(DeleteEntries(), ["slot": "breakfast"]).question == .yesOrNo)
    let bulk = try home.propose(DeleteEntries(), ["slot": "lunch"])
    #expect(bulk.question == .count(3))
    #expect(bulk.summary.english == "deletion of 3 entries")
    for words in ["y", "yes", "2", "n"] {
      if case .confirmed = WaitingProposal(bulk).answer(TypedLine(typed: words)) {
        Issue.record("“\(words)” confirmed")
      }
    }
    try home.confirm(bulk)
    #expect(try home.diary().count == 2)
  }

  @Test func `without a word it is what was saved last`() throws {
    #expect(try home.propose(DeleteEntries()).summary.english == "deletion of apple")
    #expect(try home.propose(DeleteEntries(), ["last": true]).summary.english == "deletion of apple")
  }

  @Test func `after everything is deleted the day is not logged`() throws {
    try home.save(DeleteEntries(), ["day": "2026-11-20"])
    #expect(try home.store.dayRecord(of: home.profile.id, on: home.today) == nil)
    #expect(try home.ask(ShowDay()).lines.first?.hasPrefix("Nothing logged today.\n") == true)
  }

  @Test(arguments: [
    Refusal(["entries": [6]], .noSuchLine(6)),
    Refusal(["entries": [1, 0]], .noSuchLine(0)),
    Refusal(["entries": [-1_000_000_000_000_000]], .noSuchLine(-1_000_000_000_000_000)),
    Refusal(["entries": [1_000_000_000_000_000]], .noSuchLine(1_000_000_000_000_000)),
    Refusal(["entries": []], .noSuchEntry("", .of("2026-11-20"))),
    Refusal(["food": "caviar"], .noSuchEntry("caviar", .of("2026-11-20"))),
    Refusal(["food": "the"], .noSuchEntry("the", .of("2026-11-20"))),
    Refusal(["slot": "dinner"], .noSuchEntry("dinner", .of("2026-11-20"))),
    Refusal(["food": "milk", "slot": "lunch"], .noSuchEntry("milk", .of("2026-11-20"))),
    Refusal(["day": "2026-11-01"], .nothingLogged(.of("2026-11-01"))),
    Refusal(["day": "never"], .unreadableDay("never")),
    Refusal(["day": "2026-12-24"], .futureDay(.of("2026-12-24"))),
  ])
  func `what is not there is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(DeleteEntries(), refusal.call) }
  }

  @Test func `a name that different entries have is a question`() throws {
    try home.log("buttermilk", grams: 100)
    #expect(throws: ToolError.whichEntry("butt", candidates: ["butter", "buttermilk"])) {
      try home.run(DeleteEntries(), ["food": "butt"])
    }
  }

  @Test func `nothing saved, nothing to delete`() throws {
    #expect(throws: ToolError.noSuchEntry("", .of("2026-11-20"))) { try Household().run(DeleteEntries()) }
  }

  @Test func `a dropped line stays in the diary`() throws {
    let proposal = try home.revise(DeleteEntries(), ["slot": "lunch"], Edit(.line(2), .removed)).proposal
    #expect(proposal.card.rows.compactMap { $0.cells.first?.text.english } == ["pasta, cooked", "apple"])
    #expect(proposal.question == .yesOrNo)
  }

  @Test(arguments: [
    ([1, 2, 3].map { Edit(.line($0), .removed) }, ToolError.nothingLeft),
    ([Edit(.line(4), .removed)], .noSuchLine(4)), ([Edit(.line(1), .skipped)], .cannotEdit),
    ([Edit(.card, .slot(.dinner))], .cannotEdit), ([Edit(.card, .day("yesterday"))], .cannotEdit),
    ([Edit(.line(1), .said("5 g"))], .cannotEdit), ([Edit(.line(1), .food("rice"))], .cannotEdit),
  ])
  func `other edits are refused`(edits: [Edit], error: ToolError) {
    #expect(throws: error) { try home.revise(DeleteEntries(), ["slot": "lunch"], by: edits) }
  }

  @Test func `where only a recipe is called so, that is said`() throws {
    let home = try Household()
    try home.cook("carbonara", carbonara)
    let error = ToolError.recipeNotEntry("carbonara", home.today)
    #expect(throws: error) { try home.run(DeleteEntries(), ["food": "carbonara"]) }
    try home.log("apple", grams: 100)
    #expect(throws: error) { try home.run(DeleteEntries(), ["food": "carbonara"]) }
  }
}
