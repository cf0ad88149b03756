import JSON
import Testing

@Suite(
  .serialized, .enabled(if: Peer.isRunning, "`make peer-test` installs and starts the model server that they ask"))
struct PeerTests {
  private let household: Household

  init() throws {
    household = try Household()
  }

  @Test(arguments: Peer.all)
  func `a whole conversation with tools`(peer: Peer) async throws {
    try await peer.play("conversation")
    let run = try household.converse(
      with: peer, "the bowl from the corner place", "y", "so how does it look", "how long do they keep")
    let refused = try household.converse(with: peer.with(model: "refusing"), "and now?")
    let events = try events(of: run)

    let proposals = events.filter { $0["event"] == "proposal" }
    #expect(proposals.map { $0["summary"] } == ["lunch, 393 kcal"])
    #expect(proposals.map { $0["tool"] } == ["log_meal"])
    #expect(events.filter { $0["event"] == "saved" }.map { $0["kcal"] } == [393])
    let cards = events.filter { $0["event"] == "card" }
    #expect(cards.first?["facts"]?["eaten"]?["kcal"] == 393)
    let texts = events.filter { $0["event"] == "text" }.compactMap { $0["text"]?.string }
    #expect(texts.contains("Here is the bowl."))
    #expect(texts.contains("A light day so far."))
    #expect(texts.contains("Dried beans keep for years, “crème fraîche” for days. 🫘"))
    let sentences = try errors(in: self.events(of: refused))
    #expect(sentences == ["\(peer.provider) refused the key. Check it, or use /model builtin."])
    #expect(run.isPrintable)
    #expect(!(run.output + refused.output).contains("secret-of-tests"))

    #expect(try household.eaten() == 393)
    #expect(try foods() == ["rice, cooked", "chicken breast, cooked"])
    #expect(try await peer.findings().isEmpty)
    #expect(try await peer.unsaid().isEmpty)
  }

  @Test(arguments: Peer.all)
  func `every result goes back to its call, and every answer is streamed`(peer: Peer) async throws {
    try await peer.play("conversation")
    _ = try household.converse(with: peer, "the bowl from the corner place", "y", "so how does it look")
    let requests = try await peer.requests()
    #expect(requests.map(\.status) == [200, 200, 200, 200])
    #expect(requests.map(\.calls.count) == [0, 1, 1, 3])
    for request in requests {
      #expect(request.results == request.calls)
      #expect(request.isStreamed)
      #expect(request.offersTools)
    }
  }

  @Test(arguments: Peer.plain)
  func `a busy server is asked again, and not before the time that it names`(peer: Peer) async throws {
    try await peer.play("busy")
    let events = try events(of: household.converse(with: peer, "how long do they keep"))
    #expect(events.last { $0["event"] == "text" }?["text"] == "Dried beans keep for years.")
    #expect(errors(in: events).isEmpty)
    #expect(try await peer.requests().map(\.status) == [429, 503, 200])
    #expect(try await peer.findings().isEmpty)
  }

  @Test(arguments: Peer.plain)
  func `a server that stays overloaded is left alone`(peer: Peer) async throws {
    try await peer.play("overloaded")
    let events = try events(of: household.converse(with: peer, "how long do they keep"))
    #expect(errors(in: events).count == 1)
    #expect(try await peer.requests().map(\.status) == [503, 503, 503])
  }

  @Test(arguments: Peer.plain)
  func `an answer that breaks off before it says anything is asked for again`(peer: Peer) async throws {
    try await peer.play("broken-off")
    let run = try household.converse(with: peer, "the soup from the corner place", "y")
    #expect(try household.eaten() == 300)
    #expect(errors(in: try events(of: run)).isEmpty)
    #expect(try await peer.findings().isEmpty)
    #expect(try await peer.unsaid().isEmpty)
  }

  @Test(arguments: Peer.plain, ["unknown-tool", "unreadable-call"])
  func `a call that cannot be followed proposes nothing, and the model is told`(
    peer: Peer, file: String
  ) async throws {
    try await peer.play(file)
    let events = try events(of: household.converse(with: peer, "the soup from the corner place"))
    #expect(!events.contains { $0["event"] == "proposal" })
    #expect(events.last { $0["event"] == "text" }?["text"] == "What was in it?")
    #expect(try await peer.requests().last?.results.count == 1)
    #expect(try household.eaten() == .null)
  }

  @Test(arguments: Peer.encrypted)
  func `a certificate that nobody vouches for is refused in plain words, and nothing is asked`(
    peer: Peer
  ) async throws {
    try await peer.play("conversation")
    let run = try household.converse(with: peer.doubted, "the bowl from the corner place")
    let sentence = "The certificate of \(peer.provider) is not trusted. Check the address and the clock."
    #expect(errors(in: try events(of: run)).first == sentence)
    #expect(try await peer.requests().isEmpty)
  }
}

extension PeerTests {
  private func events(of run: ProgramRun) throws -> [JSONValue] {
    try run.lines.map { try #require(JSONValue(text: $0), "\($0)") }
  }

  private func errors(in events: [JSONValue]) -> [String] {
    events.filter { $0["event"] == "error" }.compactMap { $0["sentence"]?.string }
  }

  /// The names of what was eaten today.
  private func foods() throws -> [String] {
    let meals = try household.today()["meals"]?.array ?? []
    return meals.flatMap { $0["entries"]?.array ?? [] }.compactMap { $0["name"]?.string }
  }
}
