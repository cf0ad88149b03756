import Calls
internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct ChangeIngredientTests {
  let home: Household

  init() throws {
    home = try Household()
    try home.cook("carbonara", carbonara + ["2 eggs"])
  }

  private func lines(_ ingredient: String, to: String?) throws -> [String] {
    var change: JSONValue = ["ingredient": .string(ingredient)]
    if let to { change["to"] = .string(to) }
    let proposal = try home.propose(SaveRecipe(), ["name": "carbonara", "change": [change]])
    return Array(proposal.card.lines.prefix { !$0.hasPrefix("all of it") })
  }

  @Test func `an ingredient takes another amount, another food, or goes`() throws {
    #expect(try lines("bacon", to: "150 g")[1].hasPrefix("2 bacon, raw | 150 g"))
    #expect(try lines("the bacon", to: "tofu")[1].hasPrefix("2 tofu | 100 g"))
    #expect(try lines("bacon", to: "80 g tofu")[1].hasPrefix("2 tofu | 80 g"))
    #expect(try lines("egg", to: "3")[3].hasPrefix("4 egg, raw | ≈ 150 g"))
    #expect(try lines("parmesan", to: nil).count == 3)
  }

  @Test func `it is known by its line, by its food, and in another language`() throws {
    #expect(try lines("eggs", to: nil).count == 3)
    #expect(try lines("Eier", to: nil).count == 3)
    #expect(try lines("pasta, dry", to: nil).count == 3)
  }

  @Test(arguments: ["zorblax", "", "g"])
  func `one that is not there is asked about`(words: String) {
    #expect(
      throws: ToolError.whichIngredient(
        words, of: "carbonara", has: ["pasta, dry", "bacon, raw", "parmesan", "egg, raw"])
    ) {
      try lines(words, to: nil)
    }
  }

  @Test func `changes go together, and the card can still be edited`() throws {
    let call: JSONValue = [
      "name": "carbonara", "add": [["line": "10 g butter"]],
      "change": [["ingredient": "bacon"], ["ingredient": "parmesan", "to": "60 g"]],
    ]
    let proposal = try home.propose(SaveRecipe(), call)
    #expect(
      proposal.card.lines.prefix(4).map { String($0.prefix(9)) } == [
        "1 pasta, ", "2 parmesa", "3 egg, ra", "4 butter ",
      ])
    let revised = try home.revise(SaveRecipe(), call, Edit(.line(2), .said("70 g"))).proposal
    #expect(revised.card.lines[1].hasPrefix("2 parmesan | 70 g"))
    try home.confirm(revised)
    #expect(try home.recipe("carbonara")?.ingredients.count == 4)
  }

  @Test func `a recipe can be named anew on its card`() throws {
    let new: JSONValue = ["name": "stew", "ingredients": [["line": "200 g pasta"]]]
    #expect(
      try home.revise(SaveRecipe(), new, Edit(.card, .field(.name, "soup"))).proposal.card.title.english.hasPrefix(
        "New recipe: soup")
    )
    let standing = try home.revise(
      SaveRecipe(), ["name": "carbonara", "servings": 4], Edit(.card, .field(.name, "pasta"))
    )
    .proposal
    #expect(standing.card.title.english == "Change the recipe carbonara, now pasta, 4 servings")
  }

  @Test func `a food cannot be called like a recipe, and a recipe has no figures to state`() {
    let refused = ToolError.figuresOfRecipe("carbonara")
    #expect(throws: refused) { try home.run(SaveFood(), ["name": "Carbonara", "kcal": 250]) }
    #expect(throws: refused) { try home.run(CorrectFood(), ["food": "carbonara", "kcal": 250]) }
  }

  @Test func `what was logged by servings stays the same part of the pot, what was weighed its weight`() throws {
    try home.save(LogMeal(), home.eating("carbonara", "1", "serving"))
    try home.save(LogMeal(), home.eating("carbonara", "100", "g"))
    let energy = try home.entries().map(\.figures.energy)
    try home.save(SaveRecipe(), ["name": "carbonara", "cooked_g": 900, "recompute": "all"])
    let entries = try home.entries()
    #expect(entries.map(\.grams) == [Grams(FixedDecimal(450)), Grams(FixedDecimal(100))])
    #expect(entries[0].servings == FixedDecimal(1) && entries[1].servings == nil)
    #expect(entries[0].figures.energy?.rounded(toPlaces: 1) == energy[0]?.rounded(toPlaces: 1))
    #expect(try #require(entries[1].figures.energy) == #require(energy[1]) / FixedDecimal(2))
    try home.save(SaveRecipe(), ["name": "carbonara", "servings": 4])
    #expect(try home.entries().map(\.grams) == entries.map(\.grams))
  }

  @Test func `days that are left keep weight and figures, and say so`() throws {
    try home.save(LogMeal(), home.eating("carbonara", "1", "serving"))
    let before = try #require(try home.entries().first)
    try home.save(SaveRecipe(), ["name": "carbonara", "cooked_g": 900, "recompute": "none"])
    let after = try #require(try home.entries().first)
    #expect(after.grams == before.grams && after.figures == before.figures && after.sourceCorrected)
  }
}
