import JSON
import Testing

struct ImportDataTests {
  private let household: Household
  private let other: Household

  init() throws {
    household = try Household()
    _ = try household.run("say", "--yes", "had 200g pasta for lunch")
    _ = try household.run("export", household.path("larder.json"))
    other = try Household()
  }

  private var document: String { household.path("larder.json") }

  @Test func `what was exported comes into another home on a yes, and is undone as one`() throws {
    let shown = try other.run("import", document)
    #expect(shown.exit == 3)
    #expect(shown.lines.first == "larder.json")
    #expect(try other.eaten() == .null)
    let run = try other.run("import", "--yes", document)
    #expect(run.exit == 0)
    #expect(run.lines.last == "Saved: 3 new records. 1,684 of 2,000 kcal left today.")
    #expect(try other.run("export").output.contains("pasta, cooked"))
    #expect(try other.run("import", document).output == "Nothing is new in larder.json.\n")
    #expect(try other.run(input: "undo\ny\n").exit == 0)
    #expect(try other.eaten() == .null)
  }

  @Test func `a draft of an import is offered again, and imported again where the data has moved on`() throws {
    _ = try other.run("import", document)
    #expect(try other.run(input: "/pending\ny\n").output.contains("Saved: 3 new records."))
    #expect(try other.eaten() == 316)
  }

  @Test func `settings come along into an empty home`() throws {
    #expect(try household.run(input: "/markers us\n").exit == 0)
    _ = try household.run("export", household.path("again.json"))
    #expect(try other.run("import", "--yes", household.path("again.json")).exit == 0)
    let settings = { (household: Household) in
      try JSONValue(text: household.run("export").output)?["settings"]
    }
    #expect(try settings(other) == settings(household))
  }

  @Test func `a newer document and a broken one are refused in a sentence`() throws {
    let text = try household.read("larder.json")
    try household.write(text.replacing("export 2", with: "export 3"), to: "newer.json")
    let newer = try other.run("import", household.path("newer.json"))
    #expect(newer.exit == 1)
    #expect(
      newer.asides
        == "larder: newer.json was written by a newer larder. Please update larder; nothing was taken from it.\n")
    try household.write(String(text.dropLast(20)), to: "half.json")
    let half = try other.run("import", household.path("half.json"))
    #expect(half.exit == 1)
    #expect(
      half.asides.hasSuffix(
        "half.json is broken or ends in the middle, so nothing was taken from it. Export it again.\n"))
    #expect(try other.eaten() == .null)
  }

  @Test func `a document that others have laid out anew is read, control characters never arrive`() throws {
    let text = try household.read("larder.json")
    let spaced = text.replacing("{\"", with: " {\n \"").replacing(":", with: " : ").replacing("Z : ", with: "Z:")
    // Colons in moments stay as they are.
    try household.write(
      spaced.replacing(#/([0-9]) : ([0-9])/#) { "\($0.1):\($0.2)" }.replacing(#/([0-9]) : ([0-9])/#) {
        "\($0.1):\($0.2)"
      }, to: "spaced.json")
    #expect(try other.run("import", "--yes", household.path("spaced.json")).exit == 0)
    try household.write(text.replacing("pasta, cooked", with: "pasta\\u001b[2J"), to: "escape.json")
    let run = try Household().run("import", "--yes", household.path("escape.json"))
    #expect(run.exit == 1 && run.isPrintable)
  }
}
