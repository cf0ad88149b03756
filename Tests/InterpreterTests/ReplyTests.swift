import Calls
import Interpreter
import JSON
import LanguageModels
import Nutrition
import Testing
import Words

@Suite struct `The built-in model` {
  private func request(_ messages: [Message]) -> ModelRequest {
    ModelRequest(
      messages: messages, situation: Situation(now: Reading.now, today: Reading.today, profile: "Test"))
  }

  private func model() throws -> BuiltInModel {
    BuiltInModel(interpreter: try Reading.interpreter())
  }

  @Test func `says where its words come from`() throws {
    #expect(try model().provider == "builtin")
  }

  @Test func `has nothing to add to the result of a tool`() async throws {
    let call = ToolCall(id: "c1", tool: "show_day", arguments: [:])
    let result = ToolResult(call: call, outcome: .answer([:]))
    let reply = try await model().respond(to: request([.user("today"), .toolResult(result)])) { _ in }
    #expect(reply == ModelReply())
  }

  @Test func `streams the text it answers with`() async throws {
    var heard = ""
    let reply = try await model().respond(to: request([.user("thanks")])) { heard += $0 }
    #expect(reply.text == "You are welcome.")
    #expect(heard == reply.text)
  }

  @Test(arguments: [
    ("hello", "Hello."), ("Guten Morgen", "Hello."), ("merhaba", "Hello."), ("你好", "Hello."),
    ("gracias", "You are welcome."), ("teşekkürler", "You are welcome."),
  ])
  func `answers a greeting, and thanks, in whichever language`(line: String, reply: String) throws {
    #expect(try Reading.reply(line).text.hasPrefix(reply))
  }

  @Test func `says why it stopped`() throws {
    #expect(try Reading.reply("2 eggs").stop == .toolCalls)
    #expect(try Reading.reply("thanks").stop == .finished)
    #expect(try Reading.reply("what should I eat").stop == .finished)
  }

  @Test(arguments: ["asdf", "the weather", "1: 400", "remove the last 2 entries", "it was cooked"])
  func `is unsure where it does not understand`(line: String) throws {
    let reply = try Reading.reply(line)
    #expect(reply.calls.isEmpty)
    #expect(reply.stop == .unsure)
  }

  @Test func `is unsure about a line that is too long`() throws {
    #expect(try Reading.reply(String(repeating: "eggs ", count: 2_000)).stop == .unsure)
  }

  @Test func `says what to do instead of scanning`() throws {
    let reply = try Reading.reply("scan the label")
    #expect(reply.calls.isEmpty && reply.text.hasPrefix("Which file?"))
  }

  @Test(arguments: ["same again but without the toast", "same as before, no toast"])
  func `repeats a meal without what was not had this time`(line: String) throws {
    #expect(try Reading.calls(line) == #"log_again {"without":["toast"]}"#)
  }

  @Test func `asks about a food that is only told of`() throws {
    let reply = try Reading.reply("had a coffee from the place with the salmon")
    #expect(reply.calls.count == 1)
    #expect(reply.text.hasPrefix("Did you have “from the place with the salmon” too?"))
    #expect(try Reading.reply("had a coffee from the place around the corner").text.isEmpty)
  }

  @Test(arguments: [
    ("hello", "Hello. What did you eat?"),
    ("I'll have pasta", "Nothing is logged for what is still to come. Tell me afterwards: “had pasta for dinner”."),
    ("skipped lunch", "Nothing is logged for that. If you had something after all: “had toast for breakfast”."),
    ("what should I eat", "I cannot give advice without a model. I can log meals, look up foods and show your days."),
    ("ran 5k", "Say what it earned, and it counts: “320 kcal”."),
    (
      "I am allergic to nuts",
      "I can keep your body and your aim: “I’m 34, female, 168 cm, 62 kg”, “weight 71.5”, “my day starts at 4”."
    ),
    (
      "my stew is 300 kcal and 20g protein",
      "Say per how much the figures are, for instance “granola is 450 kcal per 100g”."
    ),
    (
      "remove the last two entries",
      "I delete entries by their numbers or names: “delete 2 and 3”, “delete the rice”."
    ), ("it was cooked", "Say it with the food, for instance “it was cooked rice”."),
    ("asdf", "I did not understand that. You can say “200g pasta for lunch” or “how was today?”."),
    (
      "dinner was great",
      "Nothing is logged. You can say what you ate, for instance “200g pasta for lunch”, or ask “how was today?”."
    ),
  ])
  func `answers in a sentence what leads to no call`(line: String, expected: String) throws {
    let reply = try Reading.reply(line)
    #expect(reply.calls.isEmpty)
    #expect(reply.text == expected)
  }

  @Test(arguments: [
    ("2 eggs and toast for breakfast", true), ("how was today?", true), ("undo", true), ("eggs and frobnitz", false),
    ("pizza from Luigi", false), ("what should I eat", false), ("eggg", false), ("the weather", false),
  ])
  func `knows whether it understood everything`(line: String, expected: Bool) throws {
    #expect(try model().read(request([.user(line)])).isWhole == expected)
  }
}

@Suite struct `The lexicon` {
  @Test func `that comes with larder can be read`() {
    #expect(throws: Never.self) { try Lexicon.embedded() }
  }

  @Test(arguments: [
    "unit parsec", "nonsense", "number many", "moment 1", "head ache", "nutrient luck",
  ])
  func `names the heading that makes no sense`(heading: String) {
    #expect(throws: LexiconError(file: .units, heading: WordHeading(heading))) {
      try Lexicon(WordTable([try WordText("[unit g]\ng\n[\(heading)]\nword\n", .units, of: .english)]))
    }
  }

  /// Numbers, units and what stands around a food, in a few lines each, and no line of code.
  @Test(arguments: [
    ("due uova", "2||uova"), ("duecento grammi di riso", "200|g|riso"), ("200 g di riso", "200|g|riso"),
    ("mezzo chilo di pane", "0.5|kg|pane"), ("ho mangiato due uova e cento grammi di riso", "2||uova; 100|g|riso"),
  ])
  func `reads a sixth language from its folder alone`(line: String, expected: String) throws {
    let italian = try #require(Language("it"))
    let numbers = "[number 2]\ndue\n[number 100]\ncento\n[number 200]\nduecento\n[fraction 1/2]\nmezzo\n"
    let lexicon = try Lexicon(
      WordTable([
        try WordText("[unit g]\ng\n", .units, of: .shared), try WordText(numbers, .numbers, of: italian),
        try WordText("[unit g]\ngrammi\n[unit kg]\nchilo\n", .units, of: italian),
        try WordText("[of]\ndi\n[joint and]\ne\n", .foodWords, of: italian),
        try WordText("[head ate]\nho mangiato\n", .intents, of: italian),
      ]))
    #expect(try Reading.items(line, with: Interpreter(lexicon: lexicon, finder: ItalianFoods())) == expected)
  }
}

/// A finder that knows three foods of Italy.
private struct ItalianFoods: FoodFinder {
  func match(_ words: String, state: FoodState?) -> FoodMatch? {
    guard ["uova", "riso", "pane"].contains(words) else { return nil }
    return FoodMatch(
      title: words, quality: .exact, isAmbiguous: false, per100Grams: Nutrients(energy: FixedDecimal(100)),
      measures: Measures())
  }
}

@Suite struct `The tokens of a line` {
  @Test(arguments: [
    ("had 2 eggs", "had 2 eggs"), ("200g", "200 g"), ("low-fat milk", "low fat milk"), ("2-3", "2 - 3"), ("1½", "1 ½"),
    ("it's", "it's"), ("it’s", "it's"), ("2x400g", "2 x 400 g"), ("1,234.5", "1,234.5"), ("2,", "2 ,"), (".5", ".5"),
    ("p20", "p20"),
    ("crème brûlée", "creme brulee"), ("cre\u{300}me", "creme"), ("İki", "iki"), ("ÇAY", "cay"), ("Straße", "strasse"),
    ("2，3", "2 , 3"), ("a\tb\u{A0}c", "a b c"), ("eggs\ntoast", "eggs \n toast"), ("🍎 apple", "apple"), ("", ""),
  ])
  func `are folded`(line: String, expected: String) {
    #expect(Tokenizer.tokens(of: line).map(\.folded).joined(separator: " ") == expected)
  }

  @Test func `know where they stand`() {
    let line = "2 jalapeño-eggs"
    let utf8 = Array(line.utf8)
    let texts = Tokenizer.tokens(of: line).map { String(decoding: utf8[$0.range], as: UTF8.self) }
    #expect(texts == ["2", "jalapeño", "eggs"])
  }
}
