import ProgramTrials
import PseudoTerminal
import Testing

/// larder at a terminal of its own, waiting at its first prompt.
struct TerminalVisit {
  let terminal: PseudoTerminal

  /// - Parameters:
  ///   - first: what it shows once it can be talked to.
  ///   - environment: added to that of a usual terminal.
  ///   - wrapper: words before those of larder.
  init(
    _ household: Household, _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 100,
    under wrapper: [String] = [], first: String = "larder> ", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    terminal = try PseudoTerminal(columns: columns)
    var variables = ["TERM": "xterm", "HOME": household.folder.path]
    variables.merge(environment) { $1 }
    let words =
      wrapper + [PseudoTerminal.product("larder"), "--home", household.home] + Household.hereAndNow + arguments
    try terminal.start(words[0], arguments: Array(words.dropFirst()), environment: variables)
    #expect(terminal.waitFor(first), "\(terminal.unseen)", sourceLocation: sourceLocation)
  }

  /// Types a line and its Enter, and waits for what is shown then, and for the next prompt: before that, keys would
  /// meet the terminal's own line editing.
  func say(
    _ typed: String, shows text: String, prompt: String = "larder> ", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(typed + Keys.enter, shows: text, sourceLocation: sourceLocation)
    expect("", shows: prompt, sourceLocation: sourceLocation)
  }

  /// Types keys and waits for what is shown then.
  func expect(_ typed: String, shows text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.type(typed)
    #expect(terminal.waitFor(text), "\(terminal.unseen)", sourceLocation: sourceLocation)
  }

  /// Leaves as a person does; its exit code.
  func leave() -> Int32? {
    terminal.type(Keys.control("D"))
    return terminal.waitForExit()
  }
}

enum Keys {
  static let enter = "\r"
  static let up = "\u{1B}[A"
  static let tab = "\t"

  static func control(_ letter: Character) -> String {
    String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
  }

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
