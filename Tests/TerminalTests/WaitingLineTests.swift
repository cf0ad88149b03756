import Synchronization
import Terminal
import Testing

@Suite struct `The line that says what is waited for` {
  private final class Screen: Sendable {
    private let text = Mutex("")
    func write(_ more: String) { text.withLock { $0 += more } }
    var all: String { text.withLock(\.self) }

    /// Waits until something stands there, at most ten seconds.
    func settle() async {
      for _ in 0..<1_000 where all.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
    }
  }

  @Test func `comes after a moment and goes when something comes`() async {
    let screen = Screen()
    let line = WaitingLine(isPlain: false, delay: .milliseconds(1)) { screen.write($0) }
    line.begin("asking openai:m", width: 80)
    await screen.settle()
    line.end()
    line.end()
    #expect(screen.all == "asking openai:m…\r                \r")
  }

  @Test func `stays where nothing on the screen may change`() async {
    let screen = Screen()
    let line = WaitingLine(isPlain: true, delay: .milliseconds(1)) { screen.write($0) }
    line.begin("asking openai:m", width: 80)
    await screen.settle()
    line.end()
    #expect(screen.all == "asking openai:m…\n")
  }

  @Test func `says nothing where the answer comes at once`() async {
    let screen = Screen()
    let line = WaitingLine(isPlain: false, delay: .milliseconds(50)) { screen.write($0) }
    line.begin("asking openai:m", width: 80)
    line.end()
    let other = WaitingLine(isPlain: true, delay: .milliseconds(100)) { screen.write($0) }
    other.begin("over", width: 80)
    await screen.settle()
    #expect(screen.all == "over…\n")
  }

  @Test func `a second at most is waited in silence`() {
    #expect(WaitingLine.usualDelay < .seconds(1))
  }
}
