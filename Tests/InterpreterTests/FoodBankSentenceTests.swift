import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing

@Suite struct `what is said of the foods of the food bank` {
  @Test(arguments: [
    ("the oat milk has 45 kcal, not 60", #"correct_food {"food":"oat milk","kcal":45}"#),
    ("oat milk actually has 45 kcal and 2g fat", #"correct_food {"fat_g":2,"food":"oat milk","kcal":45}"#),
    ("correct muesli: 380 kcal, 9 g protein", #"correct_food {"food":"muesli","kcal":380,"protein_g":9}"#),
    ("fix the figures of granola: 30g sugar", #"correct_food {"food":"granola","sugar_g":30}"#),
    ("granola has 190 kcal per 40g serving, not 160", #"correct_food {"food":"granola","kcal":190,"per":"40 g"}"#),
    ("the milk has 66 kcal per 100 ml, not 61", #"correct_food {"food":"milk","kcal":66,"per":"100 ml"}"#),
    ("recompute the oat milk", #"correct_food {"food":"oat milk"}"#),
    ("korrigiere die Milch: 66 kcal", #"correct_food {"food":"Milch","kcal":66}"#),
    ("korrigiere Hafer: 370 kcal", #"correct_food {"food":"Hafer","kcal":370}"#),
    ("corrige la leche: 66 kcal", #"correct_food {"food":"leche","kcal":66}"#),
  ])
  func `corrects its figures`(line: String, call: String) throws {
    #expect(try Reading.calls(line) == call)
  }

  @Test(arguments: [
    "the muffin was 420 kcal, not 350", "correct the rice to 150g", "change the rice to 150g", "a muffin, 420 kcal",
    "granola is 450 kcal per 100g", "is oat milk 45 kcal?", "not 60", "oat milk, not milk",
  ])
  func `leaves alone what is of the diary or new`(line: String) throws {
    #expect(!(try Reading.calls(line)).contains("correct_food"))
  }

  @Test(arguments: [
    ("what dairy do I have", #"browse_foods {"category":"dairy"}"#), ("show my foods", "browse_foods {}"),
    ("which fruit do we have?", #"browse_foods {"category":"produce"}"#),
    ("foods tagged breakfast", #"browse_foods {"tag":"breakfast"}"#),
    ("show foods with the tag quick lunch", #"browse_foods {"tag":"quick lunch"}"#),
    ("search my foods for oat", #"browse_foods {"words":"oat"}"#), ("more foods", #"browse_foods {"more":true}"#),
    ("zeig meine Lebensmittel", "browse_foods {}"), ("我的食物", "browse_foods {}"),
    ("welche Getränke haben wir", #"browse_foods {"category":"beverages"}"#),
  ])
  func `looks at the categories`(line: String, call: String) throws {
    #expect(try Reading.calls(line) == call)
  }

  @Test(arguments: [
    "do I have enough protein left?", "what snacks do I have left", "what did I have today", "fish and chips",
    "bread", "I had fruit", "frozen peas", "how many calories do I have left?", "cheese on the side",
  ])
  func `takes no question about the day for a look at the categories`(line: String) throws {
    #expect(!(try Reading.calls(line)).contains("browse_foods"))
  }

  @Test(arguments: [
    ("tag oats as breakfast", #"mark_food {"food":"oats","tags":["breakfast"]}"#),
    ("tag oats with breakfast and quick", #"mark_food {"food":"oats","tags":["breakfast","quick"]}"#),
    ("untag breakfast from oats", #"mark_food {"food":"oats","remove_tags":["breakfast"]}"#),
    ("remove the tag quick from the oats", #"mark_food {"food":"oats","remove_tags":["quick"]}"#),
    ("delete granola from the food bank", #"delete_food {"food":"granola"}"#),
    ("remove the food granola", #"delete_food {"food":"granola"}"#),
    ("rename oats to rolled oats", #"change_food {"food":"oats","name":"rolled oats"}"#),
    ("a slice of bread is 40 g", #"change_food {"food":"bread","portions":[{"grams":40,"unit":"slice"}]}"#),
    (
      "one serving of granola weighs 45 g",
      #"change_food {"food":"granola","portions":[{"grams":45,"unit":"serving"}]}"#
    ),
    ("put granola under snacks", #"change_food {"category":"snacks","food":"granola"}"#),
    ("the brand of granola is Kölln", #"change_food {"brand":"Kölln","food":"granola"}"#),
    ("the barcode of granola is 4006381333931", #"change_food {"barcode":"4006381333931","food":"granola"}"#),
  ])
  func `changes one of them`(line: String, call: String) throws {
    #expect(try Reading.calls(line) == call)
  }

  @Test(arguments: [
    "delete the milk", "remove milk", "a slice of bread", "had a slice of bread", "2 slices of bread are too much",
    "put milk in my coffee", "a slice of bread and 40 g butter",
  ])
  func `is not every line with a food in it`(line: String) throws {
    let calls = try Reading.calls(line)
    #expect(!calls.contains("change_food") && !calls.contains("delete_food {"))
  }

  @Test(arguments: [
    ("where is that from?", "explain_number {}"), ("why 316?", #"explain_number {"number":316}"#),
    ("why 316 kcal?", #"explain_number {"number":316}"#),
    ("where is the number for lunch from?", #"explain_number {"slot":"lunch"}"#),
    ("where does the figure for the pasta come from?", #"explain_number {"food":"pasta"}"#),
    ("where are yesterday's numbers from?", #"explain_number {"day":"2026-11-19"}"#),
    ("how did you get 316?", #"explain_number {"number":316}"#), ("woher ist die Zahl?", "explain_number {}"),
  ])
  func `asks where a number is from`(line: String, call: String) throws {
    #expect(try Reading.calls(line) == call)
  }

  @Test(arguments: ["why am I hungry?", "where is the milk", "how was today?", "where did I have lunch", "why not"])
  func `asks something else`(line: String) throws {
    #expect(!(try Reading.calls(line)).contains("explain_number"))
  }
}

@Suite struct `what is said while a correction waits` {
  private let waiting = Reading.waiting(
    "w1", "correct_food", ["food": "oat milk", "kcal": 45, "to": "2026-11-18"])

  @Test(
    arguments: [
      ("none", #"recompute {"recompute":"none"}"#), ("all", #"recompute {"recompute":"all"}"#),
      ("leave the old ones", ""), ("keep the old ones", #"recompute {"recompute":"none"}"#),
      ("only november", #"recompute {"from":"2026-11-01","to":"2026-11-30"}"#),
      ("only since monday", #"recompute {"from":"2026-11-16"}"#),
      ("until 15 november", #"recompute {"to":"2026-11-15"}"#),
      ("only yesterday", #"recompute {"from":"2026-11-19","to":"2026-11-19"}"#),
      ("correct oat milk: 50 kcal", #"{"kcal":50}"#),
    ])
  func `chooses the days, or another figure`(line: String, edits: String) throws {
    #expect(try Reading.edits(line, waiting: waiting) == edits)
  }

  @Test(arguments: ["none", "all", "only november"])
  func `says nothing where nothing of the kind waits`(line: String) throws {
    #expect(try Reading.calls(line) == "")
  }
}
