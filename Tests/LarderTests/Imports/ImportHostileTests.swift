import FoundationEssentials
import Glibc
import ProgramTrials
import Testing

/// Files that mean harm or are broken: one clear line each, what was good before it is there, and nothing else.
struct ImportHostileTests {
  private let household: Household

  init() throws {
    household = try Household()
  }

  private func expectError(
    _ run: ProgramRun, _ part: String, exit: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.exit == exit, "\(run.output)", sourceLocation: sourceLocation)
    #expect(
      run.asides.hasPrefix("larder: ") && run.asides.contains(part), "\(run.asides)", sourceLocation: sourceLocation)
    #expect(run.asides.split(separator: "\n").count == 1, "\(run.asides)", sourceLocation: sourceLocation)
    #expect(run.isPrintable, sourceLocation: sourceLocation)
  }

  private func foods() throws -> Int { try household.references().count { $0.hasPrefix("food|") } }

  @Test func `a gzip file that ends in the middle gives what is whole in it, and says so`() throws {
    try household.write(productLines(0..<6_000), to: "lines")
    try household.shell("gzip -c lines > whole.gz; head -c $(( $(stat -c %s whole.gz) / 2 )) whole.gz > cut.gz")
    let run = try household.imports(household.path("cut.gz"))
    expectError(run, "cut.gz is broken or ends in the middle.")
    let before = try foods()
    #expect((1_000..<6_000).contains(before))
    #expect(try household.imports(household.path("whole.gz")).exit == 0)
    #expect(try foods() == 6_000)
  }

  @Test func `a table without a column that is needed is refused, and the column is named`() throws {
    var download = MadeUpDownload()
    download.header = "\"id\",\"fdc_id\",\"nutrient\",\"amount\",\"data_points\""
    try download.write(to: household, "tables")
    expectError(try household.imports(household.path("tables")), "lacks the column nutrient_id.")
    try household.write("code\turl\tproduct_name\n1\t2\t3\n", to: "products")
    expectError(try household.imports(household.path("products")), "energy_100g")
    #expect(try foods() == 0)
  }

  @Test func `a name of a million letters is left out, and the foods around it are not`() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let lines = [
      productLine(1), productLine(2, name: long), productLine(3), "{\"code\":\"4\",\"x\":\"\(long)\(long)\(long)",
    ]
    try household.write(lines.joined(separator: "\n"), to: "lines")
    #expect(try household.imports(household.path("lines")).exit == 0)
    #expect((2...3).contains(try foods()))
    #expect(try household.references().allSatisfy { $0.utf8.count < 10_000 })
    var download = MadeUpDownload()
    download.title = { $0 == 7 ? long : "Cheese \($0)" }
    try download.write(to: household, "tables")
    let run = try household.imports(household.path("tables"))
    #expect(run.exit == 0)
    #expect(run.lines.contains { $0.hasPrefix("Left out: ") })
  }

  @Test(arguments: ["gzip", "zip"])
  func `what unpacks to far more than it is is not read to its end`(program: String) throws {
    let pack = program == "gzip" ? "gzip -9 > bomb" : "cat > x; zip -qm bomb.zip x; mv bomb.zip bomb"
    try household.shell("(printf '%s\\n' '\(productLine(1))'; head -c 300000000 /dev/zero) | (\(pack))")
    let run = try household.imports(household.path("bomb"))
    expectError(run, "unpacks to more than such a file can hold")
    #expect(run.isPrintable)
  }

  @Test func `names in an archive that lead elsewhere lead nowhere`() throws {
    try household.folders("a/b")
    try household.write(productLines(0..<3), to: "evil.jsonl")
    try household.write("\u{1B}[31m", to: "a/b/odd")
    try household.shell("cd a/b && zip -q ../../slip.zip ../../evil.jsonl; cd ../..; rm evil.jsonl; mkdir empty")
    let run = try household.imports(household.path("slip.zip"))
    #expect(run.isPrintable)
    #expect(!household.exists("evil.jsonl"))
    let found = try foods()
    #expect(run.exit == 0 && found == 3)
  }

  @Test func `what is no plain file is not waited for`() throws {
    try household.shell(
      "mkfifo pipe; mkdir folder; ln -s nowhere dangling; : > nothing; printf 'x' > x; printf '\\037\\213' > gz")
    expectError(try household.imports(household.path("pipe")), "is no plain file")
    expectError(try household.imports("/dev/zero"), "is no plain file")
    expectError(try household.imports(household.path("folder")), "nothing in folder that larder reads")
    expectError(try household.imports(household.path("dangling")), "There is no file")
    expectError(try household.imports(household.path("nothing")), "is empty")
    expectError(try household.imports(household.path("x")), "nothing that larder can read")
    expectError(try household.imports(household.path("gz")), "is broken")
    #expect(!household.exists("home/reference.db"))
  }

  @Test func `a missing program is named with its package`() throws {
    try household.write(productLines(0..<3), to: "lines")
    try household.shell("zip -q lines.zip lines")
    let run = try household.imports(household.path("lines.zip"), environment: ["PATH": household.path("none")])
    expectError(run, "unzip is needed: apt-get install unzip")
  }

  @Test func `no command to the terminal comes out of what was imported`() throws {
    let name = "tea \\u001b[31m\\u0007\\u202e\\u009b2J"
    try household.write(productLine(1, name: name) + "\n", to: "\u{1B}[31mlines")
    #expect(try household.imports(household.path("\u{1B}[31mlines")).isPrintable)
    #expect(try household.references().allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test func `a line without an end is no table, and is not looked at for long`() throws {
    for text in ["<x>" + String(repeating: "<a b=\"c\"/>", count: 60_000), String(repeating: "a;", count: 200_000)] {
      try household.write(text, to: "line")
      expectError(try household.imports(household.path("line")), "nothing that larder can read")
    }
  }
}
