import Conversation
internal import EmbeddedMessages
import JSON
import LanguageModels
internal import Messages
import Proposals
import Services
import Store
import Testing

/// A conversation while another terminal saves.
struct OtherTerminalTests {
  let home: Home

  init() throws { home = try Home() }

  private func converse(_ lines: [String]) async throws -> InterruptedConsole {
    let console = InterruptedConsole(lines, by: home)
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .builtIn, console: console, environment: home.environment)
    _ = await session.run()
    return console
  }

  @Test func `what was saved last is what was saved in this conversation`() async throws {
    let console = try await converse(["2 eggs for lunch", "y", "@", "actually 3 eggs", "y"])
    let card = try #require(console.proposals.last?.card)
    #expect(card.title.english == "Change lunch, Fri 20 Nov")
    let remark = "This was saved last in this conversation. Another terminal has saved since: dinner, "
    #expect(card.notes.english.last?.hasPrefix(remark) == true)
    #expect(console.saved.count == 2)
  }

  @Test func `where nothing was saved in it, the last of all is meant, and the card names the meal`() async throws {
    let console = try await converse(["@", "actually 3 eggs", "y"])
    let card = try #require(console.proposals.last?.card)
    #expect(card.title.english == "Change dinner, Fri 20 Nov")
    #expect(card.notes.english.isEmpty)
  }
}

/// Gives lines; at "@" another terminal saves a dinner.
private final class InterruptedConsole: Console {
  private var lines: ArraySlice<String>
  private let home: Home
  private(set) var proposals: [Proposal] = []
  private(set) var saved: [SavedNote] = []

  init(_ lines: [String], by home: Home) {
    self.lines = lines[...]
    self.home = home
  }

  func nextInput(_ prompt: Conversation::Prompt) -> ConsoleInput {
    if lines.first == "@" {
      lines.removeFirst()
      do { try saveDinner() } catch { Issue.record(error) }
    }
    return lines.popFirst().map { .line(TypedLine(typed: $0)) } ?? .end
  }

  private func saveDinner() throws {
    let arguments: JSONValue = ["items": [["food": "eggs", "quantity": 2]], "slot": "dinner"]
    let call = ToolCall(id: "1", tool: LogMeal().name, arguments: arguments)
    guard case .proposal(let proposal) = try Toolbox.all.run(call, in: home.context()),
      case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y"))
    else { return }
    _ = try home.store.commit(confirmed, at: home.now)
  }

  func show(_ event: SessionEvent) {
    switch event {
    case .proposal(let proposal): proposals.append(proposal)
    case .saved(let note): saved.append(note)
    default: return
    }
  }
}
