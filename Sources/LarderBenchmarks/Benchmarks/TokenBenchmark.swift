internal import FoundationEssentials
internal import JSON
internal import LanguageModels
internal import LoopbackServer
internal import ProgramTrials

/// Counts the tokens of requests to a model: the first request that larder sends in each dialect before anything was said, and
/// the one in which a swap is chosen.
///
/// Counted are, as they go over the wire, the text of the system prompt, the JSON of the tools, and the text of the first
/// message: one word of the person, and the time and place that larder adds. What providers add themselves is not known. GPT's
/// tokenizer is that of its present models; Claude's is the last one published, with Claude 2.
struct TokenBenchmark {
  private static let most = 3_000
  private static let mostOfSwap = 120
  private static let lunch = "had 300g fries, 60g mayonnaise and 500 ml cola for lunch"
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
      try measure(
        "first request to \(provider.rawValue)", of: provider, lines: ["hello"], options: ["--no-local"], parts: 3,
        most: TokenBenchmark.most)
        + measure(
          "swap chosen by \(provider.rawValue)", of: provider, lines: [TokenBenchmark.lunch, "y", "/swap lunch"],
          options: [], parts: 2, most: TokenBenchmark.mostOfSwap)
    }
  }

  private func measure(
    _ name: String, of provider: ProviderName, lines: [String], options: [String], parts: Int, most: Int
  ) throws -> [Measurement] {
    guard let body = try firstRequest(to: provider, lines, options), let texts = SentRequest(body)?.texts,
      texts.count == parts
    else { return [Measurement.failed(name, "no request that can be read")] }
    guard let counts = try count(texts) else { return [.failed(name, "the tokenizers do not count")] }
    return counts.filter { isOwn($0.0, of: provider) }.map { measurement(name, tokenizer: $0, counts: $1, most) }
  }

  /// Whether a provider's requests are counted with this tokenizer: its own, or both where it has published none.
  private func isOwn(_ tokenizer: String, of provider: ProviderName) -> Bool {
    switch provider {
    case .openai: tokenizer.lowercased().hasPrefix("gpt")
    case .anthropic: tokenizer.lowercased().hasPrefix("claude")
    case .gemini, .ollama, .llamacpp, .compatible: true
    }
  }

  private func measurement(_ name: String, tokenizer: String, counts: [Int], _ most: Int) -> Measurement {
    let sum = counts.reduce(0, +)
    let detail = counts.map(String.init).joined(separator: " + ")
    return Measurement(
      name: "\(name), tokens of \(tokenizer)", measured: "\(sum)  (\(detail))", budget: "≤ \(most)",
      isWithin: sum <= most)
  }

  /// The body of larder's first request to a provider, which then refuses the key.
  private func firstRequest(
    to provider: ProviderName, _ lines: [String], _ options: [String]
  ) throws -> JSONValue? {
    let server = try LoopbackServer([.whole(401, body: Array("{}".utf8))])
    let child = try ChildProcess(
      workshop.program,
      workshop.arguments(home: try workshop.home(entries: 0))
        + ["--model", "\(provider.rawValue):test-model", "--base-url", server.address] + options,
      environment: [provider.keyVariable: "key"])
    child.send(lines.joined(separator: "\n") + "\n")
    child.closeInput()
    while child.receive(within: 20) {}
    child.waitForEnd()
    return server.requests.first.flatMap { JSONValue(text: String(decoding: $0.body, as: UTF8.self)) }
  }

  /// The token count of each text, by tokenizer.
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

/// The parts of a request that the model reads as tokens.
private struct SentRequest {
  /// The system prompt, the tools where there are any, and the last message.
  let texts: [String]

  /// Nil where no part can be found.
  init?(_ body: JSONValue) {
    let messages = ["input", "contents", "messages"].lazy.compactMap { body[$0]?.array }.first
    let system = body["instructions"] ?? body["system"] ?? body["systemInstruction"] ?? messages?.first
    let parts = [system.map(SentRequest.words), body["tools"]?.text, messages?.last.map(SentRequest.words)]
    texts = parts.compactMap(\.self).filter { !$0.isEmpty }
    guard !texts.isEmpty else { return nil }
  }

  /// The text of a message, in whatever parts the dialect splits it.
  private static func words(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .array(let parts): parts.map(words).joined(separator: "\n")
    case .object: ["text", "content", "parts"].lazy.compactMap { value[$0] }.first.map(words) ?? ""
    default: ""
    }
  }
}
