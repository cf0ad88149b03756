internal import EmbeddedMessages
package import Messages

/// The text that /help shows.
package enum HelpText {
  /// The help, in lines.
  package static var text: Text {
    let examples: [Text] = [
      .helpSay, .helpExample1, .helpExample2, .helpExample3, .helpExample4, .helpExample5, .helpChange, .helpFoods,
      .helpAsk, .helpNothingSaved, .verbatim(" "),
    ]
    let width = CommandName.allCases.map { usage($0).count }.max() ?? 0
    let commands = CommandName.allCases.map { name -> Text in
      let usage = usage(name)
      let padded = usage + String(repeating: " ", count: width - usage.count)
      return .list([.verbatim(padded), name.summary], .columns)
    }
    return .list(examples + commands, .lines)
  }

  private static func usage(_ name: CommandName) -> String {
    "/" + name.rawValue + (name.argument.isEmpty ? "" : " " + name.argument)
  }
}
