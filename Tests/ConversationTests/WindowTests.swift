import Calls
import Conversation
import JSON
import LanguageModels
import Testing

/// What of a conversation a model is sent, and what is done where it is too much or breaks off.
struct WindowTests {
  private let home: Home

  init() throws { home = try Home() }

  /// Reads so many tokens, or breaks off as it is told.
  private final class NarrowModel: LanguageModel {
    let provider = "narrow"
    let context: Int?
    let most: Int
    private(set) var requests: [ModelRequest] = []
    private(set) var refused = 0
    var failures: [ModelError] = []
    var shownBefore = ""

    init(most: Int, context: Int? = nil) {
      self.most = most
      self.context = context
    }

    func served() async -> ServedModel? { context.map { ServedModel(context: $0) } }

    func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
      if !failures.isEmpty {
        onText(shownBefore)
        throw failures.removeFirst()
      }
      // Each seven bytes of what goes over the wire are two tokens.
      let wire = OpenAIDialect().request(for: request, settings: DialectSettings(model: "m", hasStrictTools: false))
      guard wire.body.count * 2 / 7 <= most else {
        refused += 1
        throw .contextTooLong(provider: provider)
      }
      requests.append(request)
      guard case .user(let line)? = request.messages.last else { return ModelReply() }
      if line.hasPrefix("show") { return ModelReply(calls: [call("show_day", id: "s\(requests.count)")]) }
      if line.hasPrefix("more") {
        return ModelReply(calls: [call("more_tools", ["topic": "foods"], id: "t\(requests.count)")])
      }
      let items: JSONValue = ["items": [["food": "rice", "quantity": 100, "unit": "g"], ["food": "apple"]]]
      return ModelReply(calls: [call("log_meal", items, id: "c\(requests.count)")])
    }
  }

  private func day(_ turns: Int) -> [String] {
    (1...turns).flatMap { number in
      let lines = ["and at \(number % 12 + 1) o'clock we had some more of that rice, and an apple with it", "y"]
      return number % 5 == 0 ? lines + ["show me the day"] : number % 7 == 0 ? lines + ["more about foods"] : lines
    }
  }

  @Test(arguments: [4_096, nil] as [Int?])
  func `4,096 tokens are enough for a whole day`(said: Int?) async throws {
    let model = NarrowModel(most: 4_096, context: said)
    let (_, console) = try await home.converse(day(40), with: model) { $0.prompt = Prompts.embedded }
    #expect(console.saved.count == 40)
    #expect(console.errors.isEmpty)
    // A server that says what it reads is never sent too much; others are once or twice.
    #expect(said == nil ? (1...3).contains(model.refused) : model.refused == 0)
  }

  @Test func `a model with room hears all of a day`() async throws {
    let model = NarrowModel(most: 1_000_000)
    let (_, console) = try await home.converse(day(20), with: model)
    #expect(console.saved.count == 20)
    let first = try #require(model.requests.first?.messages.first)
    #expect(model.requests.last?.messages.first == first)
  }

  @Test func `a long conversation is cut between turns, to half`() async throws {
    let model = NarrowModel(most: 1_000_000)
    _ = try await home.converse(day(70), with: model)
    var cuts = 0
    for (before, after) in zip(model.requests, model.requests.dropFirst())
    where after.messages.first != before.messages.first {
      cuts += 1
      guard case .user? = after.messages.first else {
        Issue.record("cut within a turn")
        continue
      }
      #expect(after.messages.count < before.messages.count * 2 / 3)
    }
    #expect((1...8).contains(cuts))
    for request in model.requests { #expect(RequestRules.broken(by: request.messages) == nil) }
  }

  @Test func `what is too long at once is said`() async throws {
    let model = NarrowModel(most: 100)
    let (_, console) = try await home.converse(["tell me a story"], with: model)
    #expect(console.errors.first?.contains("too long for narrow") == true)
  }

  @Test(arguments: [
    ModelError.brokenOff(provider: "narrow"), .timedOut(provider: "narrow"), .malformedReply(provider: "narrow"),
  ])
  func `an answer that breaks off while it is shown is asked for once more`(error: ModelError) async throws {
    let model = NarrowModel(most: 1_000_000)
    model.failures = [error]
    model.shownBefore = "Let me see. "
    let (_, console) = try await home.converse(["rice and an apple", "y"], with: model)
    #expect(console.saved.count == 1 && console.errors.isEmpty)
    let again = NarrowModel(most: 1_000_000)
    (again.failures, again.shownBefore) = ([error, error], "Let me see. ")
    #expect(try await home.converse(["tell me a story"], with: again).console.errors.count == 1)
  }

  @Test func `a mute refusal is told, and programs are told which it is`() async throws {
    let (code, console) = try await home.converse(["tell me a story"], [ModelReply(stop: .refused)])
    let reasons = console.events.compactMap { $0.facts?["reason"]?.string }
    #expect(reasons == ["refused"] && code == .provider)
  }

  @Test(arguments: [
    (ModelError.keyRefused(provider: "p"), "key_refused"), (.rateLimited(provider: "p", seconds: 3), "rate_limited"),
    (.filtered(provider: "p"), "refused"), (.brokenOff(provider: "p"), "broken_off"),
    (.malformedReply(provider: "p"), "malformed_reply"), (.timedOut(provider: "p"), "timed_out"),
  ])
  func `programs are told what went wrong`(error: ModelError, reason: String) {
    #expect(SessionEvent.error(SessionError.about(error)).facts?["reason"]?.string == reason)
  }

  @Test func `a server that leaves the tools out is told of once`() async throws {
    final class Toolless: LanguageModel {
      let provider = "toolless"
      func served() async -> ServedModel? { ServedModel(dropsTools: true) }
      func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
        ModelReply(text: "Well.")
      }
    }
    let (_, console) = try await home.converse(["tell me a story", "another"], with: Toolless())
    let told = console.lines100.filter { $0.contains("leaves out the tools") }
    #expect(told.count == 1)
  }
}

extension Prompts {
  fileprivate static var embedded: String { (try? Prompts())?.conversation.text ?? "" }
}
