/// A JSON value where it stands in its bytes: checked against JSON's grammar, and read only where it is asked for. A
/// document of a hundred kilobytes of which ten numbers matter costs little more than passing over it once.
package struct JSONPart: Sendable {
  /// The value's own bytes, without space around them.
  package let bytes: ArraySlice<UInt8>

  /// The one value in `bytes`, with space around it and nothing else.
  package init(_ bytes: ArraySlice<UInt8>) throws(JSONError) {
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let span = bytes.span
    JSONGrammar.passSpace(span, &position)
    let start = position
    try JSONGrammar.passValue(span, &position, depth: 0)
    let end = position
    JSONGrammar.passSpace(span, &position)
    guard position == span.count else { throw .unexpected(offset: position) }
    self.bytes = bytes[(bytes.startIndex + start)..<(bytes.startIndex + end)]
  }

  private init(checked bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// What a value of JSON is, by its first byte.
  package enum Kind: Hashable, Sendable {
    case object, array, string, number, bool, null
  }

  /// What the value is; what begins like none of the others is a number.
  package var kind: Kind {
    switch bytes.first {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// The text of a string; half a surrogate pair and bytes that are no UTF-8 become U+FFFD. Nil for any other value.
  package var string: String? {
    guard kind == .string else { return nil }
    var reader = JSONReader(bytes, repairs: true)
    return try? reader.string()
  }

  /// A number as it is written ("0E-8", "1.2115799999999999"). Nil for any other value.
  package var number: ArraySlice<UInt8>? {
    kind == .number ? bytes : nil
  }

  /// Whether it is `true`; also false for whatever is no truth value.
  package var isTrue: Bool { bytes.first == UInt8(ascii: "t") }
}

extension JSONPart {
  /// Each member of an object in the order of its bytes; of two with the same name both. No member for any other value.
  package func forEachMember(_ body: (JSONName, JSONPart) -> Void) {
    guard kind == .object else { return }
    var position = 0
    try? JSONPart.passMembers(of: bytes, &position, body)
  }

  /// Each member of the object that is all there is in `bytes`, in one pass: the grammar is checked on the way, and a
  /// fault ends the walk, so what was taken until then counts only where there is none.
  package static func forEachMember(
    of bytes: ArraySlice<UInt8>, _ body: (JSONName, JSONPart) -> Void
  ) throws(JSONError) {
    var position = 0
    JSONGrammar.passSpace(bytes.span, &position)
    try passMembers(of: bytes, &position, body)
    JSONGrammar.passSpace(bytes.span, &position)
    guard position == bytes.count else { throw .unexpected(offset: position) }
  }

  private static func passMembers(
    of bytes: ArraySlice<UInt8>, _ position: inout Int, _ body: (JSONName, JSONPart) -> Void
  ) throws(JSONError) {
    let span = bytes.span
    let start = bytes.startIndex
    guard try JSONGrammar.passesOpening(UInt8(ascii: "{"), span, &position) else { return }
    while true {
      let name = position
      try JSONGrammar.passName(span, &position)
      let nameEnd = position
      try JSONGrammar.passColon(span, &position)
      let value = position
      try JSONGrammar.passValue(span, &position, depth: 1)
      body(
        JSONName(quoted: bytes[(start + name)..<(start + nameEnd)]),
        JSONPart(checked: bytes[(start + value)..<(start + position)]))
      if try JSONGrammar.passesEnd(UInt8(ascii: "}"), span, &position) { return }
    }
  }

  /// The elements of an array. None for any other value.
  package func forEachElement(_ body: (JSONPart) -> Void) {
    guard kind == .array else { return }
    var position = 0
    try? passElements(&position, body)
  }

  private func passElements(_ position: inout Int, _ body: (JSONPart) -> Void) throws(JSONError) {
    let span = bytes.span
    let start = bytes.startIndex
    guard try JSONGrammar.passesOpening(UInt8(ascii: "["), span, &position) else { return }
    while true {
      let value = position
      try JSONGrammar.passValue(span, &position, depth: 1)
      body(JSONPart(checked: bytes[(start + value)..<(start + position)]))
      if try JSONGrammar.passesEnd(UInt8(ascii: "]"), span, &position) { return }
    }
  }

  /// The last member of that name.
  package func member(_ name: String) -> JSONPart? {
    var found: JSONPart?
    forEachMember { if $0 == name { found = $1 } }
    return found
  }
}

/// The name of a member, compared without making a text of it.
package struct JSONName {
  /// With its quotation marks.
  private let quoted: ArraySlice<UInt8>

  init(quoted: ArraySlice<UInt8>) {
    self.quoted = quoted
  }

  /// Between its quotation marks; as it is escaped, which in practice it is not.
  package var bytes: ArraySlice<UInt8> { quoted.dropFirst().dropLast() }

  /// The name as a text, its escapes resolved; half a surrogate pair becomes U+FFFD.
  package var text: String {
    var reader = JSONReader(quoted, repairs: true)
    return (try? reader.string()) ?? ""
  }

  /// Whether a text is the name as it stands in the bytes: a name with escapes in it is not compared by what they mean.
  package static func == (name: JSONName, text: String) -> Bool {
    let count = text.utf8.count
    guard name.quoted.count == count + 2 else { return false }
    // Byte by byte where they stand: a slice of them would be counted as one more holder each time.
    var index = name.quoted.startIndex
    for byte in text.utf8 {
      index += 1
      if name.quoted[index] != byte { return false }
    }
    return true
  }

  /// The same, so that a `switch` over a name can have texts as its cases.
  package static func ~= (text: String, name: JSONName) -> Bool { name == text }
}
