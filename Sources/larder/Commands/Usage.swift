/// What `larder --help` prints, made from the commands and options themselves.
package enum Usage {
  package static var text: String {
    let commands =
      [("larder", "converse; a script when standard input is not a terminal")]
      + CommandWord.allCases.map { ("larder \($0.usage)", $0.summary) }
    let options = OptionName.allCases.map { option in
      ("--" + option.rawValue + (option.value.map { " " + $0 } ?? ""), option.summary)
    }
    let exits = """
      Exit codes: 0 done, 1 a turn or replay failed, 2 usage, 3 something was left unconfirmed (kept as a draft),
      4 provider or network, 5 key missing or refused, 6 the data is locked, newer or damaged, 130 interrupted.

      """
    return "larder: say what you ate; it shows what it would save and saves it when you say yes.\n\n"
      + table(commands) + "\n" + table(options) + "\n" + exits
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width + 2 - $0.count) + $1 + "\n" }.joined()
  }
}
