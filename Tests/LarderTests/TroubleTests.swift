import FoundationEssentials
import Glibc
import JSON
import ProgramTrials
import Testing

/// The data in trouble: one line that says what to do, exit code 6, and nothing lost.
struct TroubleTests {
  private let household: Household

  /// A home with a lunch of 300 kcal, and a dinner of 200 that is kept for later.
  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "+300 soup")
    _ = try household.run("say", "+200 bread for dinner")
  }

  private func expectError(_ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for words in [["show"], ["say", "--yes", "+100 tea"], ["export"], []] {
      let run = try household.run(words, input: "+100 tea\ny\n")
      #expect(run.exit == 6, "\(words)", sourceLocation: sourceLocation)
      #expect(run.output.isEmpty, "\(words)", sourceLocation: sourceLocation)
      #expect(run.asides == "larder: \(sentence)\n", "\(words)", sourceLocation: sourceLocation)
    }
  }

  private func expectNothingLost(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try household.eaten() == 300, sourceLocation: sourceLocation)
    let run = try household.run(input: "/pending\ny\n")
    #expect(run.output.contains("Saved: dinner, 200 kcal."), sourceLocation: sourceLocation)
    #expect(try household.eaten() == 500, sourceLocation: sourceLocation)
  }

  @Test func `data of a newer larder is not touched`() throws {
    let format = Array(try household.bytes()[60..<64])
    try household.patch(at: 60, [0, 0, 0, 99])
    let before = try household.bytes()
    try expectError(
      "The data was written by a newer larder (format 99, this one knows 16). Please update larder.")
    #expect(try household.bytes() == before)
    try household.patch(at: 60, format)
    try expectNothingLost()
  }

  @Test(arguments: ["text", "truncated", "header", "empty of sense"])
  func `a damaged file is left as it is for who can mend it`(kind: String) throws {
    let whole = try household.bytes()
    let damaged =
      switch kind {
      case "text": Data(String(repeating: "Dear diary, today I had soup. ", count: 200).utf8)
      case "truncated": whole.prefix(9_000)
      case "header": Data("SQLite".utf8) + whole.dropFirst(6).map { _ in 0 }
      default: whole.prefix(100)
      }
    try damaged.write(to: URL(filePath: household.database))
    try expectError(
      "The data file is damaged. larder repair mends it with the last backup; nothing is changed before your yes."
    )
    #expect(try household.bytes() == damaged)
    try whole.write(to: URL(filePath: household.database))
    try expectNothingLost()
  }

  @Test func `data that another program holds can be read, and what cannot be saved is said`() throws {
    var other: RawDatabase? = try RawDatabase(household.database)
    try other?.execute("BEGIN IMMEDIATE")
    #expect(try household.eaten() == 300)
    let run = try household.run("say", "--yes", "+100 tea")
    #expect(run.exit == 6)
    #expect(!run.output.contains("Saved") && !run.output.contains("Kept"))
    #expect(run.asides.contains("Another program is using the data. Close it, then try again; nothing is lost.\n"))
    #expect(
      run.asides.hasSuffix(
        "Neither saved nor kept: lunch, 100 kcal. Say it again when the data can be written.\n"))
    other = nil
    try expectNothingLost()
  }

  @Test func `data that another program holds alone is said`() throws {
    var other: RawDatabase? = try RawDatabase(household.database)
    try other?.execute(
      "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (x); DROP TABLE held; COMMIT")
    let run = try household.run("show")
    #expect(run.exit == 6)
    #expect(run.asides == "larder: Another program is using the data. Close it, then try again; nothing is lost.\n")
    other = nil
    try expectNothingLost()
  }

  @Test func `a folder in the place of the file is said`() throws {
    try household.move("home/larder.db", to: "aside.db")
    try household.folders("home/larder.db")
    try expectError("The data folder cannot be opened. Choose another with --home.")
    try FileManager.default.removeItem(atPath: household.database)
    try household.move("aside.db", to: "home/larder.db")
    try expectNothingLost()
  }

  @Test func `a file in the place of the folder is said`() throws {
    try household.move("home", to: "aside")
    try household.write("a file", to: "home")
    try expectError("The data folder’s name belongs to a file. Choose another with --home.")
    #expect(try household.read("home") == "a file")
    try FileManager.default.removeItem(atPath: household.home)
    try household.move("aside", to: "home")
    try expectNothingLost()
  }

  @Test(.enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0, "util-linux brings setpriv"))
  func `data that may only be read is shown, and what cannot be saved is said`() throws {
    // Modes do not bind the superuser, who becomes somebody else.
    let reader = geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] : []
    chmod(household.folder.path, 0o755)
    for (database, folder) in [(0o644, 0o555), (0o444, 0o755), (0o444, 0o555)] as [(mode_t, mode_t)] {
      chmod(household.database, database)
      chmod(household.home, folder)
      for words in [["show"], ["show", "week", "--json"], ["report"], ["journal"], ["export"], ["doctor"]] {
        let run = try household.run(words, under: reader)
        #expect(run.exit == 0, "\(words) \(run.asides)")
        #expect(run.output.contains("300") || words == ["report"] || words == ["doctor"], "\(words)")
      }
      #expect(try household.run(["doctor"], under: reader).output.contains("/home, read-only: what is there is shown"))
      for words in [["say", "--yes", "+100 tea"], []] {
        let run = try household.run(words, input: "+100 tea\ny\n", under: reader)
        #expect(run.exit == 6)
        #expect(
          run.asides
            == "larder: The data cannot be written: it is read-only. Check the permissions of its folder.\n")
      }
    }
    chmod(household.database, 0o600)
    chmod(household.home, 0o700)
    try expectNothingLost()
  }

  @Test(.enabled(if: SizeLimit.isThere, "util-linux brings prlimit"))
  func `a disk that takes nothing more is said`() throws {
    let run = try household.run(["say", "--yes", "+100 tea"], under: SizeLimit.command(0))
    #expect(run.exit == 6)
    #expect(run.asides == "larder: The disk could not be read or written. Check it, then try again.\n")
    try expectNothingLost()
  }

  @Test(.enabled(if: SizeLimit.isThere, "util-linux brings prlimit"))
  func `a disk that is full when the yes comes keeps the proposal`() throws {
    // Room for a draft in the log of the database, and for no commit.
    let run = try household.run([], input: "+100 tea\ny\n", under: SizeLimit.command(33_000))
    #expect(run.exit == 6)
    #expect(!run.output.contains("Saved"))
    #expect(run.output.hasSuffix("Kept for later, not saved: lunch, 100 kcal. /pending shows it again.\n"))
    #expect(run.asides.contains("The disk could not be read or written. Check it, then try again.\n"))
    #expect(try household.eaten() == 300)
    let later = try household.run(input: "/pending\ny\ny\n")
    #expect(later.output.contains("Saved: dinner, 200 kcal.") && later.output.contains("Saved: lunch, 100 kcal."))
    #expect(try household.eaten() == 600)
  }
}

/// A limit to the size of the files that a program may write, as a full disk sets one.
private enum SizeLimit {
  private static let program = "/usr/bin/prlimit"

  static var isThere: Bool { access(program, X_OK) == 0 }

  static func command(_ bytes: Int) -> [String] { [program, "--fsize=\(bytes)"] }
}

extension Household {
  fileprivate func bytes() throws -> Data {
    try #require(FileManager.default.contents(atPath: database))
  }

  fileprivate func patch(at offset: Int, _ bytes: [UInt8]) throws {
    var data = try self.bytes()
    data.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    try data.write(to: URL(filePath: database))
  }

  fileprivate func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
  }
}
