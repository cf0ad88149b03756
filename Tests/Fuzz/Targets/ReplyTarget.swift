import JSON
import LanguageModels

/// What providers of models answer: event streams and JSON, to the reader of each dialect, whole and in pieces; and as the
/// body of an error.
struct ReplyTarget: FuzzTarget {
  static let name = "replies"

  private let dialects: [any Dialect] = [OpenAIDialect(), AnthropicDialect(), GeminiDialect()]

  /// What came of an answer.
  private enum Outcome: Equatable {
    case reply(WireReply)
    case failure(WireError)
  }

  func take(_ bytes: [UInt8]) throws {
    let piece = 1 + bytes.count % 7
    for dialect in dialects {
      let whole = outcome(dialect, bytes, piece: max(bytes.count, 1))
      let cut = outcome(dialect, bytes, piece: piece)
      try BrokenPromise.unless(whole == cut, "\(dialect.name): pieces of \(piece) say something else")
      if case .reply(let reply) = whole { _ = reply.modelReply }
      for status in [200, 400, 429, 503] { _ = dialect.error(status: status, contentType: nil, body: bytes[...]) }
    }
  }

  private func outcome(_ dialect: any Dialect, _ bytes: [UInt8], piece: Int) -> Outcome {
    var reader = dialect.reader()
    do throws(WireError) {
      for start in stride(from: 0, to: bytes.count, by: piece) {
        _ = try reader.feed(bytes[start..<min(start + piece, bytes.count)])
      }
      return .reply(try reader.finish())
    } catch {
      return .failure(error)
    }
  }
}
