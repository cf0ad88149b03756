import Calls
internal import EmbeddedMessages
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

/// Amounts and days as people type them into a waiting card.
struct SpokenWordsTests {
  let home: Household
  private let call: JSONValue = [
    "items": [["food": "pasta", "quantity": 200, "unit": "g"], ["food": "honey", "quantity": 10, "unit": "g"]]
  ]

  init() throws { home = try Household() }

  @Test(arguments: [
    ("110g", "110 g"), ("110 g", "110 g"), ("0.5 kg", "500 g"), ("1/2 kg", "500 g"), ("2 oz", "56.7 g"),
    ("80 grams", "80 g"),
  ])
  func `an amount in an edit is weighed`(words: String, weight: String) throws {
    let proposal = try home.revise(LogMeal(), call, Edit(.line(1), .said(words))).proposal
    #expect(proposal.card.lines[0].hasPrefix("1 pasta, cooked | \(weight) | "))
    #expect(proposal.card.lines[1].hasPrefix("2 honey | 10 g | "))
  }

  @Test func `spoons and counts are weighed by the food's own measures`() throws {
    let spoon = try home.revise(LogMeal(), call, Edit(.line(2), .said("2 tbsp"))).proposal
    #expect(spoon.card.lines[1].contains("≈ 42 g"))
  }

  @Test func `an amount in an edit of a change is weighed`() throws {
    try home.log("pasta", grams: 200)
    home.wait(minutes: 5)
    let change: JSONValue = ["food": "pasta", "factor": 2]
    let proposal = try home.revise(ChangeEntry(), change, Edit(.line(1), .said("150g"))).proposal
    #expect(proposal.card.lines[1].hasPrefix("now  pasta, cooked | 150 g | 237 kcal"))
  }

  @Test(arguments: [("yesterday", "2026-11-19"), ("today", "2026-11-20"), ("monday", "2026-11-16")])
  func `a day in words is the last one of that name`(words: String, day: String) throws {
    let proposal = try home.propose(QuickAdd(), ["kcal": 100, "day": .string(words)])
    #expect(proposal.card.title.english == "Lunch, \(Day.of(day).short)")
    let edited = try home.revise(LogMeal(), call, Edit(.card, .day(words))).proposal
    #expect(edited.card.title.english == "Lunch, \(Day.of(day).short)")
    #expect(edited.request.arguments.text.contains(day))
  }
}
