import Calls
import Interpreter
import JSON
import LanguageModels
import Testing

@Suite struct `A line while a proposal waits` {
  private let meal = """
    {"items":[{"food":"pasta","quantity":200,"unit":"g"},{"food":"white rice","quantity":1,"unit":"cup"}],"slot":"lunch"}
    """

  private func waiting(_ tool: String, _ arguments: String) throws -> Situation.WaitingCall {
    guard let value = JSONValue(text: arguments) else { throw Reading.Missing.json(arguments) }
    return Situation.WaitingCall(id: "p1", AnyCall(tool: tool, arguments: value))
  }

  /// The items of the revised meal, as `quantity unit food`, and its other members.
  private func revised(_ line: String) throws -> String {
    let calls = try Reading.reply(line, waiting: waiting("log_meal", meal)).calls
    guard calls.count == 1, let call = calls.first else { return calls.map(\.tool).joined(separator: " ") }
    guard call.tool == "log_meal", call.arguments["revises"] == "p1" else {
      return call.tool + " " + call.arguments.text
    }
    let items = call.arguments["items"]?.array ?? []
    let texts = items.map { item in
      ["quantity", "unit", "state", "food", "skipped"].compactMap { item[$0] }.map { $0.string ?? $0.text }
        .joined(separator: " ")
    }
    let rest = ["slot", "day"].compactMap { call.arguments[$0]?.string }
    return (texts + rest).joined(separator: ", ")
  }

  @Test(arguments: [
    ("make it 250g", "200 g pasta, 250 g white rice, lunch"),
    ("make the pasta 250g", "250 g pasta, 1 cup white rice, lunch"),
    ("change pasta to 250", "250 g pasta, 1 cup white rice, lunch"),
    ("change 1 to 250g", "250 g pasta, 1 cup white rice, lunch"),
    ("the pasta was 180g", "180 g pasta, 1 cup white rice, lunch"), ("2 cups", "200 g pasta, 2 cup white rice, lunch"),
    ("make that 2", "200 g pasta, 2 cup white rice, lunch"), ("no, brown rice", "200 g pasta, 1 cup brown rice, lunch"),
    ("it was brown rice, not white", "200 g pasta, 1 cup brown rice, lunch"),
    ("swap the pasta for quinoa", "200 g quinoa, 1 cup white rice, lunch"),
    ("only half", "200 g pasta, 0.5 cup white rice, lunch"), ("half the pasta", "100 g pasta, 1 cup white rice, lunch"),
    ("double the pasta", "400 g pasta, 1 cup white rice, lunch"),
    ("no, the big one", "200 g pasta, large white rice, lunch"),
    ("actually I had 300g pasta", "300 g pasta, 1 cup white rice, lunch"),
    ("it was 150g cooked", "200 g pasta, 150 g cooked white rice, lunch"),
    ("the pasta was brown rice", "200 g brown rice, 1 cup white rice, lunch"),
    ("the rice was cooked", "200 g pasta, 1 cup cooked white rice, lunch"),
    ("it was a splash", "200 g pasta, 1 tbsp white rice, lunch"),
  ])
  func `corrects what is in it`(line: String, expected: String) throws {
    #expect(try revised(line) == expected)
  }

  @Test(arguments: [
    ("add a coffee", "200 g pasta, 1 cup white rice, 1 coffee, lunch"),
    ("and a banana", "200 g pasta, 1 cup white rice, 1 banana, lunch"),
    ("had a banana", "200 g pasta, 1 cup white rice, 1 banana, lunch"),
    ("with butter", "200 g pasta, 1 cup white rice, butter, lunch"),
    ("had a banana for lunch", "200 g pasta, 1 cup white rice, 1 banana, lunch"),
    ("a banana today", "200 g pasta, 1 cup white rice, 1 banana, lunch"),
    ("without the rice", "200 g pasta, lunch"), ("no rice", "200 g pasta, lunch"),
    ("remove the pasta", "1 cup white rice, lunch"),
    ("I didn't have the pasta", "1 cup white rice, lunch"), ("delete 1", "1 cup white rice, lunch"),
    ("skip the pasta", "200 g pasta true, 1 cup white rice, lunch"),
    ("for dinner", "200 g pasta, 1 cup white rice, dinner"),
    ("that was dinner", "200 g pasta, 1 cup white rice, dinner"),
    ("it was yesterday", "200 g pasta, 1 cup white rice, lunch, 2026-11-19"),
    ("make it 250g and add a coffee", "200 g pasta, 250 g white rice, 1 coffee, lunch"),
    ("remove the pasta and make it 2 cups", "2 cup white rice, lunch"),
  ])
  func `adds, takes away and moves`(line: String, expected: String) throws {
    #expect(try revised(line) == expected)
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
    #expect(try Reading.calls(line, waiting: waiting("log_meal", meal)) == expected)
  }

  @Test func `takes nothing away when nothing would be left`() throws {
    let single = try waiting("log_meal", #"{"items":[{"food":"pasta"}]}"#)
    let calls = try Reading.calls("remove it", waiting: single)
    #expect(!calls.contains("revises"))
  }

  @Test(arguments: [
    (
      "quick_add", #"{"kcal":450,"protein_g":20}"#, "make it 500",
      #"quick_add {"kcal":500,"protein_g":20,"revises":"p1"}"#
    ),
    (
      "quick_add", #"{"kcal":450,"protein_g":20}"#, "only half",
      #"quick_add {"kcal":225,"protein_g":10,"revises":"p1"}"#
    ),
    ("quick_add", #"{"kcal":450}"#, "for dinner", #"quick_add {"kcal":450,"revises":"p1","slot":"dinner"}"#),
    ("quick_add", #"{"kcal":450}"#, "no, 500 kcal", #"quick_add {"kcal":500,"revises":"p1"}"#),
    (
      "change_entry", #"{"last":true,"to_quantity":2}"#, "no, 3",
      #"change_entry {"last":true,"revises":"p1","to_quantity":3}"#
    ),
    (
      "change_entry", #"{"last":true,"to_slot":"lunch"}"#, "no, dinner",
      #"change_entry {"last":true,"revises":"p1","to_slot":"dinner"}"#
    ),
    ("set_targets", #"{"kcal":1800}"#, "make it 1900", #"set_targets {"kcal":1900,"revises":"p1"}"#),
    (
      "set_targets", #"{"kcal":1800}"#, "goal 120g protein",
      #"set_targets {"kcal":1800,"protein_g":120,"revises":"p1"}"#
    ),
    ("log_again", #"{"slot":"lunch"}"#, "for dinner", #"log_again {"revises":"p1","slot":"lunch","to_slot":"dinner"}"#),
  ])
  func `corrects other proposals too`(tool: String, arguments: String, line: String, expected: String) throws {
    #expect(try Reading.calls(line, waiting: waiting(tool, arguments)) == expected)
  }

  @Test(arguments: ["{}", #"{"items":7}"#, #"{"items":[]}"#, #"{"items":[{"quantity":"x"}]}"#, "[]", "null"])
  func `copes with arguments that make no sense`(arguments: String) throws {
    for line in [
      "make it 250g", "no, brown rice", "only half", "delete 7", "had a banana", "without the milk", "for dinner",
    ] {
      _ = try Reading.reply(line, waiting: waiting("log_meal", arguments))
    }
  }
}
