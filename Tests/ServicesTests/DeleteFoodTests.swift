internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct DeleteFoodTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.save(SaveFood(), ["name": "aunt's stew", "kcal": 120, "protein_g": 8, "carbs_g": 10, "fat_g": 5])
    try home.log("aunt's stew", grams: 300)
  }

  @Test func `a used food goes, and its entries keep what they have`() throws {
    let proposal = try home.propose(DeleteFood(), ["food": "aunt's stew"])
    #expect(proposal.card.notes.english == ["One logged entry keeps its name and its figures."])
    let before = try home.entries()
    try home.confirm(proposal)
    #expect(try home.entries() == before)
    #expect(try home.bank.resolve("aunt's stew", state: nil, profile: home.profile.id)?.isOwn != true)
  }

  @Test func `an undo brings it back as it was`() throws {
    let before = try home.store.stateHash()
    try home.save(DeleteFood(), ["food": "aunt's stew"])
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }

  @Test func `an entry of a food that is gone can still be weighed anew`() throws {
    try home.save(DeleteFood(), ["food": "aunt's stew"])
    try home.save(ChangeEntry(), ["entry": 1, "to_quantity": 450, "to_unit": "g"])
    let entry = try #require(try home.entries().first)
    #expect(entry.figures.energy == FixedDecimal(540) && entry.figures.protein == FixedDecimal(36))
    try home.save(ChangeEntry(), ["entry": 1, "factor": 2])
    #expect(try home.entries().first?.figures.energy == FixedDecimal(1_080))
  }

  @Test func `what the household made of a food of the table goes, the table's own stays`() throws {
    try home.save(CorrectFood(), ["food": "banana", "kcal": 95])
    let proposal = try home.propose(DeleteFood(), ["food": "banana"])
    #expect(proposal.card.notes.english == ["The food table’s own figures of it count from then on."])
    try home.confirm(proposal)
    #expect(
      try home.bank.resolve("banana", state: nil, profile: home.profile.id)?.food.per100Grams.energy == FixedDecimal(89)
    )
    #expect(throws: ToolError.foodOfTable("banana")) { try home.run(DeleteFood(), ["food": "banana"]) }
  }
}

struct FoodTagTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `tags are added once and taken away again`() throws {
    try home.save(MarkFood(), ["food": "oats", "tags": ["Breakfast", "#quick"]])
    let more = try home.propose(
      MarkFood(), ["food": "oats", "tags": ["breakfast", "cheap"], "remove_tags": ["quick"]])
    #expect(more.card.notes.english == ["Tags: breakfast, cheap; before: breakfast, quick."])
    #expect(more.summary.english == "oats, dry tagged cheap and no longer tagged quick")
    try home.confirm(more)
    #expect(try home.bank.resolve("oats", state: nil, profile: home.profile.id)?.food.tags == ["breakfast", "cheap"])
  }

  @Test func `a favourite and a tag are one change`() throws {
    let proposal = try home.propose(MarkFood(), ["food": "oats", "favourite": true, "tags": ["quick"]])
    #expect(proposal.summary.english == "oats, dry as a favourite and tagged quick")
    #expect(proposal.changes.count == 1)
  }

  @Test(arguments: [
    Refusal(["food": "oats", "remove_tags": ["quick"]], .nothingToChange), Refusal(["food": "oats"], .nothingToChange),
    Refusal(
      ["food": "oats", "tags": [" "]], .outOfRange(.limitedValue(value: .tags), range: .rangeTags(count: 20, most: 40))),
    Refusal(
      ["food": "oats", "tags": .array((1...21).map { .string("tag \($0)") })],
      .outOfRange(.limitedValue(value: .tags), range: .rangeTags(count: 20, most: 40))),
  ])
  func `what is no tag is refused`(refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(MarkFood(), refusal.call) }
  }
}
