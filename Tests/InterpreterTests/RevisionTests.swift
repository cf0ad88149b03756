import Calls
import Interpreter
import JSON
import LanguageModels
import Testing

@Suite struct `A line while a proposal waits` {
  private let meal = Reading.waiting(
    "p1", "log_meal",
    [
      "items": [
        ["food": "pasta", "quantity": 200, "unit": "g"], ["food": "white rice", "quantity": 1, "unit": "cup"],
      ], "slot": "lunch",
    ])

  @Test(arguments: [
    ("make it 250g", "2: 250 g"), ("make the pasta 250g", "1: 250 g"), ("change pasta to 250", "1: 250"),
    ("change 1 to 250g", "1: 250 g"), ("the pasta was 180g", "1: 180 g"), ("2 cups", "2: 2 cups"),
    ("make that 2", "2: 2"), ("no, brown rice", "2 = brown rice"), ("it was brown rice, not white", "2 = brown rice"),
    ("swap the pasta for quinoa", "1 = quinoa"), ("only half", "2: times 0.5"), ("half the pasta", "1: times 0.5"),
    ("double the pasta", "1: times 2"), ("no, the big one", "2: 1 large"), ("actually I had 300g pasta", "1: 300 g"),
    ("it was 150g cooked", "2: cooked; 2: 150 g"), ("the pasta was brown rice", "1 = brown rice"),
    ("the rice was cooked", "2: cooked"), ("it was a splash", "2: 1 tbsp"),
    ("half of that", "all: times 0.5"), ("half that", "all: times 0.5"), ("twice that", "all: times 2"),
  ])
  func `corrects what is in it`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: meal) == edits)
  }

  @Test(arguments: [
    ("add a coffee", "add 1 coffee"), ("and a banana", "add 1 banana"), ("had a banana", "add 1 banana"),
    ("with butter", "add butter"), ("had a banana for lunch", "add 1 banana"), ("a banana today", "add 1 banana"),
    ("without the rice", "drop 2"), ("no rice", "drop 2"), ("remove the pasta", "drop 1"),
    ("I didn't have the pasta", "drop 1"), ("delete 1", "drop 1"), ("skip the pasta", "skip 1"),
    ("for dinner", "dinner"), ("that was dinner", "dinner"), ("it was yesterday", "2026-11-19"),
    ("make it 250g and add a coffee", "2: 250 g; add 1 coffee"),
    ("remove the pasta and make it 2 cups", "drop 1; 2: 2 cups"),
    ("remove the rice and make it 300 g", "drop 2; 1: 300 g"),
  ])
  func `adds, takes away and moves`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: meal) == edits)
  }

  @Test(arguments: [
    ("had soup for dinner", #"log_meal {"items":[{"food":"soup"}],"slot":"dinner"}"#),
    ("had soup yesterday", #"log_meal {"day":"2026-11-19","items":[{"food":"soup"}]}"#), ("undo", "undo {}"),
    ("how was today?", #"show_day {"day":"2026-11-20"}"#),
    ("delete yesterday's dinner", #"delete_entries {"day":"2026-11-19","slot":"dinner"}"#),
    ("delete the salmon", #"delete_entries {"food":"salmon"}"#),
    ("set my target to 1800 kcal", #"set_targets {"kcal":1800}"#),
  ])
  func `is a request of its own where it speaks of something else`(line: String, expected: String) throws {
    #expect(try Reading.calls(line, waiting: meal) == expected)
  }

  @Test(arguments: [
    ("make the rice 250g", "rice: 250 g"), ("no rice", "drop rice"), ("change 2 to 100g", "2: 100 g"),
  ])
  func `means a food by its name where the lines are plates`(line: String, edits: String) throws {
    let pot = Reading.waiting(
      "p1", "log_meal",
      ["items": [["food": "pasta"], ["food": "rice"]], "people": [["name": "me"], ["name": "Emma"]]])
    #expect(try Reading.edits(line, waiting: pot) == edits)
  }

  @Test func `takes away what the card would be without, for its tool to answer`() throws {
    let single = Reading.waiting("p1", "log_meal", ["items": [["food": "pasta"]]])
    #expect(try Reading.edits("remove it", waiting: single) == "drop 1")
  }

  @Test(
    arguments: [
      ("quick_add", ["kcal": 450, "protein_g": 20], "make it 500", "1: 500"),
      ("quick_add", ["kcal": 450, "protein_g": 20], "only half", "1: times 0.5"),
      ("quick_add", ["kcal": 450], "for dinner", "dinner"), ("quick_add", ["kcal": 450], "no, 500 kcal", "1: 500 kcal"),
      ("change_entry", ["last": true, "to_quantity": 2], "no, 3", "all: 3"),
      ("change_entry", ["last": true, "to_slot": "lunch"], "no, dinner", "dinner"),
      ("change_entry", ["last": true, "to_quantity": 2], "no, cooked rice", "all = cooked rice"),
      ("set_targets", ["kcal": 1800], "make it 1900", "all: 1,900"),
      ("set_targets", ["kcal": 1800], "goal 120g protein", #"{"protein_g":120}"#),
      ("log_photo", ["foods": [["food": "rice", "grams": 180], ["food": "salmon"]]], "remove the rice", "drop 1"),
      (
        "log_photo", ["foods": [["food": "rice", "grams": 180], ["food": "salmon"]]], "the rice was 150 g", "1: 150 g"
      ),
      ("log_photo", ["foods": [["food": "rice", "grams": 180]]], "and a banana", "add 1 banana"),
    ] as [(String, JSONValue, String, String)])
  func `corrects other proposals too`(tool: String, arguments: JSONValue, line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: Reading.waiting("p1", tool, arguments)) == edits)
  }

  @Test(arguments: ["{}", #"{"items":7}"#, #"{"items":[]}"#, #"{"items":[{"quantity":"x"}]}"#, "[]", "null"])
  func `copes with arguments that make no sense`(arguments: String) throws {
    let waiting = Reading.waiting("p1", "log_meal", JSONValue(text: arguments) ?? .null)
    for line in [
      "make it 250g", "no, brown rice", "only half", "delete 7", "had a banana", "without the milk", "for dinner",
    ] {
      _ = try Reading.reply(line, waiting: waiting)
    }
  }
}
