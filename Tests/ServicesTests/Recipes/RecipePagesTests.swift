import Calls
internal import EmbeddedMessages
import FoodData
import FoodSources
import FoundationEssentials
import JSON
internal import Messages
import Nutrition
import Proposals
import Services
import Testing

struct RecipePagesTests {
  let home: Household

  init() throws { home = try Household() }

  private func read(_ page: SavedPage) throws -> RecipeReading {
    home.context.recipe(on: RecipePage(try page.text), at: "https://a.example/")
  }

  @Test(arguments: SavedPage.all) func `a page is read in its layout`(page: SavedPage) throws {
    let reading = try read(page)
    #expect(reading.name == page.name)
    #expect(reading.servings == FixedDecimal(page.servings))
    #expect(reading.lines == page.lines)
    #expect(reading.source == "https://a.example/")
  }

  @Test(arguments: SavedPage.all) func `what a page says becomes a recipe with its source`(page: SavedPage) throws {
    var context = home.context
    context.outside.named.hear("the recipe at https://a.example/")
    let arguments = try home.decode(ReadRecipe(), ["address": "https://a.example/"])
    let step = try ReadRecipe().start(arguments, in: context)
    guard case .needs(.page(let address, let next)) = step.place else { throw NoRequest() }
    #expect(address == "https://a.example/")
    let answer = OutsideAnswer(status: 200, body: Array(try page.text.utf8))
    var read = try next(.success(answer), context)
    if case .needs(.line(_, let next)) = read.place { read = try next("1", context) }
    guard case .finished(let outcome) = read.place else { throw NoRequest() }
    let proposal = try outcome.proposal
    #expect(proposal.request.tool == "save_recipe")
    #expect(proposal.card.title.english.hasPrefix("New recipe: \(page.name), \(page.servings) servings"))
    try home.confirm(proposal)
    #expect(try home.recipe(page.name)?.source == "https://a.example/")
  }

  @Test func `a recipe without a page, a text or an ingredient is refused`() {
    #expect(throws: ToolError.unreadablePage("https://a.example/", .notFetched)) {
      try home.run(ReadRecipe(), ["address": "https://a.example/"])
    }
    #expect(throws: ToolError.nothingCounted("recipe")) { try home.run(ReadRecipe(), ["lines": ["hello there"]]) }
    #expect(throws: ToolError.noRecipeThere("")) { try home.run(ReadRecipe(), ["lines": ["serves 2"]]) }
    let endless = JSONValue.array((1...101).map { .string("\($0) g butter") })
    #expect(throws: ToolError.outOfRange(.limitedValue(value: .ingredients), range: .rangeLines(least: 1, most: 100))) {
      try home.run(ReadRecipe(), ["lines": endless])
    }
    #expect(throws: ToolError.self) { try home.run(ReadRecipe(), [:]) }
  }
}

private struct NoRequest: Error {}
