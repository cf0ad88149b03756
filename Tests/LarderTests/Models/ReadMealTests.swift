import FoundationEssentials
import JSON
import Testing

/// A small picture of nothing in particular: 48 by 48 points.
private let plate =
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAs0lEQVR42s3CCTYCAABF0bewvzBJRRQyZShlJsNW/rJs491z6V5U6SCqdD+qdBhVehBV"
  + "OooqHUeVTqJKD6NKj6JKp1Glx1GlJ1Gls6jSeVTpaVTpWVTpeVTpIqr0Iqr0Mqr0Kqr0Oqr0Jqp0GVV6G1V6F1V6H1X6EFW6iipdR5U+RpVuokq3UaVP"
  + "UaXPUaUvUaWvUaVvUaXvUaUfUaWfUaVfUaW7qNLvqNKfqNLfqNK/qP4DfA0wU04eWVYAAAAASUVORK5CYII="

private let seen = """
  {"title":"Salmon with rice","description":"A plate.","foods":[{"food":"boiled white rice","grams":180,\
  "confidence":0.9},{"food":"salmon","grams":120,"confidence":0.8},{"food":"butter","grams":10,"confidence":0.2}]}
  """

private let search = ProcessInfo.processInfo.environment["PATH"] ?? ""

/// Whether the programs are there that turn a picture into one that a model is shown.
private let seesPictures = search.split(separator: ":").contains {
  FileManager.default.isExecutableFile(atPath: "\($0)/vipsthumbnail")
}

/// A picture of a meal is read by the model that is named, and by none else; what is said of it fits the schema.
@Suite(.enabled(if: seesPictures, "`make tools` installs what makes pictures smaller"))
struct ReadMealTests {
  private let household: Household

  init() throws {
    household = try Household()
    let bytes = try #require(Data(base64Encoded: plate))
    try bytes.write(to: URL(filePath: household.path("meal.png")))
  }

  private func read(_ answer: String, _ options: String...) throws -> (run: ProgramRun, asked: [JSONValue]) {
    let quoted = String(JSONValue.string(answer).text.dropFirst().dropLast())
    let models = try ModelServer(ModelServer.text(quoted))
    let words = Household.hereAndNow + models.options + ["read", household.path("meal.png")] + options
    let run = try Household.larder(
      words, environment: ["OPENAI_API_KEY": "sk-secret-of-tests", "PATH": search, "LARDER_HOME": household.home])
    return (run, models.bodies)
  }

  @Test func `in both shapes at once`() throws {
    let (run, asked) = try read(seen, "--json")
    #expect(run.exit == 0)
    let said = try #require(JSONValue(text: run.output))
    #expect(said["kind"] == "meal" && said["title"] == "Salmon with rice" && said["success"] == true)
    #expect(said["totalGrams"] == 300 && said["healthScore"]?.wholeNumber != nil)
    #expect(said["analysis"]?["foods"]?.array?.count == 3)
    #expect(said["analysis"]?["timestamp"] == "2026-11-20T12:30:00+01:00")
    // The model was sent a picture and no tools.
    #expect(asked.count == 1)
    #expect(asked.first?["tools"] == nil)
    #expect(asked.first?.text.contains("data:image/jpeg;base64,") == true)
    // The request is counted in the household's database; nothing is saved there.
    #expect(try household.eaten() == .null)
  }

  @Test func `as a card`() throws {
    let run = try read(seen).run
    #expect(run.lines.contains { $0.hasPrefix("Meal: Salmon with rice") })
    #expect(run.lines.contains("Not seen for sure, and not counted: butter."))
    #expect(run.isPrintable)
  }

  @Test func `without food it says so`() throws {
    let run = try read(#"{"title":"A cat","foods":[]}"#, "--json").run
    let said = try #require(JSONValue(text: run.output))
    #expect(said["success"] == false && said["kind"] == "meal" && said["analysis"]?["foods"] == [])
  }

  @Test func `an answer in another form is none`() throws {
    let run = try read("I see rice. Saved!", "--json").run
    #expect(JSONValue(text: run.output)?["kind"] == "unreadable")
    #expect(run.exit == 4)
    #expect(!run.output.contains("Saved"))
  }

  @Test func `without a model it needs one`() throws {
    let run = try Household.larder(
      ["--home", household.home, "read", household.path("meal.png"), "--json"], environment: ["PATH": search])
    let said = try #require(JSONValue(text: run.output))
    #expect(said["kind"] == "unreadable")
    #expect(said["reason"]?.string?.contains("needs a model that sees pictures") == true)
  }

  @Test(.enabled(if: SchemaValidator.isThere, SchemaValidator.absence), arguments: [seen, #"{"title":"","foods":[]}"#])
  func `fits the schema that ships with larder, by a validator that others wrote`(answer: String) throws {
    let said = try read(answer, "--json").run.output
    let schema = try Household.larder(["read", "--schema"]).output
    #expect(try SchemaValidator.faults(in: said, by: schema) == "")
    let broken = said.replacing(#""kind":"meal""#, with: #""kind":"stew""#)
    #expect(try SchemaValidator.faults(in: broken, by: schema) != "")
  }
}

/// The validator of JSON Schema that Python's registry has.
private enum SchemaValidator {
  static let absence: Comment = "`make schema-test` installs the validator that others wrote"
  /// The Python that has it: of `make schema-test`, else the machine's.
  private static let python = ProcessInfo.processInfo.environment["LARDER_SCHEMA_PYTHON"] ?? "python3"
  static let isThere = (try? run("import jsonschema", []))?.exit == 0

  /// What does not fit, a line each.
  static func faults(in document: String, by schema: String) throws -> String {
    let script = """
      import json, sys, jsonschema
      schema, document = map(json.loads, sys.argv[1:])
      jsonschema.Draft202012Validator.check_schema(schema)
      for fault in jsonschema.Draft202012Validator(schema).iter_errors(document): print(fault.message)
      """
    let run = try run(script, [schema, document])
    return run.exit == 0 ? run.output : run.asides
  }

  private static func run(_ script: String, _ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(
      "/usr/bin/env", ["-S", python, "-W", "ignore", "-c", script] + arguments, input: [], environment: ["PATH": search]
    )
  }
}
