internal import Glibc

/// What a program is told of the environment of larder.
package enum ProgramEnvironment {
  /// The variables that are passed on: no key of a provider is among them.
  package static let names = ["PATH", "HOME", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "LANG"]
  /// Where programs are looked for when no PATH says it.
  static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// The part of `variables` that a program is given.
  package static func minimal(from variables: [String: String]) -> [String: String] {
    variables.filter { names.contains($0.key) }
  }

  /// The path of the file that runs under a name; nil where there is none.
  ///
  /// Relative folders in PATH do not count: what lies in the folder where someone happens to be is not what they mean.
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
