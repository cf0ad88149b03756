/// Text for roff: nothing in it is taken for an instruction, and it is ASCII alone, so that every pager shows it.
enum ManualText {
  /// As roff likes its lines.
  private static let width = 78

  /// A text in lines.
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

  /// A part of a line, bold.
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// "say WORDS…", what is typed as it stands bold, what is put there slanted.
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

  /// At least four digits, as roff wants them.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
