import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing

/// What is told and asked of recipes, in plain words.
struct RecipeSentenceTests {
  /// A household with a recipe.
  private struct Cook: FoodFinder {
    let pantry = Pantry()

    func match(_ words: String, state: FoodState?) -> FoodMatch? {
      guard words == "carbonara", state == nil else { return pantry.match(words, state: state) }
      return FoodMatch(
        title: "carbonara", quality: .own, isAmbiguous: false, isDish: true,
        per100Grams: Nutrients(energy: FixedDecimal(200)),
        measures: Measures(portions: [
          Portion(.serving, Grams(FixedDecimal(250))), Portion(.pot, Grams(FixedDecimal(500))),
        ]))
    }
  }

  private func interpreter() throws -> Interpreter {
    Interpreter(lexicon: try Reading.lexicon(), finder: Cook())
  }

  private func calls(_ line: String) throws -> String {
    try Reading.calls(line, with: interpreter())
  }

  @Test(arguments: [
    (
      "save recipe carbonara: 200g pasta, 2 eggs, serves 2",
      #"{"lines":[" 200g pasta, 2 eggs, serves 2"],"name":"carbonara"}"#
    ),
    ("Recipe for pea soup: 1 kg peas, 2 onions", #"{"lines":[" 1 kg peas, 2 onions"],"name":"pea soup"}"#),
    ("recipe: pea soup: 1 kg peas, 2 onions", #"{"lines":[" 1 kg peas, 2 onions"],"name":"pea soup"}"#),
    ("new recipe: pea soup: 1 kg peas", #"{"lines":[" 1 kg peas"],"name":"pea soup"}"#),
    ("new recipe pea soup: 1 kg peas", #"{"lines":[" 1 kg peas"],"name":"pea soup"}"#),
    ("Rezept: Erbsensuppe: 1 kg Erbsen", #"{"lines":[" 1 kg Erbsen"],"name":"Erbsensuppe"}"#),
    ("add my pea soup recipe: 1 kg peas", #"{"lines":[" 1 kg peas"],"name":"pea soup"}"#),
    (
      "recipe pea soup\nserves 4\n1 kg peas\n\n2 onions",
      #"{"lines":["serves 4","1 kg peas","2 onions"],"name":"pea soup"}"#
    ),
    ("save this recipe: 1 kg peas", #"{"lines":[" 1 kg peas"]}"#),
    ("Rezept Linsensuppe: 250 g Linsen, 1 Zwiebel", #"{"lines":[" 250 g Linsen, 1 Zwiebel"],"name":"Linsensuppe"}"#),
    ("speichere das Rezept für Linsensuppe: 250 g Linsen", #"{"lines":[" 250 g Linsen"],"name":"Linsensuppe"}"#),
    ("receta de tortilla: 4 huevos, 1 kg patatas", #"{"lines":[" 4 huevos, 1 kg patatas"],"name":"tortilla"}"#),
  ])
  func `a recipe that is told is read`(line: String, arguments: String) throws {
    #expect(try calls(line) == "read_recipe \(arguments)")
  }

  @Test(arguments: [
    ("recipe from https://a.example/soup", #"{"address":"https://a.example/soup"}"#),
    ("save the recipe from https://a.example/soup?x=1, please", #"{"address":"https://a.example/soup?x=1"}"#),
    ("https://a.example/soup", #"{"address":"https://a.example/soup"}"#),
    ("Rezept von https://a.example/soup", #"{"address":"https://a.example/soup"}"#),
    ("read the recipe in soup.html", #"{"file":"soup.html"}"#), ("recipe from ~/soup.txt", #"{"file":"~/soup.txt"}"#),
  ])
  func `one that is written somewhere is read there`(line: String, arguments: String) throws {
    #expect(try calls(line) == "read_recipe \(arguments)")
  }

  @Test(arguments: [
    ("show my recipes", "{}"), ("my recipes", "{}"), ("what recipes do I have?", "{}"), ("list all recipes", "{}"),
    ("zeig meine Rezepte", "{}"), ("show the recipe carbonara", #"{"name":"carbonara"}"#),
    ("what recipes use bacon?", #"{"with":"bacon"}"#), ("which recipes have eggs in them", #"{"with":"eggs"}"#),
    ("show my recipes with red lentils", #"{"with":"red lentils"}"#), ("Rezepte mit Speck", #"{"with":"Speck"}"#),
    ("show me my carbonara recipe", #"{"name":"carbonara"}"#), ("recipe carbonara", #"{"name":"carbonara"}"#),
  ])
  func `recipes are listed and shown`(line: String, arguments: String) throws {
    #expect(try calls(line) == "find_recipe \(arguments)")
  }

  @Test(arguments: [
    ("change the bacon in the carbonara recipe to 150 g", #"[{"ingredient":"bacon","to":"150 g"}]"#),
    ("in the recipe carbonara, replace bacon with tofu", #"[{"ingredient":"bacon","to":"tofu"}]"#),
    ("please swap the bacon in my carbonara recipe for 80 g tofu", #"[{"ingredient":"bacon","to":"80 g tofu"}]"#),
    ("remove the bacon from the carbonara recipe", #"[{"ingredient":"bacon"}]"#),
    ("ändere den Speck im Rezept carbonara auf 150 g", #"[{"ingredient":"Speck","to":"150 g"}]"#),
    ("im Rezept carbonara den Speck durch Tofu ersetzen", #"[{"ingredient":"Speck","to":"Tofu"}]"#),
    ("entferne den Speck aus dem Rezept carbonara", #"[{"ingredient":"Speck"}]"#),
    ("cambia el bacon en la receta carbonara a 150 g", #"[{"ingredient":"bacon","to":"150 g"}]"#),
    ("quita el bacon de la receta carbonara", #"[{"ingredient":"bacon"}]"#),
    ("change the bacon in the carbonara to 150 g", #"[{"ingredient":"bacon","to":"150 g"}]"#),
    ("carbonara: change the bacon to 150 g", #"[{"ingredient":"bacon","to":"150 g"}]"#),
    ("remove the bacon from the carbonara", #"[{"ingredient":"bacon"}]"#),
  ])
  func `an ingredient becomes something else`(line: String, change: String) throws {
    #expect(try calls(line) == #"save_recipe {"change":\#(change),"name":"carbonara"}"#)
  }

  @Test(arguments: [
    "make the carbonara recipe for 4", "change the carbonara recipe to 4 servings",
    "the carbonara recipe is for 4 people",
  ])
  func `how many a recipe serves is changed with a verb, too`(line: String) throws {
    #expect(try calls(line) == #"save_recipe {"name":"carbonara","servings":4}"#)
  }

  @Test(arguments: [
    "double the carbonara recipe", "make the carbonara recipe vegan", "scale the carbonara recipe to 8",
  ])
  func `what becomes of a recipe is never what becomes of a line of the diary`(line: String) throws {
    #expect(try calls(line) == #"find_recipe {"name":"carbonara"}"#)
  }

  @Test(arguments: [
    ("carbonara serves 3", #""servings":3"#), ("the carbonara weighs 650 g cooked", #""cooked_g":650"#),
    ("add 20 g butter to the carbonara", #""add":[{"line":"20 g butter"}]"#),
  ])
  func `what is called by its name alone changes too`(line: String, change: String) throws {
    let call = try calls(line)
    #expect(call.hasPrefix("save_recipe {") && call.contains(change) && call.contains(#""name":"carbonara""#))
  }

  @Test(arguments: [
    ("200g pasta, 100g bacon, 2 eggs, serves 2", #"{"lines":["200g pasta, 100g bacon, 2 eggs, serves 2"]}"#),
    (
      "Pasta bake: 200g pasta, 100g bacon, 2 eggs, serves 2",
      #"{"lines":[" 200g pasta, 100g bacon, 2 eggs, serves 2"],"name":"Pasta bake"}"#
    ),
    (
      "pasta bake (serves 2): 200g pasta, 2 eggs", #"{"lines":["2 servings,  200g pasta, 2 eggs"],"name":"pasta bake"}"#
    ),
    ("pasta bake for 4: 200g pasta, 2 eggs", #"{"lines":["4 servings,  200g pasta, 2 eggs"],"name":"pasta bake"}"#),
    (
      "Auflauf für 4 Personen:\n200g Nudeln\n2 Eier",
      #"{"lines":["4 servings","200g Nudeln","2 Eier"],"name":"Auflauf"}"#
    ),
    (
      "Ingredients: 200g pasta, 100g bacon, 2 eggs, serves 2",
      #"{"lines":["Ingredients: 200g pasta, 100g bacon, 2 eggs, serves 2"]}"#
    ),
    ("serves 4\n1 kg peas\n2 onions\n1 l water", #"{"lines":["serves 4","1 kg peas","2 onions","1 l water"]}"#),
    (
      "Pea soup\n1 kg peas\n2 onions\nfür 4 Personen\nreicht für 4",
      #"{"lines":["Pea soup","1 kg peas","2 onions","für 4 Personen","reicht für 4"]}"#
    ),
  ])
  func `a list that says how many it serves is a recipe without a name`(line: String, arguments: String) throws {
    #expect(try calls(line) == "read_recipe \(arguments)")
  }

  @Test(arguments: [
    "had 200g pasta, 100g bacon, 2 eggs, serving 2", "200g pasta, 2 eggs", "one serving 200g pasta, 100 g beef, 2 eggs",
    "2 servings pasta, 100 g beef, 3 eggs",
  ])
  func `a meal is none`(line: String) throws {
    #expect(try calls(line).hasPrefix("log_meal"))
  }

  @Test(arguments: [
    ("recipe 2 from https://a.example/", "2"), ("the salsa recipe from https://a.example/", "salsa"),
    ("save recipe taco night from https://a.example/", "taco night"),
  ])
  func `one of several on a page is named`(line: String, name: String) throws {
    #expect(try calls(line) == #"read_recipe {"address":"https://a.example/","name":"\#(name)"}"#)
  }

  @Test(arguments: [
    ("half of the carbonara", "0.5"), ("half the carbonara", "0.5"), ("ate a quarter of the pot of carbonara", "0.25"),
  ])
  func `a part of what was cooked is eaten, and no change of what was logged`(line: String, part: String) throws {
    #expect(try calls(line).contains(#""quantity":\#(part),"unit":"pot""#))
  }

  @Test func `a recipe of which nothing is said is asked about`() throws {
    #expect(try calls("save recipe goulash") == #"read_recipe {"lines":[],"name":"goulash"}"#)
    #expect(try calls("change the recipe carbonara") == #"find_recipe {"name":"carbonara"}"#)
    #expect(try calls("recipe from ftp://a.example/soup") == #"read_recipe {"address":"ftp://a.example/soup"}"#)
  }

  @Test(arguments: [
    "delete the recipe carbonara", "delete carbonara from my recipes", "remove my carbonara recipe",
    "lösche das Rezept carbonara",
  ])
  func `a recipe is deleted, and no entry`(line: String) throws {
    #expect(try calls(line) == #"delete_recipe {"name":"carbonara"}"#)
  }

  @Test(arguments: [
    ("the carbonara recipe serves 3", #"{"name":"carbonara","servings":3}"#),
    ("the recipe carbonara weighs 650 g cooked", #"{"cooked_g":650,"name":"carbonara"}"#),
    ("add 20 g butter to the recipe carbonara", #"{"add":[{"line":"20 g butter"}],"name":"carbonara"}"#),
    (
      "rename the recipe carbonara to spaghetti carbonara",
      #"{"name":"carbonara","new_name":"spaghetti carbonara"}"#
    ),
  ])
  func `what changes of one is said`(line: String, arguments: String) throws {
    #expect(try calls(line) == "save_recipe \(arguments)")
  }

  @Test(arguments: [
    ("had 1.5 servings of carbonara", #"{"items":[{"food":"carbonara","quantity":1.5,"unit":"serving"}]}"#),
    ("ate a third of the carbonara", #"{"items":[{"food":"carbonara","quantity":0.33333333,"unit":"pot"}]}"#),
    ("split the carbonara three ways", #"{"items":[{"food":"carbonara","quantity":0.33333333,"unit":"pot"}]}"#),
    ("had half of the carbonara", #"{"items":[{"food":"carbonara","quantity":0.5,"unit":"pot"}]}"#),
    ("ate 300 g of the carbonara", #"{"items":[{"food":"carbonara","quantity":300,"unit":"g"}]}"#),
    ("2 carbonara", #"{"items":[{"food":"carbonara","quantity":2}]}"#),
    ("had half of the banana", #"{"items":[{"food":"banana","quantity":0.5}]}"#),
  ])
  func `some of it is logged by servings, by weight, or as a part of all of it`(line: String, arguments: String) throws
  {
    #expect(try calls(line) == "log_meal \(arguments)")
  }

  @Test func `while a recipe waits, its days and its numbers can be said`() throws {
    let waiting = Reading.waiting("7", "save_recipe", ["name": "carbonara", "servings": 2])
    #expect(try Reading.edits("none", waiting: waiting) == #"recompute {"recompute":"none"}"#)
    #expect(
      try Reading.edits("the carbonara recipe serves 4", with: interpreter(), waiting: waiting) == "servings: 4")
  }

  @Test(arguments: [
    "what is a good recipe for lentils?", "had a new soup recipe for lunch", "I need recipes",
    "recipe ideas for dinner",
    "had 200g pasta: great recipe", "look at https://a.example and tell me about it", "delete the pasta",
  ])
  func `talk of recipes keeps none`(line: String) throws {
    #expect(try !calls(line).contains("_recipe"))
  }
}
