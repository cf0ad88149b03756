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

  /// Has settings and a weekly report in the document.
  private func resolve() throws -> String {
    #expect(try household.run(input: "/markers us\n/report last\n").exit == 0)
    _ = try household.run("export", household.path("again.json"))
    return household.path("again.json")
  }

  /// The settings and the reports of a home, but for those that a conversation makes by itself.
  private func notes(of household: Household) throws -> [JSONValue?] {
    let document = try JSONValue(text: household.run("export").output)
    guard case .object(let settings)? = document?["settings"] else { return [] }
    return [.object(settings.filter { $0.key.hasPrefix("markers") }), document?["reports"]]
  }

  private static let ways: [(command: [String], later: String?)] = [
    (["import", "--yes"], nil), (["import"], nil), (["import"], "/pending\ny\n"), (["import"], "/pending\nlater\n"),
  ]

  @Test(arguments: ways)
  func `settings and reports come along into an empty home, whenever the yes comes`(
    way: (command: [String], later: String?)
  ) throws {
    let document = try resolve()
    let isAnswered = way.command.count > 1 || way.later != nil
    _ = try other.run(way.command + [document], input: isAnswered ? "" : "y\n")
    if let later = way.later { _ = try other.run(input: later) }
    if way.later?.contains("later") == true { #expect(try other.run(input: "/pending\ny\n").exit == 0) }
    #expect(try notes(of: other) == notes(of: household))
    #expect(try notes(of: other).allSatisfy { ![.array([]), .object([:])].contains($0) })
  }

  @Test func `settings and reports come where all was undone, go with an undo, and come back with a redo`() throws {
    let document = try resolve()
    _ = try other.run("say", "--yes", "drank 1 glass of water")
    _ = try other.run("say", "--yes", "undo")
    let before = try notes(of: other)
    let run = try other.run("import", "--yes", document)
    #expect(run.output.contains("Also taken in: 1 weekly report and the settings."))
    #expect(try notes(of: other) == notes(of: household))
    let undo = try other.run("say", "--yes", "undo")
    #expect(undo.output.contains("The settings and weekly reports that came with it go, too."))
    #expect(try notes(of: other) == before)
    let redo = try other.run("say", "--yes", "redo")
    #expect(redo.output.contains("The settings and weekly reports that went with it come back, too."))
    #expect(try notes(of: other) == notes(of: household))
  }

  @Test func `a report that is not here is taken in though every record is here`() throws {
    _ = try other.run("import", "--yes", document)
    let run = try other.run("import", "--yes", try resolve())
    #expect(run.lines.last?.hasPrefix("Done: import of again.json, 1 weekly report.") == true)
    #expect(try notes(of: other).last == notes(of: household).last)
    #expect(try other.run("import", household.path("again.json")).output == "Nothing is new in again.json.\n")
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
