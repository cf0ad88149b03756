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
  /// Puts a text behind this one as a JSON string: in quotes, with no more escaped than has to be.
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

  /// How many bytes a byte of a text becomes.
  static func escapedLength(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x08, 0x0C:
      2
    case 0x00..<0x20: 6
    default: 1
    }
  }

  /// What is escaped is one byte of UTF-8 each.
  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): self += "\\\"".utf8
    case UInt8(ascii: "\\"): self += "\\\\".utf8
    case UInt8(ascii: "\n"): self += "\\n".utf8
    case UInt8(ascii: "\r"): self += "\\r".utf8
    case UInt8(ascii: "\t"): self += "\\t".utf8
    case 0x08: self += "\\b".utf8
    case 0x0C: self += "\\f".utf8
    case 0x00..<0x20:
      let digits = String(byte, radix: 16)
      self += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    default: append(byte)
    }
  }
}
