internal import JSON

/// Repairs common errors in the JSON of web pages: line breaks in strings, unnecessary escapes, commas before a closing
/// bracket, several values in a row, comments and markup around it. The result is a list of the values.
enum MendedJSON {
  static func text(_ text: String) -> String {
    var mender = JSONMender()
    for byte in unwrapped(text).utf8 { mender.take(byte) }
    return "[" + String(decoding: mender.mended, as: UTF8.self) + "]"
  }

  /// The text from the first opening to the last closing bracket.
  private static func unwrapped(_ text: String) -> Substring {
    guard let start = text.firstIndex(where: { $0 == "{" || $0 == "[" }),
      let end = text.lastIndex(where: { $0 == "}" || $0 == "]" }), start < end
    else { return text[...] }
    return text[start...end]
  }

  /// The list after one of these keys, as far as it can be read, in text that cannot be parsed as a whole.
  static func strings(of keys: [String], in text: String) -> [String]? {
    for key in keys {
      guard var rest = behind(key, in: text), rest.first == "[" else { continue }
      rest = rest.dropFirst()
      var strings: [String] = []
      while strings.count < PageRecipe.mostIngredients {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
        guard rest.first == "\"", let string = string(&rest) else { break }
        strings.append(string)
      }
      if !strings.isEmpty { return strings }
    }
    return nil
  }

  /// The string after a key; nil where there is none.
  static func string(of key: String, in text: String) -> String? {
    guard var rest = behind(key, in: text) else { return nil }
    if rest.first == "[" { rest = rest.dropFirst().drop { $0.isWhitespace } }
    guard rest.first == "\"" else {
      return rest.prefix { $0.isNumber }.isEmpty ? nil : String(rest.prefix { $0.isNumber })
    }
    return string(&rest)
  }

  private static func behind(_ key: String, in text: String) -> Substring? {
    guard let place = text.firstRange(of: "\"\(key)\"") else { return nil }
    let rest = text[place.upperBound...].drop { $0.isWhitespace }
    guard rest.first == ":" else { return nil }
    return rest.dropFirst().drop { $0.isWhitespace }
  }

  /// Takes a quoted string off `rest`; nil where it never ends.
  private static func string(_ rest: inout Substring) -> String? {
    var isEscaped = false
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let character = rest[index]
      if character == "\"", !isEscaped {
        let quoted = rest[...index]
        rest = rest[rest.index(after: index)...]
        return JSONValue(text: MendedJSON.text(for: quoted))?.string ?? String(quoted.dropFirst().dropLast())
      }
      isEscaped = character == "\\" && !isEscaped
      index = rest.index(after: index)
    }
    return nil
  }

  private static func text(for quoted: Substring) -> String {
    String(String.UnicodeScalarView(quoted.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}

/// Repairs broken JSON byte by byte.
private struct JSONMender {
  private(set) var mended: [UInt8] = []
  private var isInText = false
  private var isEscaped = false
  private var depth = 0

  mutating func take(_ byte: UInt8) {
    if isInText { takeInText(byte) } else { takeOutside(byte) }
  }

  private mutating func takeInText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
      if !JSONMender.escapes.contains(byte) { mended.removeLast() }
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInText = false
    }
    mended.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
  }

  private mutating func takeOutside(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == 0, !mended.isEmpty { mended.append(UInt8(ascii: ",")) }
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      while let last = mended.last, last <= 0x20 || last == UInt8(ascii: ",") { mended.removeLast() }
      depth -= 1
    // Anything between two values is dropped.
    default: if depth == 0 { return }
    }
    mended.append(byte)
  }

  private static let escapes = Set("\"\\/bfnrtu".utf8)
}
