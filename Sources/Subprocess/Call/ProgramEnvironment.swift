internal import Glibc

/// The part of larder's environment that programs are given.
package enum ProgramEnvironment {
  /// The variables that are passed on: no provider's key is among them.
  package static let names = ["PATH", "HOME", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "LANG"]
  /// Where programs are looked up where there is no PATH.
  static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// Those of `variables` that a program is given.
  package static func minimal(from variables: [String: String]) -> [String: String] {
    variables.filter { names.contains($0.key) }
  }

  /// The path of the executable with a name; nil where there is none.
  ///
  /// Relative folders in PATH are ignored, because the current folder should not decide which program runs.
  package static func path(of program: String, in environment: [String: String]) -> String? {
    if program.contains("/") { return isExecutable(program) ? program : nil }
    let folders = (environment["PATH"] ?? usualPath).split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/\(program)" }.first(where: isExecutable)
  }

  private static func isExecutable(_ path: String) -> Bool {
    var facts = stat()
    return !path.utf8.contains(0) && stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
