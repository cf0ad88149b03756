import JSON
import LanguageModels
import Testing

@Suite struct `Calls of chat completions` {
  private func calls(_ body: String) -> [String] {
    Reading(body, by: OpenAIDialect()).reply.calls.map {
      "\($0.id ?? "-") \($0.name) \($0.arguments?.text ?? "malformed")"
    }
  }

  private static let fragments: [(String, String, [String])] = [
    (
      "fragments by index",
      deltas(
        #"{"tool_calls":[{"index":0,"id":"a","type":"function","function":{"name":"add","arguments":""}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":"{\"x\""}}]}"#,
        #"{"tool_calls":[{"index":1,"id":"b","function":{"name":"sub","arguments":"{\"y\":"}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":":1}"}}]}"#,
        #"{"tool_calls":[{"index":1,"function":{"arguments":"2}"}}]}"#), [#"a add {"x":1}"#, #"b sub {"y":2}"#]
    ),
    (
      "indexes from 1",
      deltas(
        #"{"tool_calls":[{"index":1,"id":"a","function":{"name":"add","arguments":""}}]}"#,
        #"{"tool_calls":[{"index":1,"function":{"arguments":"{}"}}]}"#), ["a add {}"]
    ),
    (
      "every index zero, with ids",
      deltas(
        #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"add","arguments":"{\"x\":1}"}}]}"#,
        #"{"tool_calls":[{"index":0,"id":"b","function":{"name":"add","arguments":"{\"x\":2}"}}]}"#),
      [#"a add {"x":1}"#, #"b add {"x":2}"#]
    ),
    (
      "every index zero, without ids",
      deltas(
        #"{"tool_calls":[{"index":0,"id":"","function":{"name":"add","arguments":"{\"x\":1}"}}]}"#,
        #"{"tool_calls":[{"index":0,"id":"","function":{"name":"add","arguments":"{\"x\":2}"}}]}"#),
      [#" add {"x":1}"#, #" add {"x":2}"#]
    ),
    (
      "no index at all",
      deltas(
        #"{"tool_calls":[{"id":"a","function":{"name":"add","arguments":"{\"x\":"}}]}"#,
        #"{"tool_calls":[{"function":{"arguments":"1}"}}]}"#,
        #"{"tool_calls":[{"id":"b","function":{"name":"sub","arguments":"{}"}}]}"#), [#"a add {"x":1}"#, "b sub {}"]
    ),
    (
      "id and name repeated",
      deltas(
        #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"add","arguments":"{\"x\""}}]}"#,
        #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"add","arguments":":1}"}}]}"#), [#"a add {"x":1}"#]
    ),
    (
      "arguments null", deltas(#"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":null}}]}"#),
      ["a f {}"]
    ),
    ("arguments missing", deltas(#"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f"}}]}"#), ["a f {}"]),
    (
      "arguments \"null\"",
      deltas(#"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"null"}}]}"#), ["a f {}"]
    ),
    (
      "arguments as an object",
      deltas(#"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":{"x":1}}}]}"#), [#"a f {"x":1}"#]
    ),
    (
      "arguments that are no JSON",
      deltas(#"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{x:1"}}]}"#), ["a f malformed"]
    ),
    ("an empty fragment", deltas(#"{"tool_calls":[{"index":0}]}"#, #"{"tool_calls":null}"#), []),
    (
      "escapes cut in two",
      deltas(
        #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{\"x\":\"a\\"}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":"nb\\ud83d"}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":"\\udc4b\"}"}}]}"#), [#"a f {"x":"a\nb👋"}"#]
    ),
    (
      "whole calls without ids",
      #"{"choices":[{"message":{"content":null,"tool_calls":[{"id":"","function":{"name":"f","arguments":"{}"}},{"id":"","function":{"name":"f","arguments":"{}"}}]},"finish_reason":"stop"}]}"#,
      [" f {}", " f {}"]
    ),
  ]

  @Test(arguments: fragments)
  func `come in many ways`(what: String, body: String, expected: [String]) {
    #expect(calls(body) == expected, "\(what)")
  }
}
