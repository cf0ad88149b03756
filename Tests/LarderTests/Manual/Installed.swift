import FoundationEssentials

/// Programs of this machine that a test may ask; where one is missing its tests are skipped.
enum Installed {
  static func path(_ program: String) -> String? {
    ["/usr/local/bin", "/usr/bin", "/bin"].map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Nil, with one line that says so, where the program is missing.
  static func orSkip(_ program: String) -> String? {
    guard let path = path(program) else {
      print("There is no \(program) here: what it would check is skipped.")
      return nil
    }
    return path
  }

  /// Runs a program of this machine with the usual places for programs.
  static func run(_ program: String, _ arguments: [String], input: String = "") throws -> ProgramRun {
    try ProgramRun(
      program, arguments, input: Array(input.utf8),
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"])
  }
}
