internal import JSON

/// Mends what pages do to JSON: line breaks in texts, commas before a closing bracket, comments and marks around it.
enum MendedJSON {
  static func text(_ text: String) -> String {
    var mended: [UInt8] = []
    var isInText = false
    var isEscaped = false
    for byte in unwrapped(text).utf8 {
      if isInText {
        if byte < 0x20 {
          mended.append(UInt8(ascii: " "))
          isEscaped = false
          continue
        }
        if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        while let last = mended.last, last <= 0x20 || last == UInt8(ascii: ",") { mended.removeLast() }
      }
      mended.append(byte)
    }
    return String(decoding: mended, as: UTF8.self)
  }

  /// From the first bracket to the last that closes.
  private static func unwrapped(_ text: String) -> Substring {
    guard let start = text.firstIndex(where: { $0 == "{" || $0 == "[" }),
      let end = text.lastIndex(where: { $0 == "}" || $0 == "]" }), start < end
    else { return text[...] }
    return text[start...end]
  }

  /// Of what cannot be read as a whole: the list behind one of these keys, as far as it goes.
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

  /// The text behind a key.
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

  /// A text in quotes, which it is moved past; nil where it never ends.
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
