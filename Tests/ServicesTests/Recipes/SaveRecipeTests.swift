import Calls
internal import EmbeddedMessages
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

struct SaveRecipeTests {
  let home: Household

  init() throws { home = try Household() }

  @Test func `every line is shown with the food it was taken for, its figures and where they are from`() throws {
    let proposal = try home.propose(
      SaveRecipe(),
      [
        "name": "carbonara", "servings": 2,
        "ingredients": [["line": "200g pasta"], ["line": "2 eggs"], ["line": "salt to taste"], ["line": "3 glorps"]],
      ])
    #expect(proposal.card.title.english == "New recipe: carbonara, 2 servings")
    #expect(
      proposal.card.lines == [
        "1 pasta, dry | 200 g | 742 kcal | P 26.0  C 149.4  F 3.0 | database",
        "2 egg, raw | ≈ 100 g | 143 kcal | P 12.6  C 0.7  F 9.5 | database",
        "3 salt to taste | no amount", "4 3 glorps | not counted yet",
        "all of it | 300 g | 885 kcal | P 38.6  C 150.1  F 12.5 | estimated",
        "1 serving of 2 | 150 g | 442.5 kcal | P 19.3  C 75.1  F 6.3",
        "per 100 g | 295 kcal | P 12.9  C 50.0  F 4.2",
      ])
    #expect(proposal.summary.english == "recipe carbonara, 2 servings of 442.5 kcal")
  }

  @Test func `salt and pepper without an amount make no estimate of a recipe`() throws {
    try home.cook("soup", ["500 g potatoes", "salt & zorblax, to taste"])
    #expect(try home.ask(FindRecipe()).lines.last?.hasSuffix("| database") == true)
  }

  @Test func `what is saved are foods, weights and the words as they were said`() throws {
    try home.cook("carbonara", carbonara, cooked: 480)
    let recipe = try #require(try home.recipe("carbonara"))
    #expect(recipe.servings == FixedDecimal(2) && recipe.cookedGrams == Grams(FixedDecimal(480)))
    #expect(recipe.ingredients.map(\.words) == carbonara)
    #expect(recipe.ingredients.compactMap(\.grams).map(\.description) == ["200 g", "100 g", "50 g"])
    let foods = try recipe.ingredients.compactMap(\.food).compactMap { try home.store.food($0)?.title }
    #expect(foods == ["pasta, dry", "bacon, raw", "parmesan"])
  }

  @Test func `every line of the card can be edited`() throws {
    let call: JSONValue = ["name": "carbonara", "ingredients": .array(carbonara.map { ["line": .string($0)] })]
    func lines(_ edits: Edit...) throws -> [String] {
      try home.revise(SaveRecipe(), call, by: edits).proposal.card.lines
    }
    #expect(try lines(Edit(.line(3), .said("60 g")))[2].hasPrefix("3 parmesan | 60 g | 235.2 kcal"))
    #expect(try lines(Edit(.line(2), .food("tofu")))[1].hasPrefix("2 tofu"))
    #expect(
      try lines(Edit(.line(1), .removed), Edit(.line(3), .removed)).first?.hasPrefix("1 bacon, raw | 100 g") == true)
    #expect(try lines(Edit(.card, .addedLine("10 g butter")))[3].hasPrefix("4 butter | 10 g"))
    #expect(try lines(Edit(.card, .field(.servings, "4"))).contains { $0.hasPrefix("1 serving of 4 | 87.5 g") })
    #expect(try lines(Edit(.card, .field(.cooked, "0.5 kg"))).contains { $0.hasPrefix("all of it | 500 g") })
    #expect(throws: ToolError.noSuchLine(9)) { try lines(Edit(.line(9), .said("1 g"))) }
    #expect(throws: ToolError.nothingLeft) {
      try lines(Edit(.line(1), .removed), Edit(.line(2), .removed), Edit(.line(3), .removed))
    }
    #expect(throws: ToolError.cannotEdit) { try lines(Edit(.card, .slot(.lunch))) }
  }

  @Test func `a recipe may be an ingredient of another, and never of itself`() throws {
    try home.cook("dough", ["500 g flour", "300 g water"], servings: 4)
    try home.cook("pizza", ["400 g dough", "100 g mozzarella"])
    let inner = try #require(try home.recipe("dough"))
    #expect(try home.recipe("pizza")?.ingredients[0].food == inner.id)
    #expect(throws: ToolError.recipeInItself("dough")) {
      try home.run(SaveRecipe(), ["name": "dough", "add": [["line": "100 g pizza"]]])
    }
    #expect(throws: ToolError.recipeInItself("dough")) {
      try home.run(SaveRecipe(), ["name": "dough", "add": [["line": "100 g dough"]]])
    }
    #expect(throws: ToolError.recipeNeeded("dough", by: ["pizza"])) {
      try home.run(DeleteRecipe(), ["name": "dough"])
    }
  }

  @Test func `said again, a recipe is changed and not doubled, and what was not said of it stays`() throws {
    try home.cook("carbonara", carbonara, cooked: 480)
    try home.save(SaveRecipe(), ["name": "Carbonara", "servings": 3])
    let recipe = try #require(try home.recipe("carbonara"))
    #expect(try home.store.recipes().count == 1)
    #expect(recipe.servings == FixedDecimal(3) && recipe.ingredients.count == 3 && recipe.cookedGrams != nil)
    try home.save(SaveRecipe(), ["name": "carbonara", "new_name": "spaghetti carbonara"])
    #expect(try home.store.recipes().map(\.name) == ["spaghetti carbonara"])
    #expect(throws: ToolError.nothingToChange) { try home.run(SaveRecipe(), ["name": "spaghetti carbonara"]) }
  }

  @Test(arguments: [
    Refusal(
      ["name": "x", "ingredients": []],
      .outOfRange(.limitedValue(value: .ingredients), range: .rangeLines(least: 1, most: 100))),
    Refusal(["name": "x", "ingredients": [["line": "3 glorps"]]], .nothingCounted("x")),
    Refusal(["name": "x", "servings": 2], .noSuchRecipe("x", nearest: [])),
    Refusal(
      ["name": "x", "servings": 0, "ingredients": [["line": "1 egg"]]],
      .outOfRange(.limitedValue(value: .servings), range: .rangeAboveZero(most: 1_000))),
    Refusal(
      ["name": "x", "cooked_g": -1, "ingredients": [["line": "1 egg"]]],
      .outOfRange(.limitedValue(value: .cookedWeight), range: .rangeAboveZeroKilograms(most: 100))),
    Refusal(["name": "x", "ingredients": [["keep": 1]]], .noSuchLine(1)),
    Refusal(
      ["name": "x", "ingredients": [["food": "egg"]]],
      .outOfRange(.limitedValue(value: .recipeLine), range: .rangeCharacters(least: 1, most: 200))),
  ])
  func `what makes no recipe is refused`(_ refusal: Refusal) {
    #expect(throws: refusal.error) { try home.run(SaveRecipe(), refusal.call) }
  }

  @Test func `more cannot be in 100 g than there can be`() {
    #expect(throws: ToolError.self) {
      try home.run(SaveRecipe(), ["name": "x", "cooked_g": 10, "ingredients": [["line": "100 g butter"]]])
    }
  }

  @Test func `an ingredient is looked for in more recipes than a list shows`() throws {
    try home.cook("rice dish", ["100 g rice"])
    try home.cook("tofu dish", ["100 g tofu"])
    let rice = try #require(try home.recipe("rice dish"))
    let others = (1...60).map { number in
      Recipe(
        id: home.identifiers.next(), created: home.now, name: "dish \(number)", servings: FixedDecimal(2),
        ingredients: rice.ingredients)
    }
    try home.confirm(home.proposal(of: others.map { .insert(.recipe($0)) }))
    #expect(try home.ask(FindRecipe()).lines.count == 51)
    let found = try home.ask(FindRecipe(), ["with": "tofu"]).lines
    #expect(found.count == 2 && found.last?.hasPrefix("tofu dish | ") == true)
  }

  @Test func `recipes are listed and shown with a serving and 100 g`() throws {
    #expect(try home.ask(FindRecipe()).lines[0].hasPrefix("No recipe is kept yet."))
    try home.cook("carbonara", carbonara)
    #expect(
      try home.ask(FindRecipe()).lines.last
        == "carbonara | 1 of 2, 175 g | 665.5 kcal | P 28.8  C 75.5  F 26.3 | database")
    #expect(try home.ask(FindRecipe(), ["with": "bacon"]).lines.first == "Recipes with bacon, one serving of each")
    #expect(try home.ask(FindRecipe(), ["with": "Speck"]).lines.count == 2)
    #expect(try home.ask(FindRecipe(), ["with": "tofu"]).lines == ["No recipe has “tofu” in it."])
    let shown = try home.ask(FindRecipe(), ["name": "carbonara"])
    #expect(shown.lines.first == "carbonara, 2 servings")
    #expect(shown.facts["serving_g"] == 175 && shown.facts["ingredients"]?.array?.count == 3)
    #expect(throws: ToolError.noSuchRecipe("lasagne", nearest: [])) {
      try home.run(FindRecipe(), ["name": "lasagne"])
    }
  }

  @Test func `a deleted recipe leaves what was logged of it, and undo brings it back`() throws {
    try home.cook("carbonara", carbonara)
    try home.save(LogMeal(), home.eating("carbonara", "1", "serving"))
    let before = try home.store.stateHash()
    let proposal = try home.propose(DeleteRecipe(), ["name": "carbonara"])
    #expect(proposal.card.notes.english == ["One logged entry keeps its name and its figures."])
    try home.confirm(proposal)
    #expect(try home.store.recipes().isEmpty && home.diary() == ["lunch: carbonara 175 g"])
    try home.save(Undo())
    #expect(try home.store.stateHash() == before)
  }
}
