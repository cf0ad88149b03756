import Calls
import Interpreter
import JSON
import LanguageModels
import Messages
import Nutrition
import Testing

@Suite struct `an estimate that is asked for` {
  /// Knows a dish by a part of its name, too.
  private struct Cook: FoodFinder {
    let pantry = Pantry()

    func match(_ words: String, state: FoodState?) -> FoodMatch? {
      if words.split(separator: " ").contains("burrito") {
        return FoodMatch(
          title: "burrito", quality: words == "burrito" ? .exact : .partial, isAmbiguous: false,
          per100Grams: Nutrients(energy: FixedDecimal(200)), measures: Measures())
      }
      return pantry.match(words, state: state)
    }
  }

  private func interpreter() throws -> Interpreter { Interpreter(lexicon: try Reading.lexicon(), finder: Cook()) }
  private func calls(_ line: String) throws -> String { try Reading.calls(line, with: interpreter()) }

  @Test(arguments: [
    ("estimate a banana", #"find_food {"query":"banana"}"#),
    ("can you estimate the calories in a banana?", #"find_food {"query":"banana"}"#),
    ("estimate 200 g of rice", #"find_food {"quantity":200,"query":"rice","unit":"g"}"#),
    ("schätze eine Banane", #"find_food {"query":"Banane"}"#),
    ("kannst du Reis schätzen?", #"find_food {"query":"Reis"}"#),
    ("estima una manzana", #"find_food {"query":"manzana"}"#), ("elma tahmin et", #"find_food {"query":"elma"}"#),
    ("估算一下米饭", #"find_food {"query":"米饭"}"#),
  ])
  func `of a known food is what is known of it`(line: String, call: String) throws {
    #expect(try calls(line) == call)
  }

  @Test(arguments: [
    ("estimate a snorkelberry bar like a banana", "snorkelberry bar", "banana"),
    ("estimate snorkelberry bar, similar to a burrito", "snorkelberry bar", "burrito"),
    ("schätze einen Snorkelriegel wie eine Banane", "Snorkelriegel", "Banane"),
    ("estima una barrita snorkel parecida a una manzana", "barrita snorkel", "manzana"),
    ("snorkel bar, muz gibi, tahmin et", "snorkel bar", "muz"), ("估算snorkel，像米饭", "snorkel", "米饭"),
  ])
  func `of a new food is by another one, and has to be confirmed`(line: String, name: String, like: String) throws {
    #expect(try calls(line) == #"save_food {"like":"\#(like)","name":"\#(name)"}"#)
  }

  @Test(arguments: [
    "estimate a snorkelberry pie", "schätze einen Snorkelkuchen", "estima un snorkelito", "snorkelka tahmin et",
    "估算snorkel",
  ])
  func `of what nobody knows is asked about, and nothing is logged`(line: String) throws {
    let reply = try Reading.reply(line, with: interpreter())
    #expect(reply.calls == [] && reply.stop == .unsure)
    #expect(reply.text.contains("without a language model I make no figures up"))
  }

  @Test(arguments: ["like a banana", "it's similar to a banana", "wie eine Banane", "como una manzana"])
  func `takes what is said next for what the food is like`(line: String) throws {
    let question = try Reading.reply("estimate a snorkelberry pie", with: interpreter())
    let request = ModelRequest(
      messages: [.user("estimate a snorkelberry pie"), .assistant(question), .user(line)],
      situation: Situation(now: Reading.now, today: Reading.today, profile: "Test"))
    let calls = BuiltInModel(interpreter: try interpreter()).answer(request).calls
    #expect(calls.map(\.tool) == ["save_food"] && calls.first?.arguments["name"] == "snorkelberry pie")
    #expect(calls.first?.arguments["like"] != nil)
  }

  @Test func `takes figures that are said next for those of the food`() throws {
    let question = try Reading.reply("estimate a snorkelberry pie", with: interpreter())
    let request = ModelRequest(
      messages: [.user("estimate a snorkelberry pie"), .assistant(question), .user("410 kcal per 100 g")],
      situation: Situation(now: Reading.now, today: Reading.today, profile: "Test"))
    let calls = BuiltInModel(interpreter: try interpreter()).answer(request).calls
    #expect(calls.map(\.arguments) == [["name": "snorkelberry pie", "kcal": 410]])
  }

  @Test(arguments: [
    "I had like 200 g of rice", "ate rice like yesterday", "ich schätze ich hatte 200 g Reis",
    "a banana, about as big as an apple",
  ])
  func `is none where something was eaten`(line: String) throws {
    let calls = try calls(line)
    #expect(!calls.contains("save_food") && !calls.contains("find_food"))
  }

  @Test(arguments: ["estimate dinner", "can you estimate my lunch?", "schätze mein Mittagessen"])
  func `of a meal is what was logged of it`(line: String) throws {
    #expect(try calls(line) == "show_day {}")
  }

  @Test(arguments: [
    "estimate my targets", "estimate the day", "estimate targets for the family",
  ])
  func `is none of a food where it is of something else`(line: String) throws {
    #expect(!(try calls(line)).contains("save_food"))
    #expect(!(try Reading.reply(line, with: interpreter())).text.contains("I make no figures up"))
  }
}
