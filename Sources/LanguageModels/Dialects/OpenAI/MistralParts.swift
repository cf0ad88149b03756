internal import JSON

/// Content in parts, as Mistral's reasoning models send it: `{"type": "thinking", "thinking": [{"type": "text", …}]}`.
enum MistralParts {
  static func joined(_ parts: [JSONValue]) -> [JSONValue] {
    var joined: [JSONValue] = []
    for part in parts {
      guard let last = joined.last, last["type"] == part["type"] else {
        joined.append(part)
        continue
      }
      if let before = last["text"]?.string, let piece = part["text"]?.string {
        joined[joined.count - 1]["text"] = .string(before + piece)
      } else if let before = last["thinking"]?.array, let more = part["thinking"]?.array {
        joined[joined.count - 1]["thinking"] = .array(TextParts.joined(before + more, texts: ["text"]))
      } else {
        joined.append(part)
      }
    }
    return joined
  }
}
