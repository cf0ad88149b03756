internal import JSON

/// A content block, assembled from deltas.
struct AnthropicBlock: Sendable {
  enum Kind {
    case text, thinking
    /// A call of one of larder's tools.
    case call
    /// A tool call that the provider carries out itself.
    case serverCall
    /// Results of the provider's tools, redacted thinking, and any block type added later.
    case other
  }

  let index: Int
  let kind: Kind
  private(set) var text = ""
  private(set) var thinking = ""
  private var signature = ""
  private var citations: [JSONValue] = []
  /// The arguments so far, where they are streamed; nil where the block contained them whole.
  private var pieces: String?
  private var content: JSONValue

  init(_ content: JSONValue, index: Int) {
    self.index = index
    self.content = content
    let type = content["type"]?.string ?? ""
    switch type {
    case "text":
      kind = .text
      text = content["text"]?.string ?? ""
      citations = content["citations"]?.array ?? []
    case "thinking":
      kind = .thinking
      thinking = content["thinking"]?.string ?? ""
      signature = content["signature"]?.string ?? ""
    case "tool_use": kind = .call
    default: kind = type.hasSuffix("_tool_use") ? .serverCall : .other
    }
  }

  mutating func take(_ delta: JSONValue) -> ReplyDelta? {
    switch delta["type"]?.string {
    case "text_delta":
      guard let piece = delta["text"]?.filledString else { return nil }
      text += piece
      return kind == .text ? .text(piece) : nil
    case "thinking_delta":
      guard let piece = delta["thinking"]?.filledString else { return nil }
      thinking += piece
      return .thinking(piece)
    case "signature_delta": signature += delta["signature"]?.string ?? ""
    case "input_json_delta":
      if pieces == nil { pieces = "" }
      pieces?.append(delta["partial_json"]?.string ?? "")
    case "citations_delta": citations += [delta["citation"]].compactMap { $0 }
    default: grow(by: delta)
    }
    return nil
  }

  /// Applies a delta of an unknown kind: its strings are appended to the block's members of the same name.
  private mutating func grow(by delta: JSONValue) {
    for (key, value) in delta.members ?? [:] where key != "type" {
      guard let piece = value.string else { continue }
      content[key] = .string((content[key]?.string ?? "") + piece)
    }
  }

  /// Whether it is a text of white space only, which is not accepted in a request.
  var isBlank: Bool { kind == .text && !text.utf8.contains { $0 > UInt8(ascii: " ") } }

  var call: WireCall {
    let id = content["id"]?.string
    let name = content["name"]?.string ?? ""
    let input = content["input"] ?? [:]
    if let pieces, !pieces.isEmpty || input == [:] { return WireCall(id: id, name: name, raw: pieces) }
    return WireCall(id: id, name: name, arguments: input)
  }

  /// The block as it is sent back in a request.
  var verbatim: JSONValue {
    var block = content
    switch kind {
    case .text:
      block["text"] = .string(text)
      block["citations"] = .array(citations)
      if citations.isEmpty { block.remove("citations") }
    case .thinking:
      block["thinking"] = .string(thinking)
      block["signature"] = .string(signature)
    case .call, .serverCall: block["input"] = input
    case .other: break
    }
    return block
  }

  /// The arguments. Anything but an object is wrapped in one, because nothing else is accepted.
  private var input: JSONValue {
    let call = call
    guard let arguments = call.arguments, arguments.members != nil else { return .unreadable(call.raw) }
    return arguments
  }
}
