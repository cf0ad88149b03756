import FoodData
import FoundationEssentials
import JSON
import Nutrition
import Proposals
import Services
import Testing

/// A saved page, and what stands on it.
struct SavedPage: Sendable, CustomTestStringConvertible {
  let file: String
  let name: String
  let servings: Int
  let lines: [String]

  init(_ file: String, _ name: String, servings: Int, _ lines: [String]) {
    (self.file, self.name, self.servings, self.lines) = (file, name, servings, lines)
  }

  var testDescription: String { file }

  /// Pages in ten layouts, written for these tests.
  static let all = [
    SavedPage(
      "json-ld-plain", "Harbour fish stew", servings: 4,
      [
        "500 g cod fillet, in large pieces", "2 tbsp olive oil", "1 large onion, chopped", "2 cloves garlic",
        "400 g canned tomatoes", "300 ml fish stock", "Salt & pepper, to taste",
      ]),
    SavedPage(
      "json-ld-graph", "Lentil dal with spinach", servings: 6,
      ["250 g red lentils", "1 l water", "1 tbsp ghee", "1 onion", "2 tsp cumin seeds", "200 g spinach"]),
    SavedPage(
      "json-ld-array-type", "Seeded oat bars", servings: 12,
      ["200 g rolled oats", "100 g butter", "80 g honey", "50 g sunflower seeds", "1 pinch of salt ½ tsp cinnamon"]),
    SavedPage(
      "microdata", "Potato leek soup", servings: 4,
      ["600 g potatoes", "2 leeks", "1 l vegetable stock", "100 ml cream"]),
    SavedPage(
      "h-recipe", "Garden frittata", servings: 2,
      ["4 eggs", "150 g courgette", "50 g feta cheese", "1 tbsp olive oil"]),
    SavedPage(
      "no-markup-list", "Weeknight chili", servings: 5,
      [
        "500 g minced beef", "1 onion, finely chopped", "400 g canned kidney beans", "400 g canned tomatoes",
        "50 g sour cream", "fresh coriander",
      ]),
    SavedPage(
      "table", "Banana bread", servings: 10,
      ["3 ripe bananas", "250 g flour", "100 g sugar", "75 g butter, melted", "1 egg"]),
    SavedPage(
      "german", "Kartoffelgratin", servings: 4,
      ["1 kg Kartoffeln", "200 ml Sahne", "150 g Käse, gerieben", "1 Knoblauchzehe", "Salz und Pfeffer"]),
    SavedPage(
      "json-ld-broken", "Apple crumble", servings: 6,
      ["800 g apples", "120 g flour", "80 g butter", "80 g brown sugar", "1 tsp cinnamon"]),
    SavedPage(
      "two-recipes", "Bean tacos", servings: 4,
      ["8 corn tortillas", "400 g canned black beans", "1 avocado", "100 g cheddar"]),
  ]

  var text: String {
    get throws {
      let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "/\(folder)/RecipePages/\(file).html"))
      return PageEncoding.text(of: Array(bytes), type: nil) ?? ""
    }
  }
}

struct RecipePagesTests {
  let home: Household

  init() throws { home = try Household() }

  private func read(_ page: SavedPage) throws -> RecipeReading {
    home.context.recipe(on: RecipePage(try page.text), at: "https://a.example/")
  }

  @Test(arguments: SavedPage.all) func `a page is read in its layout`(page: SavedPage) throws {
    let reading = try read(page)
    #expect(reading.name == page.name)
    #expect(reading.servings == Figure(page.servings))
    #expect(reading.lines == page.lines)
    #expect(reading.source == "https://a.example/")
  }

  @Test func `pages read of ten`() throws {
    let whole = try SavedPage.all.filter { page in
      let reading = try read(page)
      return reading.lines == page.lines && reading.servings == Figure(page.servings) && reading.name == page.name
    }
    print("recipe pages read: \(whole.count) of \(SavedPage.all.count)")
    #expect(whole.count == 10)
  }

  @Test(arguments: SavedPage.all) func `what a page says becomes a recipe with its source`(page: SavedPage) throws {
    var context = home.context
    context.page = ReadPage(place: "https://a.example/", recipe: try read(page))
    let arguments = try home.decode(ReadRecipe(), ["address": "https://a.example/"])
    let proposal = try ReadRecipe().run(arguments, in: context).proposal
    #expect(proposal.request.tool == "save_recipe")
    #expect(proposal.card.title.hasPrefix("New recipe: \(page.name), \(page.servings) servings"))
    try home.confirm(proposal)
    #expect(try home.recipe(page.name)?.source == "https://a.example/")
  }

  @Test func `a recipe without a page, a text or an ingredient is refused`() {
    #expect(throws: ToolError.unreadablePage("https://a.example/", .notFetched)) {
      try home.run(ReadRecipe(), ["address": "https://a.example/"])
    }
    #expect(throws: ToolError.nothingCounted("recipe")) { try home.run(ReadRecipe(), ["lines": ["hello there"]]) }
    #expect(throws: ToolError.noRecipeThere("")) { try home.run(ReadRecipe(), ["lines": ["serves 2"]]) }
    #expect(throws: ToolError.self) { try home.run(ReadRecipe(), [:]) }
  }
}
