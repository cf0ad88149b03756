internal import FoundationEssentials
internal import LanguageModels
internal import LoopbackServer
internal import ProgramTrials

/// What a request to a model costs before anything was said: the tokens of the first one that larder itself sends in each
/// dialect.
///
/// Counted are, as they go over the wire, the system prompt's text, the JSON of the tools, and the text of the first
/// message: one word of the person and what larder tells of here and now. What providers add of their own is not known.
/// GPT's tokenizer is the one of its present models; Claude's is the last that was published, with Claude 2.
struct TokenBenchmark {
  private static let most = 3_000
  private static let python = ".build/tokenizer/bin/python"
  private static let script = "Tests/Tokenizer/count.py"

  private let workshop: Workshop

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    guard FileManager.default.isExecutableFile(atPath: TokenBenchmark.python) else {
      print("No tokens are counted: `make tokenizer` installs what counts them.")
      return []
    }
    return try [ProviderName.openai, .anthropic, .gemini].flatMap { provider in
      let name = "first request to \(provider.rawValue)"
      guard let body = try firstRequest(to: provider), let parts = FirstRequest(body, of: provider) else {
        return [Measurement.failed(name, "no request that can be read")]
      }
      guard let counts = try count(parts.texts) else { return [.failed(name, "the tokenizers do not count")] }
      return counts.filter { isOwn($0.0, of: provider) }.map { measurement(name, tokenizer: $0, counts: $1) }
    }
  }

  /// A provider's requests are counted with its own tokenizer; where it has published none, with both.
  private func isOwn(_ tokenizer: String, of provider: ProviderName) -> Bool {
    switch provider {
    case .openai: tokenizer.lowercased().hasPrefix("gpt")
    case .anthropic: tokenizer.lowercased().hasPrefix("claude")
    case .gemini, .ollama, .llamacpp, .compatible: true
    }
  }

  private func measurement(_ name: String, tokenizer: String, counts: [Int]) -> Measurement {
    let sum = counts.reduce(0, +)
    let detail = counts.map(String.init).joined(separator: " + ")
    return Measurement(
      name: "\(name), tokens of \(tokenizer)", measured: "\(sum)  (\(detail))", budget: "≤ \(TokenBenchmark.most)",
      isWithin: sum <= TokenBenchmark.most)
  }

  /// The body of what larder asks first, of a provider that then refuses the key.
  private func firstRequest(to provider: ProviderName) throws -> JSONValue? {
    let server = try LoopbackServer([.whole(401, body: Array("{}".utf8))])
    let child = try ChildProcess(
      workshop.program,
      workshop.arguments(home: try workshop.home(entries: 0))
        + ["--model", "\(provider.rawValue):test-model", "--base-url", server.address, "--no-local"],
      environment: [provider.keyVariable: "key"])
    child.send("hello\n")
    child.closeInput()
    while child.receive(within: 20) {}
    child.waitForEnd()
    return server.requests.first.flatMap { JSONValue(text: String(decoding: $0.body, as: UTF8.self)) }
  }

  /// The tokens of each text, by the name of the tokenizer.
  private func count(_ texts: [String]) throws -> [(String, [Int])]? {
    let child = try ChildProcess(TokenBenchmark.python, [TokenBenchmark.script])
    child.send(JSONValue.array(texts.map { .string($0) }).text)
    child.closeInput()
    while child.receive(within: 60) {}
    child.waitForEnd()
    guard case .object(let counts)? = JSONValue(text: String(decoding: child.output, as: UTF8.self)) else { return nil }
    return counts.sorted { $0.key < $1.key }.map { name, counts in
      (name, (counts.array ?? []).compactMap { Int($0.text) })
    }
  }
}

/// The parts of a first request that are tokens to the model.
private struct FirstRequest {
  /// The system prompt, the tools, and the first message.
  let texts: [String]

  /// Nil where a part is missing.
  init?(_ body: JSONValue, of provider: ProviderName) {
    let messages = body[provider == .gemini ? "contents" : "messages"]?.array
    let system = body["system"] ?? body["systemInstruction"] ?? messages?.first
    let parts = [system.map(FirstRequest.words), body["tools"]?.text, messages?.last.map(FirstRequest.words)]
    texts = parts.compactMap(\.self).filter { !$0.isEmpty }
    guard texts.count == 3 else { return nil }
  }

  /// The words in a message, whatever parts the dialect makes of them.
  private static func words(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .array(let parts): parts.map(words).joined(separator: "\n")
    case .object: ["text", "content", "parts"].lazy.compactMap { value[$0] }.first.map(words) ?? ""
    default: ""
    }
  }
}
