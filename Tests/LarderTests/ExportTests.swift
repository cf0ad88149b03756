import JSON
import Testing

private func kinds(_ document: String) throws -> [String: Int] {
  let value = try #require(JSONValue(text: document))
  #expect(value["format"] == "larder export 2")
  let kinds = (value["records"]?.array ?? []).compactMap { record -> String? in
    guard case .object(let members) = record else { return nil }
    return members["kind"]?.string ?? members.keys.first
  }
  return Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
}

@Test(arguments: [[], ["-"]])
func `everything goes to standard output as one document`(path: [String]) throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  let run = try household.run(["export"] + path)
  #expect(run.exit == 0)
  #expect(run.asides.isEmpty)
  let kinds = try kinds(run.output)
  #expect(kinds["entry"] == 1 && kinds["meal"] == 1 && kinds["profile"] == 1)
}

@Test func `a file of everything is the owner's alone`() throws {
  let household = try Household()
  _ = try household.run("say", "--yes", "had 200g pasta for lunch")
  let run = try household.run("export", household.path("all.json"))
  #expect(run.exit == 0)
  #expect(run.output.isEmpty)
  #expect(run.asides == "Written: \(household.path("all.json"))\n")
  #expect(household.mode(of: "all.json") == 0o600)
  #expect(try household.read("all.json") == household.run("export").output)
}

@Test func `a file that is there is never written over`() throws {
  let household = try Household()
  try household.write("mine", to: "all.json")
  let run = try household.run("export", household.path("all.json"))
  #expect(run.exit == 1)
  #expect(run.asides == "larder: \(household.path("all.json")) is there already. Choose another name.\n")
  #expect(try household.read("all.json") == "mine")
}

@Test func `a file that cannot be written is said`() throws {
  let household = try Household()
  let path = household.path("nowhere/all.json")
  let run = try household.run("export", path)
  #expect(run.exit == 1)
  #expect(run.asides == "larder: \(path) could not be written. Is the folder there and writable?\n")
}

@Test func `the conversation writes the same file`() throws {
  let household = try Household()
  let script = "+300 soup\ny\n/export \(household.path("all.json"))\n/export \(household.path("all.json"))\n/export\n"
  let run = try household.run(input: script)
  #expect(run.exit == 1)
  #expect(try household.read("all.json") == household.run("export").output)
  #expect(run.asides.contains("all.json is there already. Choose another name.\n"))
  #expect(run.asides.contains("Which file? For example: /export larder.json\n"))
}
