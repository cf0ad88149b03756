import PseudoTerminal
import Testing

/// The probe at a terminal of its own, waiting at its first prompt.
struct ProbeSession {
  let terminal: PseudoTerminal
  let folder: TemporaryFolder

  init(
    arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    folder: TemporaryFolder? = nil
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    var variables = ["TERM": "xterm", "HOME": self.folder.path, "PROBE_HISTORY": self.folder.file("history")]
    variables.merge(environment) { $1 }
    try terminal.start(PseudoTerminal.product("LineEditorProbe"), arguments: arguments, environment: variables)
    #expect(terminal.waitFor("larder> "))
  }

  /// Types a line and its Enter, and waits for what the probe makes of it and for the next prompt: before that, keys
  /// would meet the terminal's own line editing.
  func say(
    _ typed: String, shows text: String, prompt: String = "larder> ", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(typed + Keys.enter, shows: text, sourceLocation: sourceLocation)
    expect("", shows: prompt, sourceLocation: sourceLocation)
  }

  /// Types keys and waits for what the probe makes of it.
  func expect(_ typed: String, shows text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.type(typed)
    #expect(terminal.waitFor(text), "\(terminal.unseen)", sourceLocation: sourceLocation)
  }
}

enum Keys {
  static let enter = "\r"
  static let up = "\u{1B}[A"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let backspace = "\u{7F}"
  static let tab = "\t"

  static func control(_ letter: Character) -> String {
    String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
  }

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
