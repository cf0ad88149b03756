internal import FoundationEssentials

extension JSONValue {
  func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let flag): text += (flag ? "true" : "false").utf8
    case .number(let number): text += number.description.utf8
    case .string(let string): text.append(json: string)
    case .array(let elements): write(elements, to: &text)
    case .object(let members): write(members, to: &text)
    }
  }

  private func write(_ elements: [JSONValue], to text: inout [UInt8]) {
    text.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      element.write(to: &text)
    }
    text.append(UInt8(ascii: "]"))
  }

  private func write(_ members: [String: JSONValue], to text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text.append(json: member.key)
      text.append(UInt8(ascii: ":"))
      member.value.write(to: &text)
    }
    text.append(UInt8(ascii: "}"))
  }
}

extension [UInt8] {
  /// Appends a text as a JSON string: in quotes, and with only what must be escaped.
  mutating func append(json string: String) {
    append(UInt8(ascii: "\""))
    let bytes = string.utf8.span
    if bytes.indices.allSatisfy({
      bytes[$0] >= 0x20 && bytes[$0] != UInt8(ascii: "\"") && bytes[$0] != UInt8(ascii: "\\")
    }) {
      append(contentsOf: string.utf8)
    } else {
      for index in bytes.indices { append(escaped: bytes[index]) }
    }
    append(UInt8(ascii: "\""))
  }

  /// How many bytes a byte of a text takes in JSON.
  static func escapedLength(of byte: UInt8) -> Int { escape(of: byte)?.utf8.count ?? 1 }

  /// Every character that has to be escaped is one byte in UTF-8.
  private mutating func append(escaped byte: UInt8) {
    if let escape = [UInt8].escape(of: byte) { self += escape.utf8 } else { append(byte) }
  }

  /// The escape of a byte that a JSON string may not contain as it is; nil for all others.
  private static func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\r"): return "\\r"
    case UInt8(ascii: "\t"): return "\\t"
    case 0x08: return "\\b"
    case 0x0C: return "\\f"
    case 0x00..<0x20:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}
