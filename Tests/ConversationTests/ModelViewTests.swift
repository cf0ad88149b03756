import Conversation
import FoundationEssentials
import JSON
import LanguageModels
import Nutrition
import Proposals
import Services
import Store
import Testing

/// What a model learns of the cards that it has made, and what becomes of those that wait.
struct ModelViewTests {
  let home: Home

  init() throws { home = try Home() }

  /// Converses with a model that answers so, and returns what came of its calls, in order.
  private func told(
    _ lines: [String], _ replies: [ModelReply]
  ) async throws -> (
    outcomes: [ToolResult.Outcome], console: ListeningConsole, model: AskedModel
  ) {
    let model = AskedModel(replies)
    let (_, console) = try await home.converse(lines, with: model)
    let outcomes = (model.requests.last?.messages ?? []).compactMap { message in
      if case .toolResult(let result) = message { result.outcome } else { nil }
    }
    return (outcomes, console, model)
  }

  private func facts(_ outcome: ToolResult.Outcome?) throws -> JSONValue {
    guard case .proposed(_, let facts)? = outcome else { throw NotProposed() }
    return facts
  }

  private struct NotProposed: Error {}

  @Test func `a model is told each line of its card`() async throws {
    let meal = calling(
      "log_meal",
      [
        "items": [
          ["food": "rice", "quantity": 200, "unit": "g"], ["food": "zzyzx", "quantity": 1, "unit": "bowl"],
          ["food": "butter", "quantity": 1, "unit": "tbsp"],
        ]
      ])
    let (outcomes, _, _) = try await told(
      ["200 g rice, a bowl of zzyzx, a tablespoon of butter"], [meal, silence])
    let facts = try facts(outcomes.first)
    let lines = try #require(facts["lines"]?.array)
    #expect(lines[0]["words"] == "rice" && lines[0]["food"] == "rice, cooked" && lines[0]["grams"] == 200)
    #expect(lines[0]["kcal"] == 260 && lines[0]["tier"] == "database" && lines[0]["how"] == "as said")
    #expect(lines[0]["match"]?.string != nil && (lines[0]["near"]?.array?.count ?? 0) <= 2)
    #expect(lines[1]["food"] == nil && lines[1]["open"]?.string?.contains("not in the food bank") == true)
    #expect(lines[2]["how"]?.string?.contains("14") == true)
    #expect(facts["not_counted"] == ["zzyzx"])
  }

  @Test func `a model is told what was saved in the words that a person reads`() async throws {
    let (_, _, model) = try await told(
      ["200 g rice", "y", "is rice good for me?"], [logging("rice", 200), silence, silence])
    let events = (model.requests.last?.messages ?? []).compactMap { message in
      if case .confirmed(let text, _) = message { text } else { String?.none }
    }
    #expect(events.contains { $0.hasPrefix("The user confirmed p1. Saved: ") && $0.contains("260 kcal") })
    #expect(!events.contains { $0.contains("CatalogueMessage") })
  }

  @Test func `an amount that cannot be is told with its reason`() async throws {
    let (outcomes, _, _) = try await told(["150000 g rice"], [logging("rice", 150_000), silence])
    let line = try facts(outcomes.first)["lines"]?.array?.first
    #expect(line?["open"]?.string?.contains("between 0 and 100 kg") == true)
  }

  @Test func `the card of any other tool is told too`() async throws {
    let (outcomes, _, _) = try await told(
      ["I weigh 62 kg"], [calling("record_weight", ["weight": "62 kg"]), silence])
    #expect(try facts(outcomes.first)["lines"]?.text.contains("62") == true)
  }

  @Test func `proposals have short names, and a correction keeps the name`() async throws {
    let revision = calling(
      "log_meal", ["items": [["food": "basmati rice", "quantity": 150, "unit": "g"]], "revises": "p1"])
    let (outcomes, console, model) = try await told(
      ["had 200 g rice", "no, 150 g of basmati", "y"], [logging("rice", 200), silence, revision, silence])
    #expect(outcomes.map(\.name) == ["p1", "p1"])
    #expect(model.requests[2].situation?.waiting?.id == "p1")
    #expect(console.saved.count == 1 && home.entries().count == 1)
  }

  @Test func `the same meal again takes the place of what waits`() async throws {
    let (outcomes, console, _) = try await told(
      ["had 200 g rice", "no, it was 150 g of pasta", "y", "y"],
      [logging("rice", 200), silence, logging("pasta", 150), silence])
    #expect(try facts(outcomes.last)["no_longer_on_it"] == ["rice, cooked"])
    #expect(console.lines100.contains { $0.contains("No longer on it: rice, cooked.") })
    #expect(console.saved.count == 1)
    #expect(home.entries() == ["pasta, cooked"])
  }

  @Test func `a card beside what waits is one that the model asks for`() async throws {
    var beside = logging("pasta", 150)
    beside = ModelReply(
      calls: beside.calls.map { ToolCall(id: $0.id, tool: $0.tool, arguments: $0.arguments.adding("revises", "new")) })
    let (outcomes, console, _) = try await told(
      ["had 200 g rice", "and 150 g of pasta, apart from that", "y", "y"],
      [logging("rice", 200), silence, beside, silence])
    #expect(outcomes.map(\.name) == ["p1", "p2"])
    #expect(try facts(outcomes.last)["also_waiting"]?.text.contains("p1") == true)
    #expect(console.saved.count == 2)
  }

  @Test func `several calls of one answer stand beside each other`() async throws {
    let two = ModelReply(
      calls: [
        call("log_meal", ["items": [["food": "rice"]]], id: "1"),
        call("log_meal", ["items": [["food": "apple"]]], id: "2"),
      ])
    let (_, console, _) = try await told(["rice and an apple", "y", "y"], [two, silence])
    #expect(console.saved.count == 2)
  }

  @Test(arguments: ["p7", "the rice", "00000000-0000-4000-8000-000000000000", 7, ["p1"]] as [JSONValue])
  func `a correction of what does not wait is answered and makes no card`(name: JSONValue) async throws {
    let wrong = calling(
      "log_meal", ["items": [["food": "pasta", "quantity": 150, "unit": "g"]], "revises": name])
    let (outcomes, console, _) = try await told(
      ["had 200 g rice", "no, 150 g pasta", "y", "y"], [logging("rice", 200), silence, wrong, silence])
    guard case .refused(let why)? = outcomes.last else { throw NotProposed() }
    #expect(why.contains("p1 (lunch, 260 kcal)"))
    #expect(console.errors == ["I could not work that out. Say it in other words, or see /help."])
    #expect(home.entries() == ["rice, cooked"])
  }

  @Test func `calls that were refused are told beside a model's own words, and fail a script`() async throws {
    let wrong = calling("log_meal", ["items": []])
    let (code, console) = try await home.converse(
      ["had rice"], [wrong, calling("log_food"), ModelReply(text: "Here is your lunch of rice.")])
    #expect(code == .failed)
    #expect(console.errors == ["I could not work that out. Say it in other words, or see /help."])
  }

  @Test func `a call that was refused and then mended is not told`() async throws {
    let (code, console) = try await home.converse(
      ["had 200 g rice", "n"],
      [calling("log_meal", ["items": []]), logging("rice", 200), ModelReply(text: "Here it is.")])
    #expect(code == .done && console.errors.isEmpty)
  }
}

extension ToolResult.Outcome {
  fileprivate var name: String? {
    if case .proposed(let name, _) = self { name } else { nil }
  }
}

extension JSONValue {
  fileprivate func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    var object = self
    object[key] = value
    return object
  }
}

extension Home {
  /// The names of today's entries.
  func entries() -> [String] {
    guard let profile = try? store.defaultProfile(), let context = try? context(),
      let diary = try? store.diary(of: profile.id, on: context.today)
    else { return [] }
    return diary.meals.flatMap { $0.entries.map(\.name) }
  }

  /// Today's entries, whole.
  func todaysEntries() -> [Entry] {
    guard let profile = try? store.defaultProfile(), let context = try? context(),
      let diary = try? store.diary(of: profile.id, on: context.today)
    else { return [] }
    return diary.meals.flatMap(\.entries)
  }
}
