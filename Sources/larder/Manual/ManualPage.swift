internal import Conversation
internal import EmbeddedMessages

/// The manual page that `larder man` prints, in roff, generated from the commands and options.
package enum ManualPage {
  /// The whole page, always in English.
  package static var text: String {
    let sections = [
      section("NAME", ["larder \\- what a household eats, said in your own words"]),
      section("SYNOPSIS", synopsis), section("DESCRIPTION", description),
      section("COMMANDS", commands), section("OPTIONS", options), section("EXAMPLES", examples),
      section("ENVIRONMENT", variables), section("FILES", files), section("EXIT STATUS", exits),
    ]
    return ".TH LARDER 1 \"\" \"larder \(Version.number)\" \"User Commands\"\n" + sections.joined()
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    ".SH \(title)\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func entry(_ head: String, _ text: String) -> [String] { [".TP", head] + ManualText.lines(text) }

  private static let synopsis = [
    ".B larder", "[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR]",
  ]

  private static let description =
    [
      "Say what you ate; larder shows what it would save, with the source of every number, and saves it when you say yes.",
      "Without a command it converses; standard input that is no terminal is a script, of which every line is a turn, or "
        + "the answer to the proposal that is waiting.", "It needs no network, no account and no language model.",
    ].flatMap(ManualText.lines) + [".PP", "In the conversation, \\fB/help\\fR lists what can be said there."]

  private static var commands: [String] {
    CommandWord.allCases.flatMap { entry(ManualText.usage($0.usage), $0.summary.english) }
  }

  private static var options: [String] {
    ["Before or after the command."]
      + OptionName.allCases.flatMap { option in
        let value = option.value.map { " " + ManualText.usage($0) } ?? ""
        return entry(ManualText.bold("--" + option.rawValue) + value, option.summary.english)
      }
  }

  private static var examples: [String] {
    let rows = [
      ("larder", "starts the conversation"),
      ("larder say --yes +450 pub lunch p20", "logs energy alone, confirmed in advance"),
      ("printf 'had 200g pasta for lunch\\ny\\n' | larder", "logs a meal from a script"),
      ("larder show day --json yesterday", "a day, for another program"),
    ]
    return rows.flatMap { entry(ManualText.bold($0.0), $0.1) }
  }

  private static var variables: [String] {
    EnvironmentVariable.all.flatMap { entry(ManualText.bold($0.name), $0.summary) }
  }

  private static var files: [String] {
    entry("\\fI$XDG_DATA_HOME/larder/larder.db\\fR", "the records; usually in ~/.local/share/larder")
      + entry("\\fI$XDG_STATE_HOME/larder/history\\fR", "the lines typed; usually in ~/.local/state/larder")
      + entry("\\fI$XDG_CONFIG_HOME/larder/keys\\fR", "keys of model providers, where there is no secret store")
  }

  private static var exits: [String] {
    ExitCode.documented.flatMap { entry(ManualText.bold(String($0.rawValue)), $0.summary.english) }
  }
}
