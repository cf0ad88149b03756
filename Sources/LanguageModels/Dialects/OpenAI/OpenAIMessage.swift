internal import JSON

/// The assistant's message, assembled from deltas.
struct OpenAIMessage: Sendable {
  /// Members that are not sent back, because they are written again from other values, or servers refuse them in a
  /// request.
  private static let dropped: Set<String> = [
    "role", "content", "tool_calls", "refusal", "annotations", "audio", "function_call", "images", "channel",
    "logprobs",
  ]
  /// The members in which servers send their thinking.
  private static let thinkingKeys = ["reasoning_content", "reasoning"]

  private(set) var text = ""
  private(set) var thinking = ""
  private(set) var refusal = ""
  private(set) var calls = OpenAICalls()
  /// Content that came in parts, to be sent back.
  private var parts: [JSONValue] = []
  private var extras: [String: JSONValue] = [:]

  mutating func take(_ delta: JSONValue, isWhole: Bool) -> [ReplyDelta] {
    var deltas: [ReplyDelta] = []
    let thought = OpenAIMessage.thinkingKeys.lazy.compactMap { delta[$0]?.filledString }.first
    if let thought { deltas.append(think(thought)) }
    switch delta["content"] {
    case .string(let piece): deltas += say(piece)
    case .array(let pieces): for piece in pieces { deltas += take(part: piece) }
    default: break
    }
    refusal += delta["refusal"]?.string ?? ""
    calls.take(delta["tool_calls"]?.array ?? [], isWhole: isWhole)
    keepExtras(of: delta)
    return deltas
  }

  private mutating func say(_ piece: String) -> [ReplyDelta] {
    guard !piece.isEmpty else { return [] }
    text += piece
    if !parts.isEmpty { parts.append(["type": "text", "text": .string(piece)]) }
    return [.text(piece)]
  }

  private mutating func think(_ piece: String) -> ReplyDelta {
    thinking += piece
    return .thinking(piece)
  }

  private mutating func take(part: JSONValue) -> [ReplyDelta] {
    if parts.isEmpty, !text.isEmpty { parts.append(["type": "text", "text": .string(text)]) }
    parts.append(part)
    switch part["type"]?.string {
    case "text":
      guard let piece = part["text"]?.filledString else { return [] }
      text += piece
      return [.text(piece)]
    case "thinking":
      let pieces = part["thinking"]?.array?.compactMap { $0["text"]?.filledString } ?? []
      return (pieces + [part["thinking"]?.filledString].compactMap { $0 }).map { think($0) }
    case "refusal":
      refusal += part["refusal"]?.string ?? ""
      return []
    default: return []
    }
  }

  /// Strings of thinking are appended and lists of details extended; for other members the last value counts.
  private mutating func keepExtras(of delta: JSONValue) {
    for (key, value) in delta.members ?? [:] where !OpenAIMessage.dropped.contains(key) {
      switch (extras[key], value) {
      case (_, .null), (_, .string("")), (_, .array([])), (_, .object([:])): continue
      case (.string(let before), .string(let piece)) where OpenAIMessage.thinkingKeys.contains(key):
        extras[key] = .string(before + piece)
      case (.array(let before), .array(let more)): extras[key] = .array(before + more)
      default: extras[key] = value
      }
    }
  }

  /// The message for the next request, with its first `count` calls; nil where nothing of it is left.
  func verbatim(keeping count: Int) -> VerbatimTurn? {
    var message = extras
    if let details = extras["reasoning_details"]?.array {
      message["reasoning_details"] = .array(TextParts.joined(details, texts: ["text", "summary", "data"]))
    }
    message["role"] = "assistant"
    message["content"] = content
    if !refusal.isEmpty { message["refusal"] = .string(refusal) }
    let kept = calls.verbatim(keeping: count)
    if !kept.isEmpty { message["tool_calls"] = .array(kept) }
    guard !text.isEmpty || !refusal.isEmpty || !kept.isEmpty else { return nil }
    return VerbatimTurn(dialect: OpenAIDialect.name, content: .object(message))
  }

  private var content: JSONValue {
    if !parts.isEmpty { return .array(MistralParts.joined(parts)) }
    return text.isEmpty ? .null : .string(text)
  }
}
