import FoundationEssentials
import Glibc
import ProgramTrials
import Testing

/// An import that is ended in the middle, by whatever means, goes on where it was and comes to the same.
@Suite(.serialized)
struct ImportInterruptionTests {
  private let household: Household

  init() throws {
    household = try Household()
  }

  /// Runs an import again and again, each time ended by a signal a little later, until it comes to its end.
  ///
  /// - Returns: the exit codes of all runs.
  private func importEnded(by signal: String, of home: Household, _ path: String) throws -> [Int32] {
    var exits: [Int32] = []
    var milliseconds = 20
    while exits.last != 0, milliseconds < 100_000 {
      let run = try Household.larder(
        ["--home", home.home] + Household.hereAndNow + ["import", path], environment: ["PATH": "/usr/bin:/bin"],
        under: ["/usr/bin/timeout", "-s", signal, "\(Double(milliseconds) / 1_000)"])
      if run.exit == 130 { #expect(run.asides.contains("The same command goes on from here.")) }
      exits.append(run.exit)
      milliseconds = milliseconds * 3 / 2
    }
    return exits
  }

  @Test(arguments: ["KILL", "INT"])
  func `an import of products that is ended again and again comes to the same foods`(signal: String) throws {
    // Some come twice, with another name.
    let twice = (0..<700).map { productLine($0 * 7, name: "Other \($0)") + "\n" }.joined()
    try household.write(productLines(0..<6_000) + twice, to: "lines")
    try household.shell("gzip lines")
    let whole = try Household()
    #expect(try whole.imports(household.path("lines.gz")).exit == 0)
    let exits = try importEnded(by: signal, of: household, household.path("lines.gz"))
    #expect(exits.last == 0)
    #expect(try household.references() == whole.references())
    #expect(try household.counts() == whole.counts())
  }

  @Test(arguments: ["KILL", "INT"])
  func `an import of tables that is ended again and again comes to the same foods`(signal: String) throws {
    var download = MadeUpDownload()
    download.foods = 2_500
    try download.write(to: household, "tables")
    try household.shell("zip -qr tables.zip tables")
    let whole = try Household()
    #expect(try whole.imports(household.path("tables.zip")).exit == 0)
    let exits = try importEnded(by: signal, of: household, household.path("tables.zip"))
    #expect(exits.last == 0)
    #expect(try household.references() == whole.references())
    #expect(try household.counts() == whole.counts())
    #expect(!household.exists("home/import.db"))
  }

  @Test func `a file that changes while it is read is told, and read anew the next time`() throws {
    try household.write(productLines(0..<3_000), to: "lines")
    // What is written to it all the while makes its size another one; the writing ends by itself in any case.
    let run = try ProgramRun(
      "sh",
      [
        "-c",
        """
        (for n in $(seq 300000); do printf '\\n' >> "$1"; done) & writer=$!
        "$2" --home "$3" import "$1"; code=$?
        kill -KILL $writer; exit $code
        """, "sh", household.path("lines"), try #require(BuiltProgram.path("larder")), household.home,
      ], input: [], environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.exit == 1)
    #expect(run.asides.contains("lines changed while it was read."))
    #expect(try household.imports(household.path("lines")).exit == 0)
    #expect(try household.references().count { $0.hasPrefix("food|") } == 3_000)
  }
}

extension Household {
  /// What is kept of imports.
  fileprivate func counts() throws -> [String] {
    try RawDatabase(home + "/reference.db").rows("SELECT counts, ended IS NOT NULL FROM import ORDER BY id")
  }
}
