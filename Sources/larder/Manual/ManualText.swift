/// Escapes text for roff, so that nothing in it is read as a request, and as pure ASCII, so that every pager shows it.
enum ManualText {
  /// The usual length of roff source lines.
  private static let width = 78

  /// Breaks a text into escaped lines.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map({ escaped(String($0)) }) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" + word : word)
      }
    }
    return lines
  }

  /// Part of a line in bold.
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// A usage line such as "say WORDS…": literal words in bold, placeholders in italics.
  static func usage(_ text: String) -> String {
    var run = ""
    var isName = false
    var result = ""
    func finish() { result += run.isEmpty ? "" : isName ? "\\fI\(escaped(run))\\fR" : bold(run) }
    for character in text {
      let isMark = "[]| …".contains(character)
      if isMark || (character.isLetter && character.isUppercase) != isName {
        finish()
        run = ""
        isName = character.isUppercase
      }
      if isMark { result += escaped(String(character)) } else { run.append(character) }
    }
    finish()
    return result
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "..."
      case "’": "\\(cq"
      case "“": "\\(lq"
      case "”": "\\(rq"
      case "≈": "\\(~~"
      case "\u{20}"..."\u{7E}": String(scalar)
      default: "\\[u\(hexadecimal(scalar.value))]"
      }
    }.joined()
  }

  /// A hexadecimal number of at least four digits, as roff requires.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
