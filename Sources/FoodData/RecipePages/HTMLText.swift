/// Text on web pages.
enum HTMLText {
  /// Decodes entities; unknown ones are left as they are.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      decoded += rest[..<mark]
      let body = rest[rest.index(after: mark)...].prefix(32)
      guard let end = body.firstIndex(of: ";"), let character = character(body[..<end]) else {
        decoded.append("&")
        rest = rest[rest.index(after: mark)...]
        continue
      }
      decoded += character
      rest = rest[body.index(after: end)...]
    }
    return decoded + rest
  }

  /// The plain text of data that may contain tags and entities, on one line. Such data is often encoded twice.
  static func plain(_ text: String) -> String {
    var text = decoded(decoded(text))
    if text.utf8.contains(UInt8(ascii: "<")) { text = HTMLTree(text).root.allText }
    return PlainText(text, limit: 4_000).text
  }

  /// The same, with separate lines.
  static func lines(_ text: String) -> [String] {
    let text = decoded(decoded(text))
    return text.utf8.contains(UInt8(ascii: "<")) ? PageLines.lines(of: HTMLTree(text).root) : [plain(text)]
  }

  private static func character(_ name: Substring) -> String? {
    if let named = named[String(name)] { return named }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
      let scalar = Unicode.Scalar(value), value >= 0x20
    else { return nil }
    return String(Character(scalar))
  }

  /// The named entities that occur in recipes.
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ensp": " ", "emsp": " ", "thinsp": " ",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "frac13": "⅓", "frac23": "⅔", "frac18": "⅛", "deg": "°", "times": "×",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "bull": "•", "middot": "·", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â",
    "ccedil": "ç", "Ccedil": "Ç", "iacute": "í", "icirc": "î", "oacute": "ó", "ocirc": "ô", "uacute": "ú",
    "ntilde": "ñ", "Ntilde": "Ñ", "aring": "å", "oslash": "ø", "aelig": "æ", "Eacute": "É", "shy": "", "zwnj": "",
    "reg": "®", "trade": "™", "copy": "©", "frasl": "⁄", "euml": "ë", "iuml": "ï", "ugrave": "ù", "ucirc": "û",
  ]
}
