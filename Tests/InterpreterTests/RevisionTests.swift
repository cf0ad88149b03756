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
    ("swap the pasta for quinoa", "1 = quinoa"), ("only half", "all: times 0.5"), ("half the pasta", "1: times 0.5"),
    ("double the pasta", "1: times 2"), ("no, the big one", "2: 1 large"), ("actually I had 300g pasta", "1: 300 g"),
    ("it was 150g cooked", "2: cooked; 2: 150 g"), ("the pasta was brown rice", "1 = brown rice"),
    ("the rice was cooked", "2: cooked"), ("it was a splash", "2: 1 tbsp"),
    ("half of that", "all: times 0.5"), ("half that", "all: times 0.5"), ("twice that", "all: times 2"),
  ])
  func `corrects what is in it`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: meal) == edits)
  }

  @Test(arguments: [
    ("I left half the pasta", "1: times 0.5"), ("didn't finish the pasta, only had a third", "1: times 0.33333333"),
    ("I didn't eat all the pasta, left a quarter", "1: times 0.75"), ("take 20 g off the pasta", "1: 180 g"),
    ("less pasta, 120 g", "1: 120 g"), ("all of them were half that", "all: times 0.5"),
  ])
  func `is told what was left, and what was less`(line: String, edits: String) throws {
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

  private let breakfast = Reading.waiting(
    "p1", "log_meal",
    [
      "items": [
        ["food": "eggs", "quantity": 2], ["food": "milk", "quantity": 200, "unit": "ml"],
        ["food": "milk chocolate", "quantity": 20, "unit": "g"], ["food": "bread", "quantity": 3, "unit": "slice"],
      ]
    ])

  @Test(arguments: [
    ("3 eggs", "1: 3"), ("eggs: 4", "1: 4"), ("I had 3 eggs", "1: 3"), ("150 ml milk", "2: 150 ml"),
    ("3 eggs and a banana", "1: 3; add 1 banana"), ("3 eggs actually", "1: 3"), ("30 g of the chocolate", "3: 30 g"),
    ("I only had 2 slices of bread", "4: 2 slices"),
  ])
  func `changes the line of a food that is said once more`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: breakfast) == edits)
  }

  @Test(arguments: [
    ("oat milk", "2 = oat milk"), ("use oat milk", "2 = oat milk"), ("with oat milk instead", "2 = oat milk"),
    ("not milk but oat milk", "2 = oat milk"), ("instead of the milk it was oat milk", "2 = oat milk"),
    ("it was oat milk", "2 = oat milk"), ("sorry, not 2 eggs but 3", "1: 3"),
  ])
  func `puts another food in the place of one`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: breakfast) == edits)
  }

  @Test(arguments: [
    ("take the milk off", "drop 2"), ("leave the eggs out", "drop 1"), ("nix the bread", "drop 4"),
    ("not the milk", "drop 2"), ("no milk", "drop 2"), ("remove everything but the eggs", "drop 2; drop 3; drop 4"),
    ("scratch that, 3 eggs", "1: 3"),
  ])
  func `takes a food away in words that are parted, and no other food that has its word`(
    line: String, edits: String
  ) throws {
    #expect(try Reading.edits(line, waiting: breakfast) == edits)
  }

  @Test(arguments: [
    ("10 g more chocolate", "3: 30 g"), ("50 ml less milk", "2: 150 ml"), ("one more egg", "1: 3"),
    ("an extra egg", "1: 3"), ("2 more slices of bread", "4: 5 slices"), ("1 egg less", "1: 1"),
    ("the eggs were 60 g each", "1: 120 g"), ("double everything", "all: times 2"),
  ])
  func `says how much more, how much less, or how much each`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: breakfast) == edits)
  }

  @Test(arguments: [
    ("the eggs were 3 and the milk 150 ml", "1: 3; 2: 150 ml"),
    ("the milk was 150 ml, the bread was 2 slices", "2: 150 ml; 4: 2 slices"), ("I had that at 8 am", "at 08:00"),
    ("put it on yesterday", "2026-11-19"), ("wrong day, that was yesterday", "2026-11-19"),
    ("log that for dinner", "dinner"), ("forgot to say I put 2 sugars in", "add 2 sugars"),
  ])
  func `takes several changes in one line, and where a meal goes`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: breakfast) == edits)
  }

  @Test(arguments: [
    ("the eggs were 3 and flurbled", "What does “flurbled” change? Nothing is changed yet. Say it in other words."),
    (
      "eggs flurbled",
      "What is “eggs flurbled”? Nothing is changed yet. “add eggs flurbled” puts it on the card."
    ), ("eggs", "“eggs” is on the card already. How much was it? “another …” puts one more on it."),
    ("10 g more", "How much in all, of bread? Nothing is changed yet."),
    ("they were 60 g each", "Each of which: eggs or bread? Nothing is changed yet."),
  ])
  func `asks where it cannot explain all of a line, and changes nothing`(line: String, question: String) throws {
    let reply = try Reading.reply(line, waiting: breakfast)
    #expect(reply.calls.isEmpty && reply.text == question && reply.stop == .unsure)
  }

  @Test(arguments: [
    ("nimm die Milch raus", "drop 2"), ("lass die Nudeln weg", "drop 1"), ("3 Gläser Milch", "2: 3 glasses"),
    ("50 g mehr Nudeln", "1: 250 g"), ("50 g Nudeln weniger", "1: 150 g"),
  ])
  func `says the same in German`(line: String, edits: String) throws {
    let lunch = Reading.waiting(
      "p1", "log_meal",
      [
        "items": [
          ["food": "Nudeln", "quantity": 200, "unit": "g"], ["food": "Milch", "quantity": 1, "unit": "glass"],
        ]
      ])
    #expect(try Reading.edits(line, waiting: lunch) == edits)
  }

  @Test func `asks which of two lines of one name is meant`() throws {
    let twice = Reading.waiting("p1", "log_meal", ["items": [["food": "rice"], ["food": "pasta"], ["food": "rice"]]])
    for line in ["the rice was 150 g", "no rice", "150 g rice"] {
      let reply = try Reading.reply(line, waiting: twice)
      #expect(reply.calls.isEmpty && reply.stop == .unsure)
      #expect(
        reply.text == "Which “rice”: 1 (rice) or 3 (rice)? Say it with its number, for instance “make 1 150 g”.")
    }
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
