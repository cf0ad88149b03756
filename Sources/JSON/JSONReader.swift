internal import FoundationEssentials

/// Why bytes are not JSON.
package enum JSONError: Error, Hashable, Sendable {
  /// The text ends within a value.
  case incomplete
  /// A byte that the grammar does not allow there; the offset counts from the start.
  case unexpected(offset: Int)
  /// Nested deeper than 200 levels.
  case tooDeep
  /// A value is longer than is allowed.
  case tooLong
}

extension JSONValue {
  /// Reads JSON strictly from bytes: no comments, no trailing commas, nothing behind the value. Of members with the
  /// same name the last counts. Bytes that are not UTF-8 and halves of surrogate pairs become U+FFFD. Numbers are
  /// rounded to 38 digits; one of 1e165 or more, or of less than 1e-128 and not zero, becomes a string of its text.
  package init(json bytes: ArraySlice<UInt8>) throws(JSONError) {
    var reader = JSONReader(bytes, repairs: true)
    self = try reader.document()
  }

  /// Reads JSON strictly from text.
  package init(json text: String) throws(JSONError) {
    try self.init(json: Array(text.utf8)[...])
  }
}

/// A recursive descent parser over bytes.
struct JSONReader {
  static let deepest = 200

  let bytes: ArraySlice<UInt8>
  /// Whether half a surrogate pair and a number beyond `Decimal` are replaced; otherwise they are errors.
  let repairs: Bool
  var position: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>, repairs: Bool) {
    self.bytes = bytes
    self.repairs = repairs
    position = bytes.startIndex
  }

  mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
    let value = try value()
    skipSpace()
    guard position == bytes.endIndex else { throw unexpected }
    return value
  }

  var unexpected: JSONError {
    position < bytes.endIndex ? .unexpected(offset: position - bytes.startIndex) : .incomplete
  }

  /// The byte at the position; nil at the end.
  var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < JSONReader.deepest else { throw .tooDeep }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipSpace()
    if current == UInt8(ascii: "}") {
      position += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw unexpected }
      let name = try string()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      members[name] = try value()
      skipSpace()
      if try ends(with: UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    skipSpace()
    if current == UInt8(ascii: "]") {
      position += 1
      return .array(elements)
    }
    while true {
      elements.append(try value())
      skipSpace()
      if try ends(with: UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  /// Moves past the closing byte (true) or a comma (false).
  private mutating func ends(with closing: UInt8) throws(JSONError) -> Bool {
    let byte = current
    guard byte == closing || byte == UInt8(ascii: ",") else { throw unexpected }
    position += 1
    return byte == closing
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.description.utf8 { try expect(byte) }
    return value
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard current == byte else { throw unexpected }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = current {
      guard
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
          || byte == UInt8(ascii: "\t")
      else { return }
      position += 1
    }
  }
}
