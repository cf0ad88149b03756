internal import JSON

/// Joins parts that a stream has split: neighbours that differ only in their texts become one.
enum TextParts {
  /// - Parameter texts: the members whose strings are concatenated; for other members the last non-empty value counts.
  static func joined(_ parts: [JSONValue], texts: [String]) -> [JSONValue] {
    var joined: [JSONValue] = []
    for part in parts {
      if let last = joined.last, last["type"] == part["type"], last["index"] == part["index"], part.members != nil {
        joined[joined.count - 1] = join(last, part, texts)
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  private static func join(_ first: JSONValue, _ second: JSONValue, _ texts: [String]) -> JSONValue {
    var whole = first
    for (key, value) in second.members ?? [:] where value != .null && value != "" {
      if texts.contains(key), let before = first[key]?.string, let piece = value.string {
        whole[key] = .string(before + piece)
      } else {
        whole[key] = value
      }
    }
    return whole
  }
}
