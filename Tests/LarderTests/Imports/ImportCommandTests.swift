import FoundationEssentials
import JSON
import Testing

struct ImportCommandTests {
  private let household: Household

  init() throws {
    household = try Household()
  }

  private func facts(_ words: String..., exit: Int32 = 0) throws -> JSONValue {
    let run = try Household.larder(
      ["--home", household.home] + Household.hereAndNow + ["import", "--json"] + words,
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.exit == exit)
    #expect(run.lines.count == 1)
    return try #require(JSONValue(text: run.output))
  }

  @Test func `a file is imported, whatever it is called and however it is packed`() throws {
    try household.write(productLines(0..<30), to: "lines")
    try household.shell("gzip -c lines > packed; zip -q archive lines; mv archive.zip archive.txt")
    for name in ["lines", "packed", "archive.txt"] {
      let other = try Household()
      let run = try other.imports(household.path(name))
      #expect(run.exit == 0)
      #expect(run.asides.isEmpty)
      #expect(run.lines.first?.hasPrefix("Open Food Facts: 30 foods.") == true)
      #expect(run.lines.contains("Foods: 30 new."))
      #expect(other.mode(of: "home/reference.db") == 0o600)
    }
  }

  @Test func `a download of tables is imported from its folder and from its zip`() throws {
    let name = "FoodData_Central_sr_legacy_food_csv_2018-04"
    try MadeUpDownload().write(to: household, name)
    try household.shell("zip -qr download.zip \(name)")
    let folder = try Household()
    let zip = try Household()
    #expect(try folder.imports(household.path(name)).lines.first?.hasPrefix("SR Legacy 2018-04: 40 foods.") == true)
    #expect(try zip.imports(household.path("download.zip")).exit == 0)
    #expect(try folder.references() == zip.references())
    #expect(try folder.references().count > 40)
  }

  @Test func `what was imported before is not read again, and a copy of it is the same`() throws {
    try household.write(productLines(0..<10), to: "one")
    _ = try household.imports(household.path("one"))
    let before = try household.references()
    try household.shell("cp one two")
    let facts = try facts(household.path("two"))
    #expect(facts["state"] == "already_there")
    #expect(try household.references() == before)
  }

  @Test func `a later file brings what is new and says what has changed`() throws {
    try household.write(productLines(0..<10), to: "one")
    _ = try household.imports(household.path("one"))
    try household.write(productLine(3, name: "Oat drink, barista") + "\n" + productLines(4..<12), to: "two")
    let facts = try facts(household.path("two"))
    #expect(facts["state"] == "complete")
    #expect(facts["added"] == 2)
    #expect(facts["changed"] == 1)
    #expect(facts["unchanged"] == 6)
  }

  @Test func `records that are no foods are counted by what is wrong with them`() throws {
    let lines = [
      productLine(1), "{\"code\":\"2\"", productLine(3, name: " "), productLine(4, country: "en:france"),
      "{\"code\":\"5\",\"product_name\":\"air\",\"countries_tags\":[\"en:germany\"]}", "not JSON",
    ]
    try household.write(lines.joined(separator: "\n"), to: "lines")
    let facts = try facts(household.path("lines"), "--country", "de")
    #expect(facts["added"] == 1)
    #expect(facts["rejected"] == ["no_name": 1, "no_nutrition": 1, "not_readable": 2, "other_country": 1])
  }

  @Test func `what is imported is no record of the household's`() throws {
    _ = try household.run("say", "--yes", "had 200g pasta")
    let before = try household.run("export").output
    try household.write(productLines(0..<10), to: "one")
    _ = try household.imports(household.path("one"))
    #expect(try household.run("export").output == before)
  }

  private static let table = """
    Code;Name;Energy (kcal/100 g);Protein (g/100 g);Carbohydrate (g/100 g);Fat (g/100 g);Sodium (mg/100 g)
    1;Quince, raw;57;0,4;13,2;0,1;4
    2;Medlar;-;0,5;tr;0,2;6

    """

  @Test func `a table from anywhere is imported by a description of its columns`() throws {
    try household.write(ImportCommandTests.table, to: "table.csv")
    let description = """
      name = Orchard 2026
      credit = The orchard
      carbohydrate = available
      unknown = -
      trace = tr
      id = Code
      food = Name
      kcal = Energy (kcal/100 g)
      protein_g = Protein (g/100 g)
      carbs_g = Carbohydrate (g/100 g)
      fat_g = Fat (g/100 g)
      sodium_mg ? = Sodium (mg/100 g)
      """
    try household.write(description, to: "mapping")
    let run = try household.imports(household.path("table.csv"), "--mapping", household.path("mapping"))
    #expect(run.exit == 0, "\(run.asides)")
    #expect(run.lines.first == "Orchard 2026: 2 foods. The orchard.")
    let again = try facts(household.path("table.csv"), "--mapping", household.path("mapping"))
    #expect(again["state"] == "already_there")
    // Another description is another import.
    try household.write(description.replacing("The orchard", with: "Its owner"), to: "mapping")
    #expect(try facts(household.path("table.csv"), "--mapping", household.path("mapping"))["unchanged"] == 2)
  }

  @Test(arguments: [
    ("kcal", "Line 1 of the description: a key and a value are wanted"), ("colour = red", "there is no key “colour”"),
    ("name = x", "“id” is missing"),
  ])
  func `a description that cannot be understood is a matter of usage`(text: String, part: String) throws {
    try household.write(text, to: "mapping")
    try household.write(ImportCommandTests.table, to: "table.csv")
    let run = try household.imports(household.path("table.csv"), "--mapping", household.path("mapping"))
    #expect(run.exit == 2)
    #expect(run.asides.contains(part) || part.contains("missing"), "\(run.asides)")
  }

  @Test func `the doctor lists what was imported, and what unpacks it`() throws {
    #expect(try household.run("doctor").lines.contains { $0.hasPrefix("foods        none imported") })
    try household.write(productLines(0..<10), to: "one")
    _ = try household.imports(household.path("one"))
    let lines = try household.run("doctor").lines
    #expect(lines.contains("foods        Open Food Facts: 10 foods, imported 2026-11-20"))
    #expect(lines.contains { $0.hasPrefix("unzip        ") })
  }

  @Test(arguments: [["import"], ["import", "x", "--country", "nowhere"], ["import", "--country"]])
  func `an import that cannot be understood is a matter of usage`(words: [String]) throws {
    #expect(try household.run(words).exit == 2)
  }

  @Test func `several files are imported one after another, and the worst end counts`() throws {
    try household.write(productLines(0..<10), to: "one")
    let run = try household.imports(household.path("missing"), household.path("one"))
    #expect(run.exit == 1)
    #expect(run.asides == "larder: There is no file “missing”.\n")
    #expect(run.lines.contains("Foods: 10 new."))
  }
}
