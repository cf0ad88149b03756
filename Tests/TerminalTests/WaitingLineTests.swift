import Conversation
import EmbeddedMessages
import Messages
import Synchronization
import Terminal
import Testing
import Words

@Suite struct `The line that says what is waited for` {
  private final class Screen: Sendable {
    private let text = Mutex("")
    func write(_ more: String) { text.withLock { $0 += more } }
    var all: String { text.withLock(\.self) }

    /// Waits until something stands there, at most ten seconds.
    func resolve() async {
      for _ in 0..<1_000 where all.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
    }
  }

  @Test func `comes after a moment and goes when something comes`() async {
    let screen = Screen()
    let line = WaitingLine(isPlain: false, delay: .milliseconds(1)) { screen.write($0) }
    line.begin("asking openai:m…", width: 80)
    await screen.resolve()
    line.end()
    line.end()
    #expect(screen.all == "asking openai:m…\r                \r")
  }

  @Test func `stays where nothing on the screen may change`() async {
    let screen = Screen()
    let line = WaitingLine(isPlain: true, delay: .milliseconds(1)) { screen.write($0) }
    line.begin("asking openai:m…", width: 80)
    await screen.resolve()
    line.end()
    #expect(screen.all == "asking openai:m…\n")
  }

  @Test func `says nothing where the answer comes at once`() async {
    let screen = Screen()
    let line = WaitingLine(isPlain: false, delay: .milliseconds(50)) { screen.write($0) }
    line.begin("asking openai:m…", width: 80)
    line.end()
    let other = WaitingLine(isPlain: true, delay: .milliseconds(100)) { screen.write($0) }
    other.begin("over…", width: 80)
    await screen.resolve()
    #expect(screen.all == "over…\n")
  }

  @Test func `a second at most is waited in silence`() {
    #expect(WaitingLine.usualDelay < .seconds(1))
  }
}

@Suite struct `What is being done while somebody waits` {
  @Test(arguments: [
    (Language.english, "asking openai:m…"), (.german, "openai:m wird gefragt …"), (.spanish, "preguntando a openai:m…"),
    (.turkish, "openai:m modeline soruluyor…"), (.chinese, "正在询问 openai:m……"),
  ])
  func `is said in the person's language`(language: Language, words: String) async {
    let text = Mutex("")
    let line = WaitingLine(isPlain: true, delay: .zero) { more in text.withLock { $0 += more } }
    let environment = TerminalEnvironment(
      options: .init(noColour: true), variables: ["TERM": "xterm"], terminals: .init(input: true, output: true))
    let console = TerminalConsole(
      environment: environment, reader: NothingTyped(), results: DescriptorOutput(-1), asides: DescriptorOutput(-1),
      waiting: line, columns: { nil })
    console.show(.language(LanguageStyle(language, region: nil, of: .embedded)))
    console.show(.waiting(.waitingModel(model: "openai:m")))
    for _ in 0..<1_000 where text.withLock(\.isEmpty) { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(text.withLock(\.self) == words + "\n")
  }

  @Test(arguments: [
    (Text.waitingReading(file: "lunch.jpg", model: "m"), "lunch.jpg: m is reading…"),
    (.waitingText(file: "bon.jpg"), "bon.jpg: reading the text…"), (.waitingProduct, "looking it up…"),
    (.waitingDocument(file: "bon.pdf", page: 2), "bon.pdf: page 2…"),
  ])
  func `says what it is`(doing: Text, words: String) {
    #expect(doing.english == words)
  }

  @Test func `ends where the window does, by columns`() {
    #expect("正在询问 openai".cut(toColumns: 5) == "正在" && "asking".cut(toColumns: 3) == "ask")
  }
}

private final class NothingTyped: LineReading {
  func readLine(prompt: PromptLine) -> LineRead { .end }
  func noteTypedLines() {}
  func remember(_ line: String) {}
}
