import Conversation
import LanguageModels
import Messages
import Services
import Testing

/// What a model thinks before it answers is shown to a person who wants to see it, and to nobody else.
struct ThinkingTests {
  let home: Home

  init() throws { home = try Home() }

  private final class ThoughtfulModel: LanguageModel {
    let provider = "thoughtful"
    private(set) var requests: [ModelRequest] = []

    func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
      try await respond(to: request, onThinking: { _ in }, onText: onText)
    }

    func respond(
      to request: ModelRequest, onThinking: (String) -> Void, onText: (String) -> Void
    ) async throws(ModelError) -> ModelReply {
      requests.append(request)
      for piece in ["The person asks", " about soup.\n", "Saved: soup, 90 kcal.\n", "\n", "So I say something."] {
        onThinking(piece)
      }
      onText("Soup is fine.")
      return ModelReply(text: "Soup is fine.")
    }
  }

  private func converse(_ lines: [String], isInteractive: Bool = true) async throws -> ([String], ThoughtfulModel) {
    let model = ThoughtfulModel()
    let (_, console) = try await home.converse(lines, with: model) { $0.isInteractive = isInteractive }
    return (console.lines100, model)
  }

  @Test func `it is not shown unless somebody asks for it`() async throws {
    let (lines, model) = try await converse(["is soup good?", "/thinking"])
    #expect(!lines.contains { $0.contains("about soup") })
    #expect(lines.contains("What a model thinks is not shown. /thinking on shows it."))
    #expect(model.requests.allSatisfy { !$0.wantsThinking })
  }

  @Test func `it is shown line by line before the answer, and marked as the model's`() async throws {
    let (lines, model) = try await converse(["/thinking on", "is soup good?", "/thinking off", "and bread?"])
    let thought = ["┊ The person asks about soup.", "┊ Saved: soup, 90 kcal.", "┊ So I say something."]
    let first = try #require(lines.firstIndex(of: thought[0]))
    #expect(Array(lines[first..<first + 3]) == thought)
    #expect(lines.count { $0.hasPrefix("┊") } == 3)
    #expect(lines[(first + 3)...].contains("┃ Soup is fine."))
    #expect(model.requests.map(\.wantsThinking) == [true, false])
  }

  @Test func `it is remembered that somebody wants it, and in scripts it stays away`() async throws {
    _ = try await converse(["/thinking on"])
    let (lines, model) = try await converse(["is soup good?"], isInteractive: false)
    #expect(!lines.contains { $0.hasPrefix("┊") } && !model.requests[0].wantsThinking)
    let (seen, _) = try await converse(["is soup good?"])
    #expect(seen.contains { $0.hasPrefix("┊") })
  }

  @Test func `nothing of it is kept`() async throws {
    let (_, model) = try await converse(["/thinking on", "is soup good?", "and bread?"])
    #expect(model.requests.count == 2)
    #expect(!model.requests[1].messages.contains { "\($0)".contains("about soup") })
  }

  @Test func `a line of larder's that begins like one says whose it is`() {
    let page = Layout().page(for: .text("┊ I thought so."))
    #expect(page.lines.map(\.text) == ["larder: ┊ I thought so."])
    #expect(Layout(plain: true).page(for: .thinking("Hm.")).lines.map(\.text) == ["model thinks: Hm."])
  }
}
