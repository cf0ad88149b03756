import Conversation
import FoundationEssentials
import JSON
import LanguageModels
import Testing

/// How much of each request of a day is the beginning of the request before, which providers keep.
struct CachedPrefixTests {
  private static let dialects: [any Dialect] = [
    ResponsesDialect(), OpenAIDialect(), AnthropicDialect(), GeminiDialect(),
  ]

  /// Logs what is said, looks a day up now and then, and says a few words.
  private final class DiligentModel: LanguageModel {
    let provider = "diligent"
    private(set) var requests: [ModelRequest] = []

    func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply {
      requests.append(request)
      let number = requests.count
      guard case .user(let line)? = request.messages.last else { return ModelReply(text: "Here is your card.") }
      if line.hasPrefix("how") { return ModelReply(calls: [call("show_day", id: "d\(number)")]) }
      let foods = ["rice", "apple", "bread", "cheese", "soup"]
      let items: JSONValue = [
        ["food": .string(foods[number % foods.count]), "quantity": .number(100), "unit": "g"], ["food": "tea"],
      ]
      return ModelReply(calls: [call("log_meal", ["items": items], id: "l\(number)")])
    }
  }

  /// The length of what both begin with: halves are compared, which takes a debug build far less than single bytes.
  private static func commonPrefix(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var (same, tooLong) = (0, min(one.count, other.count) + 1)
    while tooLong - same > 1 {
      let middle = (same + tooLong) / 2
      if one[same..<middle] == other[same..<middle] { same = middle } else { tooLong = middle }
    }
    return same
  }

  @Test func `nine tenths of a day of fifty turns`() async throws {
    let home = try Home()
    let model = DiligentModel()
    let lines = (1...50).flatMap { number in
      number % 6 == 0 ? ["how is the day going so far?"] : ["then I had a bit of number \(number) and some tea", "y"]
    }
    let prompt = try Prompts().conversation.text
    let (_, console) = try await home.converse(lines, with: model) { $0.prompt = prompt }
    #expect(console.saved.count == 42)
    for dialect in Self.dialects {
      let settings = DialectSettings(model: "model-1", promptCacheKey: "larder")
      let bodies = model.requests.map { request in
        // Where a mark stands is no part of what is kept.
        String(decoding: dialect.request(for: request, settings: settings).body, as: UTF8.self)
          .split(separator: #""cache_control":{"type":"ephemeral"},"#).joined()
      }
      var (kept, all) = (0, 0)
      for (before, after) in zip(bodies, bodies.dropFirst()) {
        kept += Self.commonPrefix(Array(before.utf8), Array(after.utf8))
        all += after.utf8.count
      }
      let share = Double(kept) / Double(all)
      #expect(share >= 0.9, "\(dialect.name): \(share)")
    }
  }
}
