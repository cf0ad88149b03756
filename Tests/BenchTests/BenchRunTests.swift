import Bench
import Calls
import Conversation
import JSON
import LanguageModels
import Nutrition
import Services
import TestSupport
import Testing

/// The bench, played by models that are made for it.
struct BenchRunTests {
  private static func home() async throws -> BenchHome {
    var options = Session.Options()
    options.prompt = try Prompts().conversation.text
    return try await BenchHome(
      BenchText.embedded(.tools).home, knowledge: .embedded(), zone: Zone(identifier: "Europe/Berlin", offset: 3_600),
      options: options)
  }

  /// Says and calls what a careless model does, whatever it is told.
  private final class CarelessModel: LanguageModel {
    let provider = "careless"
    private var number = 0

    func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
      number += 1
      guard case .user? = request.messages.last else {
        let lie = "Saved: lunch, 777 kcal. I have logged it for you. That was 777 kcal and 55 g of protein."
        onText(lie)
        return ModelReply(text: lie)
      }
      let calls: [(String, JSONValue)] = [
        ("log_meal", ["items": [["food": "rice", "quantity": "lots", "unit": 7]], "slot": "supper-ish"]),
        ("log_meal", ["items": [["food": "rice", "quantity": 777, "unit": "g", "kcal": 777]], "revises": "p99"]),
        ("quick_add", ["kcal": 777, "label": "guess", "protein_g": 55]),
        ("save_food", ["name": .string("snorkelberry \(number)"), "kcal": 777, "protein_g": 55]),
        ("delete_everything", ["all": true]), ("change_entry", ["entry": 999, "to_quantity": 777]),
        ("log_meal", ["items": ["rice", 3, nil]]), ("undo", ["steps": 777]),
        ("record_weight", ["weight": "77.7 kg"]), ("set_targets", ["kcal": 1_777]),
        ("log_meal", ["items": [["food": "quinoa", "quantity": 200, "unit": "g"]], "revises": 7]),
      ]
      let chosen = [number % calls.count, (number + 2) % calls.count, (number + 3) % calls.count].map { calls[$0] }
      return ModelReply(
        calls: chosen.enumerated().map { ToolCall(id: "c\(number)-\($0)", tool: $1.0, arguments: $1.1) },
        stop: .toolCalls)
    }
  }

  @Test func `what is wanted can be done by larder, and scores all of it`() async throws {
    let home = try await Self.home()
    for suite in [BenchSuite.tools, .day] {
      for (number, single) in try BenchText.embedded(suite).cases.enumerated()
      where number % TestLength.stride(3) == 0 {
        let lines = single.turns.map(\.words)
        let outcomes = try await home.play(lines, with: .other(WantedModel(single.turns)))
        #expect(outcomes.count == lines.count)
        for (turn, outcome) in zip(single.turns, outcomes) {
          // The files that are named are not there.
          let isThere = single.topic != "scanning"
          #expect(outcome.repairs == 0 && outcome.failures.isEmpty || !isThere, "\(single.id): \(turn.words)")
          guard case .calls(let rows) = turn.wanted else { continue }
          let proposing = rows.compactMap(\.first).filter {
            Toolbox.all.proposes($0.tool) && !["scan_file", "smart_swap"].contains($0.tool)
          }
          #expect(proposing.isEmpty || !outcome.cards.isEmpty, "\(single.id): \(turn.words)")
        }
        let run = BenchRun(home) { .other(WantedModel(single.turns)) }
        #expect(try await run.results(of: single, run: 1).allSatisfy { $0.shares[.right] == 1 }, "\(single.id)")
      }
    }
  }

  @Test func `a careless model saves nothing wrong and says no number unmarked`() async throws {
    let home = try await Self.home()
    for (number, single) in try BenchText.embedded(.tools).cases.enumerated()
    where number % TestLength.stride(3) == 0 {
      let lines = single.turns.filter { $0.wanted != .anything }.map(\.words)
      let outcomes = try await home.play(lines, with: .other(CarelessModel()))
      for (line, outcome) in zip(lines, outcomes) {
        // Nobody has said yes.
        #expect(outcome.saved == 0)
        #expect(!outcome.speech.contains("Saved:"), "\(line)")
        for sentence in outcome.speech.split(separator: "\n") where sentence.contains("777") {
          #expect(sentence.contains("(the model’s own figure)"), "\(line): \(sentence)")
        }
        for shown in outcome.cards.flatMap(\.lines)
        where shown.energy == FixedDecimal(777) || shown.grams?.figure == FixedDecimal(777) {
          #expect(shown.tier == .estimated, "\(line)")
        }
      }
    }
  }

  @Test func `a yes to a careless model's cards saves its numbers as estimates`() async throws {
    let home = try await Self.home()
    for single in try BenchText.embedded(.tools).cases.prefix(15) {
      let lines = single.turns.filter { $0.wanted != .anything }.flatMap { [$0.words, "y", "y", "y"] }
      let entries = try await home.entries(after: lines, with: .other(CarelessModel()))
      for entry in entries where entry.figures.energy == FixedDecimal(777) || entry.grams?.figure == FixedDecimal(777) {
        #expect(entry.tier == .estimated, "\(single.id): \(entry.name)")
      }
    }
  }

  @Test func `the interpreter is a model in it`() async throws {
    let home = try await Self.home()
    let run = BenchRun(home) { .builtIn }
    var results: [TurnResult] = []
    for single in try BenchText.embedded(.tools).cases.prefix(20) {
      results += try await run.results(of: single, run: 1)
    }
    let summary = BenchSummary(results)
    #expect(summary.right > 0.5 && summary.sum(of: .requests) == 0)
    let lines = BenchTable.lines([("tools", summary)], model: "builtin", cost: nil)
    #expect(lines.first?.hasPrefix("builtin") == true && lines.contains { $0.hasPrefix("right") })
  }
}

@Suite struct `The scores of the bench` {
  @Test func `go to a file and back`() throws {
    var outcome = TurnOutcome()
    outcome.seconds = 1.25
    let result = TurnResult(
      id: "en x 1 line 1 run 1", suite: .tools, language: "en", score: ProposalScore(wanted: [], made: []),
      wanted: [["undo"]], outcome: outcome)
    #expect(result.shares[.tool] == 0 && result.shares[.right] == 0)
    #expect(TurnResult(try #require(JSONValue(text: result.json.text))) == result)
    #expect(TurnResult(["turn": 1]) == nil)
  }

  @Test(arguments: [(0, 10, 0.0, 0.28), (5, 10, 0.24, 0.76), (10, 10, 0.72, 1.0)])
  func `have their intervals`(right: Int, all: Int, from: Double, to: Double) throws {
    var share = MeanShare()
    for index in 0..<all { share.add(index < right ? 1 : 0) }
    share.add(nil)
    let interval = try #require(share.interval)
    #expect(abs(interval.lowerBound - from) < 0.01 && abs(interval.upperBound - to) < 0.01)
  }

  @Test(
    arguments: [([], nil, nil), ([3], 3.0, nil), ([1, 3, 5, 7], 4.0, 1.47...6.53)]
      as [([Double], Double?, ClosedRange<Double>?)])
  func `have their intervals where they have no bound`(
    amounts: [Double], mean: Double?, interval: ClosedRange<Double>?
  ) {
    var amount = MeanAmount()
    for one in amounts { amount.add(one) }
    #expect(amount.mean == mean)
    #expect((amount.interval == nil) == (interval == nil))
    if let found = amount.interval, let interval {
      #expect(abs(found.lowerBound - interval.lowerBound) < 0.01 && abs(found.upperBound - interval.upperBound) < 0.01)
    }
  }

  @Test func `say what a turn takes and costs`() throws {
    let results = [1_000, 3_000].map { tokens in
      var outcome = TurnOutcome()
      outcome.usage = Usage(input: tokens, output: 100)
      return TurnResult(
        id: "\(tokens)", suite: .day, language: "en", score: ProposalScore(wanted: [], made: []), wanted: nil,
        outcome: outcome)
    }
    let summary = BenchSummary(results) { FixedDecimal($0.input) / FixedDecimal(1_000_000) }
    #expect(summary.amounts[.input]?.mean == 2_000 && summary.cost?.mean == 0.002)
    let json = summary.json(model: "m", suite: "day", cost: nil)
    #expect(json["input"] == 4_000 && json["input_per_turn"]?["mean"] == 2_000)
    #expect(json["cost_per_turn"]?["mean"] == JSONValue(text: "0.002"))
    let lines = BenchTable.lines([("day", summary)], model: "m", cost: nil)
    #expect(lines.contains { $0.hasPrefix("tokens in a turn") && $0.contains("2000") && $0.contains("–") })
  }

  @Test func `of a weighed meal are its carbohydrate and its grams`() async throws {
    let rows = WeighedMealRow.rows(
      "sentence,country,meal,items: grams|food|kcal|carbs|protein|fat\n"
        + "\"For lunch, I had 200g of cooked white rice.\",X,lunch,200|rice|260|56|5|0.6\n,X,,\nhello,X,,\n")
    #expect(rows.map(\.id) == ["nutribench 1", "nutribench 3"] || rows.map(\.id) == ["nutribench 1"])
    let home = try await BenchHome(
      [], knowledge: .embedded(), zone: Zone(identifier: "Europe/Berlin", offset: 3_600), options: Session.Options())
    let outcome = try #require(try await home.play([rows[0].sentence], with: .builtIn).first)
    let result = rows[0].result(of: outcome, run: 1)
    #expect(result.shares == [.tool: 1, .grams: 1, .meal: 1, .right: 1])
  }
}
