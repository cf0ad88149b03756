import FoundationEssentials
import Glibc
import JSON
import ProgramTrials
import Testing

/// A home of its own for a test, in which it is the noon of a Friday in Berlin.
struct Household {
  static let noon = "2026-11-20T12:30:00+01:00"
  /// What every run is told, apart from where the home is.
  static let hereAndNow = ["--now", noon, "--zone", "Europe/Berlin"]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var home: String { folder.path + "/home" }
  var database: String { home + "/larder.db" }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Runs larder in this home.
  func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "", under wrapper: [String] = []) throws -> ProgramRun {
    try Household.larder(line(arguments), input: Array(input.utf8), under: wrapper)
  }

  func run(input: [UInt8]) throws -> ProgramRun {
    try Household.larder(line([]), input: input)
  }

  private func line(_ arguments: [String]) -> [String] { ["--home", home] + Household.hereAndNow + arguments }

  /// Runs larder with nothing but what is given.
  static func larder(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:], under wrapper: [String] = []
  ) throws -> ProgramRun {
    // No test asks a server that is not its own.
    let environment = environment.merging(["LARDER_OFF_URL": "none"]) { own, _ in own }
    let words = wrapper + [try #require(BuiltProgram.path("larder"))] + arguments
    return try ProgramRun(words[0], Array(words.dropFirst()), input: input, environment: environment)
  }

  /// What the diary of today shows, as JSON.
  func today() throws -> JSONValue {
    try #require(JSONValue(text: try run("show", "day", "--json").output))
  }

  /// The energy of today, in kcal; null where nothing is logged.
  func eaten() throws -> JSONValue? {
    try today()["eaten"]?["kcal"]
  }

  /// What waits or is kept, offered once more.
  func pending() throws -> String {
    try run(input: "/pending\n").output
  }

  func folders(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try #require(FileManager.default.contents(atPath: path(name))), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The permissions of a file.
  func mode(of name: String) -> mode_t {
    var facts = stat()
    stat(path(name), &facts)
    return facts.st_mode & 0o777
  }
}

extension ProgramRun {
  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Whether nothing in either stream could be a command to a terminal or turn its text around.
  var isPrintable: Bool {
    (output + asides).unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || ![.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
