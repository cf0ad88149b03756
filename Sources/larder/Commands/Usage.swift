internal import Conversation
internal import EmbeddedMessages
package import Messages

/// The text of `larder --help`, generated from the commands and options.
package enum Usage {
  /// The whole help: commands, options and exit codes, each with its summary in the style's language.
  package static func text(in style: LanguageStyle) -> String {
    let commands =
      [("larder", style.words(.usageConverse))]
      + CommandWord.allCases.map { ("larder \($0.usage)", style.words($0.summary)) }
    let options = OptionName.allCases.map { option in
      ("--" + option.rawValue + (option.value.map { " " + $0 } ?? ""), style.words(option.summary))
    }
    return style.words(.usageIntro) + "\n\n" + table(commands) + "\n" + table(options) + "\n" + exits(in: style)
  }

  private static func exits(in style: LanguageStyle) -> String {
    let codes = ExitCode.documented.map { "\($0.rawValue) \(style.words($0.summary))" }
    var lines = [style.words(.usageExits)]
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
