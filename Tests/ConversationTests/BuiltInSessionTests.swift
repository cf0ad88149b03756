import Conversation
internal import EmbeddedMessages
internal import Messages
import Nutrition
import Proposals
import Store
import Testing

/// Whole conversations with the built-in interpreter, as a person types them.
struct BuiltInSessionTests {
  let home: Home

  init() throws { home = try Home() }

  private func converse(_ lines: [String]) async throws -> (code: ExitCode, console: ListeningConsole) {
    let console = ListeningConsole(lines)
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .builtIn, console: console, environment: home.environment)
    return (await session.run(), console)
  }

  @Test func `a meal is said, confirmed and shown`() async throws {
    let (code, console) = try await converse(["had 200g pasta for lunch", "y", "how was today?"])
    #expect(code == .done)
    #expect(console.saved.map(\.sentence.english) == ["Saved: lunch, 316 kcal. 1,684 of 2,000 kcal left today."])
    #expect(console.lines100.contains { $0.hasPrefix("Today, Fri 20 Nov") })
  }

  @Test func `a correction in words changes the waiting card`() async throws {
    let (code, console) = try await converse(["had 200g pasta for lunch", "make it 250g", "y"])
    #expect(code == .done)
    #expect(console.proposals.count == 2)
    #expect(console.saved.map(\.energy) == [FixedDecimal(395)])
  }

  @Test func `an edit by its line changes the waiting card`() async throws {
    let (_, console) = try await converse(["had 200g pasta for lunch", "1: 100g", "dinner", "y"])
    #expect(
      console.proposals.map(\.card.title.english) == ["Lunch, Fri 20 Nov", "Lunch, Fri 20 Nov", "Dinner, Fri 20 Nov"])
    #expect(console.saved.map(\.energy) == [FixedDecimal(158)])
  }

  @Test func `what is not understood saves nothing and is a failure`() async throws {
    let (code, console) = try await converse(["flurb the wug zzyzx", "y"])
    #expect(code == .failed)
    #expect(console.saved.isEmpty)
    #expect(try home.store.undoable() == nil)
  }
}
