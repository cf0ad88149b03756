internal import Subprocess

/// The terminal program of a person's desktop.
struct DesktopTerminal: Hashable {
  /// Terminals that take something other than `-e` before a program and its arguments.
  private static let marks = ["gnome-terminal": "--", "xfce4-terminal": "-x", "terminator": "-x"]

  private let program: String
  private let words: [String]

  /// Nil where there is no desktop or no known terminal. Tried in order: xdg-terminal-exec, TERMINAL, and Debian's
  /// x-terminal-emulator.
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

  /// Opens the terminal with a program in it, and does not wait.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - environment: all variables of the person, as in a terminal.
  func open(_ command: [String], environment: [String: String]) throws(SubprocessError) {
    try DetachedProgram.start(program, words + command, environment: environment)
  }
}
