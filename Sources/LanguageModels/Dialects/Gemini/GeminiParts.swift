internal import JSON

/// The parts of an answer as they have to be sent back: each with its signature, in order. Only pieces of one text
/// without signatures are joined.
struct GeminiParts: Sendable {
  private var parts: [JSONValue] = []
  /// The last text, which may still grow, and whether it is thinking.
  private var tail: (text: String, isThought: Bool)?

  mutating func append(_ part: JSONValue) {
    guard let members = part.members, let piece = part["text"]?.string else {
      close()
      parts.append(part)
      return
    }
    let isThought = part["thought"] == true
    let isPlain = members.keys.allSatisfy { $0 == "text" || $0 == "thought" }
    if !isPlain || tail?.isThought != isThought { close() }
    if isPlain {
      tail = ((tail?.text ?? "") + piece, isThought)
    } else {
      parts.append(part)
    }
  }

  private mutating func close() {
    parts += pending
    tail = nil
  }

  private var pending: [JSONValue] {
    guard let tail, !tail.text.isEmpty else { return [] }
    return [tail.isThought ? ["text": .string(tail.text), "thought": true] : ["text": .string(tail.text)]]
  }

  /// The turn for the next request, with its first `count` calls; nil where nothing of it is left.
  func verbatim(keeping count: Int) -> VerbatimTurn? {
    var room = count
    let kept = (parts + pending).filter { part in
      guard part["functionCall"] != nil else { return true }
      room -= 1
      return room >= 0
    }
    guard kept.contains(where: { $0["thought"] != true }) else { return nil }
    return VerbatimTurn(dialect: GeminiDialect.name, content: ["role": "model", "parts": .array(kept)])
  }
}
