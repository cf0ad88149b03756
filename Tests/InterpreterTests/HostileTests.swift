import Calls
import Interpreter
import JSON
import LanguageModels
import TestSupport
import Testing

/// So many of them, up to as much as a line may have; a thirtieth of it with every change.
private func many(_ words: String, _ count: Int) -> String {
  String(repeating: words, count: TestLength.count(count / 30, long: count))
}

@Suite struct `Hostile lines` {
  @Test(arguments: [
    many("9", 7_900), many("1/", 3_900), many("((", 3_900),
    many("and ", 1_900), many("a,", 3_900),
    many("ok, ", 1_900),
    many("half of ", 900), many("lunch ", 1_300),
    many("egg and ", 900),
    many("x", 7_900), many("🍎", 1_900), many("吃了", 1_300),
    many("not ", 1_900), many("2 x ", 1_900),
    many("\n", 7_900),
    many("delete ", 1_100), many("it was ", 1_100),
    "\u{1B}[31mhad 2 eggs\u{1B}[0m",
    "had \u{0}\u{1}\u{7} 2 eggs\u{200B}", "\"had 2 eggs", "'''", "“”‘’", "\u{202E}sgge 2 dah",
    "e\u{301}\u{301}\u{301}\u{301}",
    "-----", "...", "1.2.3.4.5", "1,2,3,4", "½½½½", "1/0 eggs", "0 eggs", "-5 eggs", "NaN", "1e309 g rice", "’s", "%",
    "2%",
  ])
  func `are answered`(line: String) throws {
    let reply = try Reading.reply(line)
    #expect(!reply.text.isEmpty || !reply.calls.isEmpty)
    #expect(reply.calls.count < 2_000)
  }

  @Test func `are read without their control characters`() throws {
    let calls = try Reading.calls("had \u{0}\u{1}\u{7} 2 eggs\u{200B}")
    #expect(calls == #"log_meal {"items":[{"food":"eggs","quantity":2}]}"#)
  }

  @Test func `that are too long are refused in a sentence`() throws {
    let reply = try Reading.reply(String(repeating: "2 eggs, ", count: 1_001))
    #expect(reply.calls.isEmpty)
    #expect(reply.text == "That line is too long for me. Please say it in smaller parts.")
  }

  @Test func `with a number that nobody can mean log no amount`() throws {
    let calls = try Reading.calls("had " + String(repeating: "9", count: 60) + " eggs")
    #expect(!calls.contains("quantity"))
  }

  @Test(arguments: 1...8)
  func `made of words in any order are answered`(seed: Int) throws {
    var soup = WordSoup(seed: UInt64(seed))
    let items: JSONValue = ["items": [["food": "rice", "quantity": 1, "unit": "cup"]]]
    let waiting = Reading.waiting("p1", "log_meal", items)
    for _ in 0..<TestLength.count(60, long: 1_000) {
      let line = soup.line()
      #expect(try Reading.reply(line).calls.count <= 12)
      #expect(try Reading.reply(line, waiting: waiting).calls.count <= 12)
    }
  }
}

/// Lines of words that steer the reading, in an order that depends on the seed alone.
private struct WordSoup {
  private var state: UInt64

  private static let words = [
    "had", "add", "delete", "make it", "change", "the", "rice", "eggs", "2", "200g", "½", "and", "with", "no", "not",
    "lunch", "yesterday", "at 8", "for", "to", "half", "of", "a", "about", "~", "+", "=", "per 100g", "kcal", "was",
    "actually", "only", "instead", "same", "again", "goal", "target", "protein", "is", "?", ",", ".", "\n", "(", ")",
    "how many", "undo", "last", "everything", "it", "x", "1/2", "between", "the second one", "move", "save", "call me",
    "-", "/", "吃了", "gestern", "dün", "con", "skip", "didn't have", "i'll", "walk", "favourite", "without",
  ]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func line() -> String {
    (0...next(9)).map { _ in WordSoup.words[next(WordSoup.words.count)] }.joined(separator: next(5) == 0 ? "" : " ")
  }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
