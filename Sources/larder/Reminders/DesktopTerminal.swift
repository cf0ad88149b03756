internal import Subprocess

/// The terminal in which a person's desktop runs programs.
struct DesktopTerminal: Hashable {
  /// Terminals that want something else than `-e` before a program and its words.
  private static let marks = ["gnome-terminal": "--", "xfce4-terminal": "-x", "terminator": "-x"]

  private let program: String
  private let words: [String]

  /// Nil where there is no desktop, or no terminal is known: xdg-terminal-exec, TERMINAL, Debian's x-terminal-emulator.
  ///
  /// - Parameter variables: the environment.
  init?(_ variables: [String: String]) {
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { variables[$0]?.isEmpty == false }) else { return nil }
    func isThere(_ name: String) -> Bool { ProgramEnvironment.path(of: name, in: variables) != nil }
    let own = variables["TERMINAL"] ?? ""
    if isThere("xdg-terminal-exec") {
      (program, words) = ("xdg-terminal-exec", [])
    } else if !own.isEmpty, isThere(own) {
      let name = own.split(separator: "/").last.map(String.init) ?? own
      (program, words) = (own, [DesktopTerminal.marks[name] ?? "-e"])
    } else if isThere("x-terminal-emulator") {
      (program, words) = ("x-terminal-emulator", ["-e"])
    } else {
      return nil
    }
  }

  /// Opens it with a program in it, and does not wait.
  ///
  /// - Parameters:
  ///   - command: the program and its words.
  ///   - environment: all of the person's own, as they have it in a terminal.
  func open(_ command: [String], environment: [String: String]) throws(SubprocessError) {
    try DetachedProgram.start(program, words + command, environment: environment)
  }
}
