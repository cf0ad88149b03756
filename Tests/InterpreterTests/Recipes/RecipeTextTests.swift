import Interpreter
import Nutrition
import Testing

/// What a text says of a recipe: its ingredients, how many it serves, what it weighs.
struct RecipeTextTests {
  private let foods: Set<String> = ["salt", "pepper", "parmesan", "salz", "fresh coriander"]

  private func reader() throws -> RecipeTextReader {
    RecipeTextReader(
      lexicon: try Reading.lexicon(), ingredients: IngredientReader(words: try IngredientWords.embedded())
    ) { [foods] in
      foods.contains($0)
    }
  }

  private func told(_ lines: String...) throws -> ToldRecipe {
    var reader = try reader()
    return reader.told(lines)
  }

  private func page(_ text: String) throws -> ToldRecipe {
    var reader = try reader()
    return reader.page(text.split(separator: "\n").map(String.init))
  }

  @Test func `a line is a list, with what belongs together left together`() throws {
    let recipe = try told("200g pasta, 2 onions, finely chopped, salt, pepper and 50g parmesan, serves 2")
    #expect(recipe.lines == ["200g pasta", "2 onions, finely chopped", "salt", "pepper", "50g parmesan"])
    #expect(recipe.servings == FixedDecimal(2))
    #expect(try told("1,5 kg Kartoffeln; 0,5 l Milch").lines == ["1,5 kg Kartoffeln", "0,5 l Milch"])
    #expect(try told("2 (400 g, drained) tins beans, 1 lime").lines == ["2 (400 g, drained) tins beans", "1 lime"])
  }

  @Test(arguments: [
    ("serves 4", "4"), ("serves 4-6", "4"), ("Serves: four", "4"), ("4 servings", "4"), ("makes 12", "12"),
    ("makes 12 cookies", "12"), ("for 6 people", "6"), ("für 4 Personen", "4"), ("4 Portionen", "4"),
    ("ergibt 8 Portionen", "8"), ("Portionen: 3", "3"), ("para 4 personas", "4"), ("4 kişilik", "4"), ("4人份", "4"),
    ("yield: 10 servings", "10"),
  ])
  func `how many it serves is said in many ways`(line: String, servings: String) throws {
    let recipe = try told("200 g rice", line)
    #expect(recipe.servings == FixedDecimal(servings) && recipe.lines == ["200 g rice"])
  }

  @Test(arguments: ["2 servings of rice", "4 eggs", "serves well with salad"])
  func `and what is none is not taken for it`(line: String) throws {
    #expect(try told("200 g rice", line).servings == nil)
  }

  @Test func `what all of it weighs is no ingredient`() throws {
    let recipe = try told("200 g rice", "1 egg", "cooked weight 650 g", "raw weight: 450 g")
    #expect(recipe.cookedGrams == FixedDecimal(650) && recipe.rawGrams == FixedDecimal(450) && recipe.lines.count == 2)
    #expect(try told("200 g cooked rice", "1 egg").lines == ["200 g cooked rice", "1 egg"])
  }

  @Test func `lists have marks, headings and steps around the ingredients`() throws {
    let recipe = try told(
      "Ingredients (serves 3):", "- 200 g flour", "• 2 eggs", "For the sauce:", "* 100 ml cream", "", "Method",
      "1. Mix 200 g of flour with 2 eggs.")
    #expect(recipe.lines == ["200 g flour", "2 eggs", "100 ml cream"] && recipe.servings == FixedDecimal(3))
  }

  @Test func `a first line without a number is its name`() throws {
    let recipe = try told("Pea soup", "serves 4", "1 kg peas", "2 onions")
    #expect(recipe.name == "Pea soup" && recipe.lines == ["1 kg peas", "2 onions"])
    #expect(try told("salt", "1 kg peas", "2 onions").name == nil)
  }

  @Test func `of a page only what is listed below a heading, or has an amount, is an ingredient`() throws {
    let listed = try page(
      """
      My chili
      I made this 100 times and 3 of my 4 children eat it, which says much about the other 1.
      Ingredients
      500 g beef
      fresh coriander
      Method
      Brown 500 g of beef.
      """)
    #expect(listed.lines == ["500 g beef", "fresh coriander"])
    let bare = try page("Soup\nSince 1987\n1 l water\n2 tbsp oil\nCall us: 555 1234\nThank you")
    #expect(bare.lines == ["1 l water", "2 tbsp oil"])
  }

  @Test func `nothing makes it slow or large`() throws {
    #expect(try told(String(repeating: "1 egg, ", count: 1_000)).lines.count == 101)
    #expect(try told(String(repeating: ",", count: 7_000)).lines.isEmpty)
    #expect(try told(String(repeating: "x", count: 9_000)).lines.isEmpty)
    #expect(try page(String(repeating: "1 egg\n", count: 5_000)).lines.count <= 100)
    #expect(try told().lines.isEmpty && told("").lines.isEmpty)
  }
}
