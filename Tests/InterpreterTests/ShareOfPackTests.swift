import Calls
import Interpreter
import JSON
import LanguageModels
import Testing

/// How much was eaten of what was just found.
struct ShareOfPackTests {
  @Test(
    arguments: [
      ("half of it", "0.5"), ("had half of it", "0.5"), ("I ate a third of the pack", "0.33333333"),
      ("a quarter of that for lunch", "0.25"), ("ate all of it", "1"), ("die Hälfte davon", "0.5"),
      ("ein Drittel davon", "0.33333333"),
      ("la mitad", "0.5"), ("la cuarta parte", "0.25"),
      ("ich habe die halbe Packung gegessen", "0.5"), ("half an apple", nil), ("half", nil), ("it", nil),
      ("half of the pasta", nil), ("delete half of it", nil),
    ] as [(String, String?)])
  func `a part of what was found is logged, and nothing else is taken for one`(line: String, share: String?) throws {
    let calls = try reply(to: line, after: found("look_up_barcode")).calls
    let item = calls.first?.arguments["items"]?.array?.first
    if let share {
      #expect(calls.map(\.tool) == ["log_meal"])
      #expect(item?["food"]?.string == "oat bar" && item?["unit"]?.string == "packet")
      #expect(item?["quantity"]?.text == share)
    } else {
      #expect(item?["food"]?.string != "oat bar")
    }
  }

  @Test func `once something is logged, it is not the pack any more`() throws {
    let after = found("look_up_barcode") + found("log_meal")
    #expect(try reply(to: "half of it", after: after).calls.allSatisfy { $0.tool != "log_meal" })
    #expect(try reply(to: "half of it", after: []).calls.allSatisfy { $0.tool != "log_meal" })
  }

  private func found(_ tool: String) -> [Message] {
    let call = ToolCall(id: "1", tool: tool, arguments: [:])
    return [.toolResult(ToolResult(call: call, outcome: .proposed(id: "2", facts: ["food": "oat bar"])))]
  }

  private func reply(to line: String, after messages: [Message]) throws -> ModelReply {
    let situation = Situation(now: Reading.now, today: Reading.today, profile: "Test")
    return BuiltInModel(interpreter: try Reading.interpreter())
      .answer(ModelRequest(messages: messages + [.user(line)], situation: situation))
  }
}
