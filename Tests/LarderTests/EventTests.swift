import JSON
import Testing

/// The keys of each event, as they are documented.
private let keys: [String: Set<String>] = [
  "model": ["event", "provider", "text", "calls", "stop", "usage"],
  "proposal": ["event", "id", "tool", "title", "summary", "items", "notes", "question"],
  "saved": ["event", "sequence", "sentence", "kcal", "days"],
  "declined": ["event", "id"],
  "draft": ["event", "id", "sentence"],
  "card": ["event", "title", "facts"],
  "text": ["event", "text"],
  "notice": ["event", "text"],
  "error": ["event", "sentence", "exit"],
  "usage": ["event", "input", "output", "cached"],
]

/// The events of a run; every line of its output is one.
private func events(_ run: ProgramRun) throws -> [JSONValue] {
  try run.lines.map { try #require(JSONValue(text: $0), "\($0)") }
}

extension JSONValue {
  fileprivate var keys: Set<String> {
    guard case .object(let members) = self else { return [] }
    return Set(members.keys)
  }
}

@Test func `every line is an object with the documented keys, and all goes to standard output`() throws {
  let script = "+300 soup\ny\n+200 bread\nn\n+100 tea\nlater\nhow was today?\nasdkjh qwe\n/foo\ny\n+50 tea\n"
  let run = try Household().run("--json", input: script)
  #expect(run.exit == 3)
  #expect(run.asides.isEmpty)
  #expect(run.isPrintable)
  let events = try events(run)
  for event in events { #expect(event.keys == keys[event["event"]?.string ?? ""], "\(event.text)") }
  let kinds = Set(events.compactMap { $0["event"]?.string })
  #expect(kinds == Set(keys.keys).subtracting(["usage"]))
}

@Test func `the events of a turn tell its story`() throws {
  let run = try Household().run("say", "--yes", "--json", "--seed", "3", "had 200g pasta for lunch")
  let events = try events(run)
  #expect(events.map { $0["event"] } == ["model", "model", "proposal", "saved"])
  let call = events[0]["calls"]?.array?.first
  #expect(call?["tool"] == "log_meal")
  #expect(call?["arguments"] == ["items": [["food": "pasta", "quantity": 200, "unit": "g"]], "slot": "lunch"])
  #expect(events[2]["summary"] == "lunch, 316 kcal")
  #expect(events[2]["question"] == "yes")
  #expect(events[2]["items"]?.array?.first?["number"] == 1)
  #expect(events[3]["kcal"] == 316)
  #expect(events[3]["days"] == ["2026-11-20"])
  #expect(events[3]["sequence"] == 1)
}

@Test func `what is kept names the proposal that it was`() throws {
  let events = try events(Household().run("say", "--json", "+300 soup"))
  #expect(events.last?["event"] == "draft")
  #expect(events.last?["id"] == events.first { $0["event"] == "proposal" }?["id"])
}

@Test func `a dry run has no event that says saved`() throws {
  let events = try events(Household().run("--dry-run", "--yes", "--json", input: "+300 soup\n"))
  #expect(events.last == ["event": "text", "text": "Dry run: not saved."])
  #expect(!events.contains { $0["event"] == "saved" })
}

@Test func `an error names its exit code`() throws {
  let events = try events(Household().run("--json", input: "/foo\n"))
  #expect(
    events == [["event": "error", "exit": 1, "sentence": "There is no command /foo. /help lists what there is."]])
}

@Test func `the same seed gives the same events`() throws {
  let runs = try (1...2).map { _ in try Household().run("--json", "--seed", "9", input: "+300 soup\ny\n+200 tea\n") }
  #expect(runs[0].output == runs[1].output)
  #expect(try Household().run("--json", "--seed", "8", input: "+300 soup\ny\n+200 tea\n").output != runs[0].output)
}
