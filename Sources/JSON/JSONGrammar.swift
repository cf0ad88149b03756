/// Skips over JSON in bytes and checks it strictly by its grammar (RFC 8259), without building values.
enum JSONGrammar {
  static func passValue(_ bytes: Span<UInt8>, _ position: inout Int, depth: Int) throws(JSONError) {
    guard position < bytes.count else { throw .incomplete }
    switch bytes[position] {
    case UInt8(ascii: "\""): try passString(bytes, &position)
    case UInt8(ascii: "{"): try passObject(bytes, &position, depth: depth + 1)
    case UInt8(ascii: "["): try passArray(bytes, &position, depth: depth + 1)
    case UInt8(ascii: "t"): try passWord("true", bytes, &position)
    case UInt8(ascii: "f"): try passWord("false", bytes, &position)
    case UInt8(ascii: "n"): try passWord("null", bytes, &position)
    default: try passNumber(bytes, &position)
    }
  }

  private static func passObject(_ bytes: Span<UInt8>, _ position: inout Int, depth: Int) throws(JSONError) {
    guard depth <= JSONReader.deepest else { throw .tooDeep }
    guard try passesOpening(UInt8(ascii: "{"), bytes, &position) else { return }
    repeat {
      try passName(bytes, &position)
      try passColon(bytes, &position)
      try passValue(bytes, &position, depth: depth)
    } while try !passesEnd(UInt8(ascii: "}"), bytes, &position)
  }

  private static func passArray(_ bytes: Span<UInt8>, _ position: inout Int, depth: Int) throws(JSONError) {
    guard depth <= JSONReader.deepest else { throw .tooDeep }
    guard try passesOpening(UInt8(ascii: "["), bytes, &position) else { return }
    repeat {
      try passValue(bytes, &position, depth: depth)
    } while try !passesEnd(UInt8(ascii: "]"), bytes, &position)
  }

  /// Skips the opening bracket and the space behind it. False where the brackets are empty; the position is then behind
  /// the closing one.
  static func passesOpening(
    _ bracket: UInt8, _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(JSONError) -> Bool {
    guard try passes(bracket, bytes, &position) else { throw .unexpected(offset: position) }
    passSpace(bytes, &position)
    // In ASCII a closing bracket is two after its opening one: "[" and "]", "{" and "}".
    return try !passes(bracket + 2, bytes, &position)
  }

  /// Skips what follows a value within brackets: true behind the closing bracket, false before the next value.
  static func passesEnd(
    _ bracket: UInt8, _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(JSONError) -> Bool {
    passSpace(bytes, &position)
    if try passes(bracket, bytes, &position) { return true }
    guard try passes(UInt8(ascii: ","), bytes, &position) else { throw .unexpected(offset: position) }
    passSpace(bytes, &position)
    return false
  }

  static func passName(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) {
    guard try byte(bytes, position) == UInt8(ascii: "\"") else { throw .unexpected(offset: position) }
    try passString(bytes, &position)
  }

  /// Skips the colon behind a name, up to the value.
  static func passColon(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) {
    passSpace(bytes, &position)
    guard try passes(UInt8(ascii: ":"), bytes, &position) else { throw .unexpected(offset: position) }
    passSpace(bytes, &position)
  }

  /// Skips a string: from its opening quotation mark to behind its closing one.
  static func passString(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) {
    var index = position + 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        position = index
        return
      }
      if byte == UInt8(ascii: "\\") {
        try passEscape(bytes, &index)
      } else if byte < 0x20 {
        throw .unexpected(offset: index - 1)
      }
    }
    throw .incomplete
  }

  /// The index is behind the backslash.
  private static func passEscape(_ bytes: Span<UInt8>, _ index: inout Int) throws(JSONError) {
    switch try byte(bytes, index) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        index += 1
        switch try byte(bytes, index) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          break
        default: throw .unexpected(offset: index)
        }
      }
      index += 1
    default: throw .unexpected(offset: index)
    }
  }

  private static func passNumber(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) {
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if try byte(bytes, position) == UInt8(ascii: "0") {
      position += 1
    } else {
      try passDigits(bytes, &position)
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      try passDigits(bytes, &position)
    }
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    let sign = try byte(bytes, position)
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
    try passDigits(bytes, &position)
  }

  /// Skips digits, at least one.
  private static func passDigits(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) {
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    guard position > start else { throw position < bytes.count ? .unexpected(offset: position) : .incomplete }
  }

  private static func passWord(_ word: String, _ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) {
    for expected in word.utf8 {
      guard try byte(bytes, position) == expected else { throw .unexpected(offset: position) }
      position += 1
    }
  }

  static func passSpace(_ bytes: Span<UInt8>, _ position: inout Int) {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  private static func byte(_ bytes: Span<UInt8>, _ position: Int) throws(JSONError) -> UInt8 {
    guard position < bytes.count else { throw .incomplete }
    return bytes[position]
  }

  /// Skips the byte and returns true, if it is the one at the position.
  private static func passes(
    _ expected: UInt8, _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(JSONError) -> Bool {
    guard try byte(bytes, position) == expected else { return false }
    position += 1
    return true
  }
}
