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
    let (whole, cut) = bytes.wholeAndCut
    for dialect in dialects {
      let whole = outcome(dialect, whole)
      try BrokenPromise.unless(
        outcome(dialect, cut) == whole, "\(dialect.name): pieces of \(bytes.pieceSize) say something else")
      if case .reply(let reply) = whole { _ = reply.modelReply }
      // One status for an input, so that more inputs are read in the same time.
      let status = [200, 400, 429, 503][bytes.count % 4]
      _ = dialect.error(status: status, contentType: nil, body: bytes[...])
    }
  }

  private func outcome(_ dialect: any Dialect, _ pieces: [[UInt8]]) -> Outcome {
    var reader = dialect.reader()
    do throws(WireError) {
      for piece in pieces { _ = try reader.feed(piece[...]) }
      return .reply(try reader.finish())
    } catch {
      return .failure(error)
    }
  }
}
