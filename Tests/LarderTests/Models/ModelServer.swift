import JSON
import LoopbackServer

/// A provider on this machine that answers as a chat completions server does.
struct ModelServer {
  let server: LoopbackServer

  init(_ answers: Answer...) throws {
    server = try LoopbackServer(answers)
  }

  /// The options with which larder asks it.
  var options: [String] { ["--model", "openai:test-model", "--base-url", "\(server.address)/v1"] }

  /// What was asked, as JSON.
  var bodies: [JSONValue] {
    server.requests.compactMap { JSONValue(text: String(decoding: $0.body, as: UTF8.self)) }
  }

  /// 410 kcal of pho are to be logged.
  static let soup = stream(
    [
      #"{"tool_calls":[{"index":0,"id":"call_1","type":"function","function":{"name":"quick_add","#
        + #""arguments":"{\"kcal\":410,\"label\":\"pho\"}"}}]}"#
    ], finish: "tool_calls")

  static func text(_ text: String) -> Answer { stream([#"{"content":"\#(text)"}"#]) }

  private static func stream(_ deltas: [String], finish: String = "stop") -> Answer {
    let chunks = deltas.map { #"{"choices":[{"index":0,"delta":\#($0)}]}"# }
    let end = #"{"choices":[{"index":0,"delta":{},"finish_reason":"\#(finish)"}]}"#
    let usage = #"{"choices":[],"usage":{"prompt_tokens":1000,"completion_tokens":20}}"#
    return .chunked((chunks + [end, usage, "[DONE]"]).map { Array("data: \($0)\n\n".utf8) })
  }
}

extension Household {
  /// Runs larder with a key and the model of a server.
  func run(asking models: ModelServer, _ arguments: [String], input: String = "") throws -> ProgramRun {
    let words = ["--home", home] + Household.hereAndNow + models.options + arguments
    return try Household.larder(words, input: Array(input.utf8), environment: ["OPENAI_API_KEY": "sk-secret-of-tests"])
  }
}
