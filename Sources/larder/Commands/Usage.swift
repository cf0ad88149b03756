internal import Conversation

/// What `larder --help` prints, made from the commands and options themselves.
package enum Usage {
  package static var text: String {
    let commands =
      [("larder", "converse; a script when standard input is not a terminal")]
      + CommandWord.allCases.map { ("larder \($0.usage)", $0.summary) }
    let options = OptionName.allCases.map { option in
      ("--" + option.rawValue + (option.value.map { " " + $0 } ?? ""), option.summary)
    }
    return "larder: say what you ate; it shows what it would save and saves it when you say yes.\n\n"
      + table(commands) + "\n" + table(options) + "\n" + exits
  }

  private static var exits: String {
    let codes = ExitCode.documented.map { "\($0.rawValue) \($0.summary)" }
    var lines = ["Exit codes:"]
    for (index, code) in codes.enumerated() {
      let piece = code + (index < codes.count - 1 ? "," : ".")
      if lines[lines.count - 1].count + piece.count < 115 {
        lines[lines.count - 1] += " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width + 2 - $0.count) + $1 + "\n" }.joined()
  }
}
