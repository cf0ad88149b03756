import Calls
import Conversation
internal import EmbeddedMessages
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

/// Calls a model might make with its members all wrong: of the right type, but of any value.
private struct RandomCalls {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  mutating func value(of schema: JSONSchema) -> JSONValue {
    switch schema {
    case .string:
      return .string(
        pick([
          "", " ", "pasta", "butter", "200 g pasta", "2 eggs", "2026-11-20", "2026-11-19", "0001-01-01", "9999-12-31",
          "12:30", "23:59", "00:00",
          "the", "\u{0}", "é", "🍝", "-", "1e9", String(repeating: "x", count: 3_000), "2026-02-29", "yesterday",
          "4006381333931",
        ]))
    case .choice(let names, _), .known(let names, _): return .string(pick(names))
    case .number: return pick(RandomCalls.numbers)
    case .integer: return pick(RandomCalls.integers)
    case .boolean: return .bool(pick([true, false]))
    case .array(let element, _): return .array((0..<pick([0, 1, 1, 2, 5, 101])).map { _ in value(of: element) })
    case .object(let properties):
      var members: [String: JSONValue] = [:]
      for property in properties where property.required || pick([true, false, false]) {
        members[property.name] = value(of: property.schema)
      }
      return .object(members)
    }
  }

  private static let numbers =
    [
      "0", "1", "2", "0.5", "-1", "100", "250", "1e-8", "1e-9", "1e10", "92233720368.54775807", "-92233720368.54775807",
      "92233720369", "1e30", "-1e30", "0.00000001", "909.99", "20000", "99999999999999999999",
    ].compactMap { JSONValue(text: $0) }

  private static let integers =
    ["0", "1", "2", "3", "-1", "50", "9223372036854775807", "-9223372036854775808", "1e30"].compactMap {
      JSONValue(text: $0)
    }

  mutating func edit() -> Edit {
    let item = pick([1, 1, 2, 3, 999])
    let words = pick(["", "110g", "-5", "99999999999 kg", "1,200", "½", "\u{1B}[31m", "yesterday", "butter"])
    switch pick([0, 1, 2, 3, 4, 5, 6, 7]) {
    case 0: return Edit(.line(item), .said(words))
    case 1: return Edit(.line(item), .removed)
    case 2: return Edit(.line(item), .skipped)
    case 3: return Edit(.line(item), .food(words))
    case 4: return Edit(.card, .slot(pick(MealSlot.allCases)))
    case 5: return Edit(.card, .addedLine(words))
    case 6: return Edit(.card, .field(pick(Edit.Field.allCases), words))
    default: return Edit(.card, .day(words))
    }
  }
}

struct ToolboxRandomTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `no call and no edit stops the program, and what is proposed can be saved`(seed: UInt64) throws {
    let home = try Home()
    var calls = RandomCalls(seed: seed)
    var proposals = 0
    var refusals = 0
    for _ in 0..<1_600 {
      let definition = calls.pick(Toolbox.all.definitions)
      do {
        let arguments = calls.value(of: definition.parameters)
        var outcome = try Toolbox.all.run(call(definition.name, arguments), in: home.context())
        if let proposal = outcome.proposal, calls.pick([true, false, false]) {
          outcome = try Toolbox.all.revise(proposal.request, by: [calls.edit()], in: home.context())
        }
        guard let proposal = outcome.proposal else { continue }
        proposals += 1
        try save(proposal, in: home)
      } catch let error as ToolError {
        #expect(!SessionError.about(error).sentence.english.isEmpty)
        refusals += 1
      }
      home.now = home.now.adding(minutes: 7)
    }
    #expect(proposals > 20)
    #expect(refusals > 100)
  }

  private func save(_ proposal: Proposal, in home: Home) throws {
    let words = if case .count(let count) = proposal.question { "\(count)" } else { "y" }
    guard !proposal.isOpen else { return }
    let waiting = WaitingProposal(proposal, hasAskedWithout: true)
    guard case .confirmed(let confirmed) = waiting.answer(TypedLine(typed: words)) else {
      Issue.record("\(proposal.summary.english) could not be confirmed")
      return
    }
    do {
      _ = try home.store.commit(confirmed, at: home.now)
      home.bank.forgetNames()
    } catch {
      // What came after an undone commit may be in the way of its return.
      guard proposal.request.tool != "undo" else { return }
      Issue.record("\(proposal.request.tool) \(proposal.request.arguments.text.prefix(400)): \(error)")
    }
  }
}
