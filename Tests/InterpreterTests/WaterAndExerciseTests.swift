import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing

@Suite struct `what is said of water and of exercise` {
  /// The calls, with a pantry that knows water.
  private func calls(_ line: String) throws -> String {
    try Reading.calls(line)
  }

  @Test(arguments: [
    ("drank 2 glasses of water", #"record_water {"amount":"2 glasses"}"#),
    ("500 ml water", #"record_water {"amount":"500 ml"}"#),
    ("a glass of water", #"record_water {"amount":"1 glass"}"#),
    ("I drank water", #"record_water {"amount":"1 glass"}"#),
    ("2 l water yesterday", #"record_water {"amount":"2 l","day":"2026-11-19"}"#),
    ("how much water today?", #"show_day {"day":"2026-11-20","water":true}"#),
    ("how much water did I drink", #"show_day {"water":true}"#),
    ("don't count exercise", #"set_targets {"exercise":false}"#),
    ("please count exercise again", #"set_targets {"exercise":true}"#),
    ("Sport nicht anrechnen", #"set_targets {"exercise":false}"#),
  ])
  func `becomes a call`(line: String, call: String) throws {
    #expect(try calls(line) == call)
  }

  @Test func `water beside food is part of the meal`() throws {
    #expect(try calls("2 eggs and a glass of water").hasPrefix("log_meal "))
    #expect(try Reading.items("a glass of water") == "1|glass|water")
    #expect(try Reading.intents("a glass of water") == "log")
  }

  @Test func `water that waits is corrected`() throws {
    let waiting = Reading.waiting("7", "record_water", ["amount": "1 glass"])
    #expect(try Reading.edits("make it 3", waiting: waiting) == "1: 3")
    #expect(try Reading.edits("make it 300 ml", waiting: waiting) == "1: 300 ml")
  }
}
