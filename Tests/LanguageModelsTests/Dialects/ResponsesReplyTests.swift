import JSON
import LanguageModels
import Testing

@Suite struct `An answer of Responses` {
  private static let call = """
    {"type":"function_call","id":"fc_1","call_id":"call_a","name":"log_meal","arguments":"{\\"items\\":[]}","status":"completed"}
    """
  private static let thought = #"{"type":"reasoning","id":"rs_1","summary":[],"encrypted_content":"gAAA"}"#
  private static let message =
    #"{"type":"message","id":"msg_1","role":"assistant","status":"completed","content":[{"type":"output_text","text":"Here it is.","annotations":[]}]}"#
  private static let usage =
    #"{"input_tokens":1000,"input_tokens_details":{"cached_tokens":900},"output_tokens":50,"output_tokens_details":{"reasoning_tokens":30},"total_tokens":1050}"#

  private static func end(_ type: String = "completed", _ items: String, _ more: String = "") -> String {
    #"{"type":"response.\#(type)","response":{"object":"response","status":"\#(type)","model":"gpt-5","error":null,"output":[\#(items)],"usage":\#(usage)\#(more)}}"#
  }

  private static func stream(_ events: [String]) -> String {
    let begin =
      #"{"type":"response.created","response":{"object":"response","status":"in_progress","error":null,"output":[]}}"#
    return ([begin] + events).map { "event: any\ndata: \($0)\n\n" }.joined()
  }

  private static let whole = stream([
    #"{"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_1","summary":[]}}"#,
    #"{"type":"response.output_item.done","output_index":0,"item":\#(thought)}"#,
    #"{"type":"response.output_item.added","output_index":1,"item":{"type":"message","id":"msg_1","role":"assistant","content":[]}}"#,
    #"{"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"Here "}"#,
    #"{"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"it is."}"#,
    #"{"type":"response.output_item.done","output_index":1,"item":\#(message)}"#,
    #"{"type":"response.output_item.added","output_index":2,"item":{"type":"function_call","id":"fc_1","call_id":"call_a","name":"log_meal","arguments":""}}"#,
    #"{"type":"response.function_call_arguments.delta","output_index":2,"delta":"{\"items\""}"#,
    #"{"type":"response.function_call_arguments.delta","output_index":2,"delta":":[]}"}"#,
    #"{"type":"response.output_item.done","output_index":2,"item":\#(call)}"#,
    #"{"type":"response.new.kind","x":1}"#, end("completed", "\(thought),\(message),\(call)"),
  ])

  private func read(_ text: String) -> Reading { Reading(text, by: ResponsesDialect()) }

  @Test(arguments: [1, 7, 64, 1_000_000]) func `is put together from its events`(size: Int) {
    let reading = Reading(Array(Self.whole.utf8).pieces(of: size), by: ResponsesDialect())
    #expect(reading.error == nil && reading.shown == "Here it is." && reading.reply.text == "Here it is.")
    #expect(reading.reply.calls.map(\.name) == ["log_meal"] && reading.reply.calls.first?.id == "call_a")
    #expect(reading.reply.calls.first?.arguments == ["items": []] && reading.reply.stop == .toolCalls)
    #expect(reading.reply.usage == Usage(input: 1_000, output: 50, cached: 900))
    let kinds = reading.reply.verbatim?.content.array?.compactMap { $0["type"]?.string }
    #expect(kinds == ["reasoning", "message", "function_call"])
  }

  @Test func `may come as a whole`() {
    let body =
      #"{"object":"response","status":"completed","error":null,"output":[\#(Self.message),\#(Self.call)],"usage":\#(Self.usage)}"#
    let reading = read(body)
    #expect(reading.reply.text == "Here it is." && reading.reply.calls.count == 1 && reading.shown == "Here it is.")
  }

  @Test func `may end without its items`() {
    let events = Self.whole.split(separator: "\n\n").dropLast().joined(separator: "\n\n")
    let reading = read(events + "\n\ndata: " + Self.end("completed", "") + "\n\n")
    #expect(reading.reply.calls.map(\.name) == ["log_meal"] && reading.reply.text == "Here it is.")
  }

  @Test func `that is cut runs nothing that may be half`() {
    let cut = Self.end("incomplete", "\(Self.call)", #","incomplete_details":{"reason":"max_output_tokens"}"#)
    let reading = read(Self.stream([cut]))
    #expect(reading.reply.stop == .length && reading.reply.modelReply.calls.isEmpty && reading.reply.verbatim == nil)
    let broken = read(Self.stream([#"{"type":"response.output_text.delta","output_index":0,"delta":"He"}"#]))
    #expect(broken.error == .unterminated)
  }

  @Test func `tells refusals, filters and failures apart`() {
    let refusal = #"{"type":"message","content":[{"type":"refusal","refusal":"I cannot help."}]}"#
    #expect(read(Self.stream([Self.end("completed", refusal)])).reply.stop == .refused)
    let filtered = Self.end("incomplete", "", #","incomplete_details":{"reason":"content_filter"}"#)
    #expect(read(Self.stream([filtered])).reply.stop == .filtered)
    let failed =
      #"{"type":"response.failed","response":{"status":"failed","error":{"code":"rate_limit_exceeded","message":"Slow down."}}}"#
    if case .service(let fault)? = read(Self.stream([failed])).error {
      #expect(fault.kind == .rateLimited)
    } else {
      Issue.record("no fault")
    }
    if case .service(let other)? = read(Self.stream([#"{"type":"error","code":"server_error","message":"Oh."}"#])).error
    {
      #expect(other.kind == .serverFault)
    } else {
      Issue.record("no fault")
    }
  }

  @Test func `may be chat completions of a server that has nothing else`() {
    let reading = Reading(Streams.openAI(text: "Hello", " there").map { $0[...] }, by: ResponsesDialect())
    #expect(reading.reply.text == "Hello there" && reading.error == nil)
    #expect(reading.reply.verbatim?.dialect == "openai")
  }
}
