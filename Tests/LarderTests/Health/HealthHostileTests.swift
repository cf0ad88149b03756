import FoundationEssentials
import JSON
import Testing

/// Files that mean harm, or are broken: one clear line each, and nothing is saved.
struct HealthHostileTests {
  private let household: Household

  init() throws { household = try Household() }

  private func refusal(_ name: String) throws -> String {
    let run = try household.healthRun("import", "--yes", household.path(name))
    #expect(run.exit == 1)
    #expect(run.output.isEmpty)
    let lines = run.asides.split(separator: "\n")
    #expect(lines.count == 1)
    return String(lines.first ?? "")
  }

  @Test func `an export that ends in the middle gives nothing`() throws {
    let whole = healthExport([(17, "300"), (18, "200")])
    try household.write(String(whole.prefix(whole.count - 40)), to: "export.xml")
    #expect(
      try refusal("export.xml")
        == "larder: export.xml ends in the middle, so nothing was taken from it. Export it again."
    )
  }

  @Test func `an archive that is cut off gives nothing`() throws {
    try household.archive(healthExport((10...28).map { ($0, "300") }), as: "export.zip")
    try household.shell("head -c 700 export.zip > cut.zip; (head -c 300 export.zip; tail -c 900 export.zip) > torn.zip")
    for name in ["cut.zip", "torn.zip"] {
      #expect(
        try refusal(name)
          == "larder: \(name) is broken or ends in the middle, so nothing was taken from it. Get it again.")
    }
    #expect(try household.earned("2026-11-17") == 0)
  }

  @Test func `an archive without an export says what could be read`() throws {
    try household.write("hello", to: "readme.txt")
    try household.shell("zip -q photos.zip readme.txt")
    #expect(try refusal("photos.zip").contains("is nothing that larder can read: an Apple Health export"))
  }

  @Test func `an archive whose names climb out writes nothing there`() throws {
    let script = """
      import zipfile
      archive = zipfile.ZipFile("slip.zip", "w")
      archive.writestr("../../climbed.xml", open("export.xml").read())
      archive.writestr("/tmp/larder-climbed/export.xml", "<ClinicalDocument/>")
      archive.close()
      """
    try household.write(healthExport([(17, "300")]), to: "export.xml")
    try household.write(script, to: "slip.py")
    try household.shell("python3 slip.py")
    let run = try household.healthRun("import", "--yes", household.path("slip.zip"))
    #expect(run.exit == 0)
    #expect(!household.exists("../climbed.xml") && !household.exists("../../climbed.xml"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/larder-climbed"))
  }

  @Test func `blanks that unpack to a thousand times their size are only passed over`() throws {
    try household.shell(
      """
      (printf '<HealthData locale="x">'; head -c 60000000 /dev/zero | tr '\\0' ' '; printf '</HealthData>') > export.xml
      zip -q -9 bomb.zip export.xml; rm export.xml
      """)
    let run = try household.healthRun("import", "--yes", household.path("bomb.zip"))
    #expect(run.exit == 0)
    #expect(run.lines == ["There are no earned calories in Apple Health, so each day has its base target."])
  }

  @Test func `entities are neither replaced nor followed`() throws {
    let laughs = (1...12).map { "<!ENTITY e\($0) \"" + String(repeating: "&e\($0 - 1);", count: 10) + "\">" }.joined()
    try household.write("secret", to: "secret.txt")
    let beginning =
      "<!DOCTYPE HealthData [<!ENTITY e0 \"ha\">\(laughs)<!ENTITY x SYSTEM \"file://\(household.path("secret.txt"))\">]>"
    let export = healthExport([(17, "300")], more: "<Record sourceName=\"&x;&e12;\"/>")
    try household.write(
      export.replacing("<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record)*>\n]>", with: beginning), to: "export.xml"
    )
    let run = try household.healthRun("import", "--yes", household.path("export.xml"))
    #expect(run.lines.last == "Saved: 1 day of earned calories, 300 kcal.")
    #expect(!run.output.contains("secret") && !run.output.contains("haha"))
  }

  @Test func `control characters neither stop it nor reach the terminal`() throws {
    try household.write(
      healthExport([(17, "3\u{B}00")]).replacing("Ada’s", with: "Ada\u{1B}[31m\u{B}’s"), to: "export.xml")
    let run = try household.healthRun("import", "--yes", household.path("export.xml"))
    #expect(run.lines.last == "Saved: 1 day of earned calories, 300 kcal.")
    try household.write("day,kcal\n2026-11-18,100\n", to: "b\u{1B}[31mand.csv")
    let table = try household.healthRun("import", "--yes", household.path("b\u{1B}[31mand.csv"))
    #expect(table.exit == 0)
    #expect(!(run.output + run.asides + table.output + table.asides).contains("\u{1B}"))
  }

  @Test func `days that can be read in two ways are asked for in one`() throws {
    try household.write("date,kcal\n03/04/2026,100\n", to: "band.csv")
    #expect(try refusal("band.csv").contains("Write them as 2026-04-03."))
  }
}
