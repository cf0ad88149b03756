/// A stream of events with these data, as a server sends them.
func events(_ data: String...) -> String {
  data.map { "data: \($0)\n\n" }.joined()
}

/// A stream of chat completions with these deltas of the first choice, which then ends.
func deltas(_ deltas: String..., finish: String = "tool_calls") -> String {
  let chunks = deltas.map { #"{"choices":[{"index":0,"delta":\#($0),"finish_reason":null}]}"# }
  let end = #"{"choices":[{"index":0,"delta":{},"finish_reason":"\#(finish)"}]}"#
  return (chunks + [end, "[DONE]"]).map { "data: \($0)\n\n" }.joined()
}
