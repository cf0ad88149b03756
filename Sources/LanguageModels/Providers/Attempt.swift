internal import HTTP

/// One request and its answer, which is read piece by piece.
struct Attempt {
  /// How many bytes of an error body are kept.
  private static let longestFault = 64 << 10

  private let dialect: any Dialect
  private var length: SpeechLength?
  private var isCut = false
  private var reader: any ReplyReader
  private var head: HTTPResponseHead?
  private var fault: [UInt8] = []
  private var error: WireError?
  private var hasShown = false
  private let mayBeSilent: Bool
  private let isShown: Bool

  /// - Parameters:
  ///   - mostWords: the most words of the answer's text that are read; nil for all.
  ///   - mayBeSilent: whether an empty answer is acceptable.
  ///   - isShown: whether the words are shown as they arrive.
  init(dialect: any Dialect, mostWords: Int? = nil, mayBeSilent: Bool = false, isShown: Bool = true) {
    self.dialect = dialect
    self.mayBeSilent = mayBeSilent
    self.isShown = isShown
    length = mostWords.map { SpeechLength(most: $0) }
    reader = dialect.reader()
  }

  /// Takes a part of the response.
  mutating func take(_ event: HTTPEvent, _ onThinking: (String) -> Void, _ onText: (String) -> Void) -> HTTPFlow {
    switch event {
    case .head(let head):
      self.head = head
      return .more
    case .body(let bytes): return isAnswer ? read(bytes, onThinking, onText) : keep(bytes)
    }
  }

  /// The outcome of the request.
  ///
  /// - Parameter failure: why the exchange did not finish; nil where it did.
  mutating func outcome(_ failure: TransportError?) throws(AttemptError) -> WireReply {
    do throws(AttemptError.Cause) {
      return try reply(failure)
    } catch {
      throw AttemptError(cause: error, head: head, hasShown: hasShown)
    }
  }

  private var isAnswer: Bool { head.map { (200...299).contains($0.status) } ?? false }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>, _ onThinking: (String) -> Void, _ onText: (String) -> Void
  ) -> HTTPFlow {
    do throws(WireError) {
      // What arrived together is shown together.
      var (thinking, text) = ("", "")
      for delta in try reader.feed(bytes) {
        switch delta {
        case .text(let piece): text += piece
        case .thinking(let piece): thinking += piece
        }
      }
      if !thinking.isEmpty { onThinking(thinking) }
      if !text.isEmpty {
        hasShown = isShown
        onText(text)
      }
      if length?.goesBeyond(with: text) == true {
        isCut = true
        return .stop
      }
      return reader.isOver ? .enough : .more
    } catch {
      self.error = error
      return .stop
    }
  }

  /// The part that was read of an answer that is too long: its text, without any calls.
  private var cutReply: WireReply {
    let received = reader.received
    var reply = WireReply()
    reply.text = received.text
    reply.stop = .length
    reply.usage = received.usage
    return reply
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) -> HTTPFlow {
    fault += bytes.prefix(Attempt.longestFault - fault.count)
    return fault.count < Attempt.longestFault ? .more : .stop
  }

  private mutating func reply(_ failure: TransportError?) throws(AttemptError.Cause) -> WireReply {
    if let error { throw .wire(error) }
    if isCut { return cutReply }
    guard failure?.kind != .cancelled, let head else {
      throw .transport(failure ?? TransportError(.connectionLost, host: ""))
    }
    guard isAnswer else {
      throw .wire(dialect.error(status: head.status, contentType: head.headers["content-type"], body: fault[...]))
    }
    do throws(WireError) {
      let reply = try reader.finish()
      if !reply.saidNothing || reply.stop != .finished || mayBeSilent { return reply }
    } catch {
      // Where the connection broke, that is why the answer is incomplete.
      throw failure.map { .transport($0) } ?? .wire(error)
    }
    throw .nothingSaid
  }
}
