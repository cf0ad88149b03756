/// A JSON value as a slice of the document's bytes: checked against the grammar at once, and decoded only when it is
/// asked for. In a document of a hundred kilobytes of which ten numbers matter, this costs little more than scanning it
/// once.
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

  /// The type of a JSON value, as its first byte tells.
  package enum Kind: Hashable, Sendable {
    case object, array, string, number, bool, null
  }

  /// The type of the value; what begins like none of the others is a number.
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

  /// The text of a string; nil for any other value. Half a surrogate pair and bytes that are not UTF-8 become U+FFFD.
  package var string: String? {
    guard kind == .string else { return nil }
    var reader = JSONReader(bytes, repairs: true)
    return try? reader.string()
  }

  /// A number as it is written ("0E-8", "1.2115799999999999"). Nil for any other value.
  package var number: ArraySlice<UInt8>? {
    kind == .number ? bytes : nil
  }

  /// Whether it is `true`; false for any other value.
  package var isTrue: Bool { bytes.first == UInt8(ascii: "t") }
}

extension JSONPart {
  /// Calls `body` with each member of an object, in the order of the bytes. A name that occurs twice is passed twice.
  /// Does nothing for any other value.
  package func forEachMember(_ body: (JSONName, JSONPart) -> Void) {
    guard kind == .object else { return }
    var position = 0
    try? JSONPart.passMembers(of: bytes, &position, body)
  }

  /// Calls `body` with each member of the object that is all of `bytes`, in one pass. The grammar is checked on the
  /// way, and the walk ends at the first error: after an error, drop what `body` was given before.
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

  /// Calls `body` with each element of an array. Does nothing for any other value.
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

  /// The last member of that name; nil where there is none.
  package func member(_ name: String) -> JSONPart? {
    var found: JSONPart?
    forEachMember { if $0 == name { found = $1 } }
    return found
  }
}

/// The name of a member, compared without making a `String` of it.
package struct JSONName {
  /// With its quotation marks.
  private let quoted: ArraySlice<UInt8>

  init(quoted: ArraySlice<UInt8>) {
    self.quoted = quoted
  }

  /// The bytes between the quotation marks, with escapes unresolved; names in practice have none.
  package var bytes: ArraySlice<UInt8> { quoted.dropFirst().dropLast() }

  /// The name as a text, its escapes resolved; half a surrogate pair becomes U+FFFD.
  package var text: String {
    var reader = JSONReader(quoted, repairs: true)
    return (try? reader.string()) ?? ""
  }

  /// Whether the name has exactly these bytes. Escapes in it are not resolved, so that a name with one equals no text.
  package static func == (name: JSONName, text: String) -> Bool {
    let count = text.utf8.count
    guard name.quoted.count == count + 2 else { return false }
    // By index: a slice of the bytes would cost a retain for each comparison.
    var index = name.quoted.startIndex
    for byte in text.utf8 {
      index += 1
      if name.quoted[index] != byte { return false }
    }
    return true
  }

  /// Like `==`, so that a `switch` over a name can have texts as its cases.
  package static func ~= (text: String, name: JSONName) -> Bool { name == text }
}
