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
        per100Grams: Nutrients(energy: Figure(200)),
        measures: Measures(portions: [
          Portion(.serving, Grams(Figure(250))), Portion(.pot, Grams(Figure(500))),
        ]))
    }
  }

  private func calls(_ line: String, waiting: Situation.WaitingCall? = nil) throws -> String {
    try Reading.calls(line, with: Interpreter(lexicon: try Reading.lexicon(), finder: Cook()), waiting: waiting)
  }

  @Test(arguments: [
    (
      "save recipe carbonara: 200g pasta, 2 eggs, serves 2",
      #"{"lines":[" 200g pasta, 2 eggs, serves 2"],"name":"carbonara"}"#
    ),
    ("Recipe for pea soup: 1 kg peas, 2 onions", #"{"lines":[" 1 kg peas, 2 onions"],"name":"pea soup"}"#),
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
    ("show me my carbonara recipe", #"{"name":"carbonara"}"#), ("recipe carbonara", #"{"name":"carbonara"}"#),
  ])
  func `recipes are listed and shown`(line: String, arguments: String) throws {
    #expect(try calls(line) == "find_recipe \(arguments)")
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
    let waiting = Situation.WaitingCall(id: "7", tool: "save_recipe", arguments: ["name": "carbonara", "servings": 2])
    #expect(
      try calls("none", waiting: waiting)
        == #"save_recipe {"name":"carbonara","recompute":"none","revises":"7","servings":2}"#)
    #expect(
      try calls("the carbonara recipe serves 4", waiting: waiting)
        == #"save_recipe {"name":"carbonara","revises":"7","servings":4}"#)
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
