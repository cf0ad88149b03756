/// What the server does with a request.
package struct Answer: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case send([UInt8])
    case pause(Duration)
    /// Breaks the connection off.
    case cut
    /// Closes the connection in good order.
    case close
  }

  package let steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A response with its length in the headers.
  package static func whole(
    _ status: Int = 200, type: String = "application/json", headers: [(String, String)] = [], body: some Sequence<UInt8>
  ) -> Answer {
    let body = Array(body)
    let all = [("content-type", type), ("content-length", "\(body.count)")] + headers
    return Answer([.send(head(status, all) + body)])
  }

  /// A response in chunks, each of them sent on its own, with a pause before every one.
  package static func chunked(
    _ pieces: [[UInt8]], status: Int = 200, type: String = "text/event-stream", headers: [(String, String)] = [],
    pause: Duration = .zero
  ) -> Answer {
    let all = [("content-type", type), ("transfer-encoding", "chunked")] + headers
    return Answer([.send(head(status, all))] + pieces.flatMap { paused(pause, chunk($0)) } + [.send(chunk([]))])
  }

  /// A response in chunks that breaks off behind the last piece.
  package static func cut(after pieces: [[UInt8]], type: String = "text/event-stream") -> Answer {
    let begun = head(200, [("content-type", type), ("transfer-encoding", "chunked")])
    return Answer([.send(begun)] + pieces.map { .send(chunk($0)) } + [.cut])
  }

  /// No response, until the client gives up.
  package static let silence = Answer([.pause(.seconds(60))])

  /// The same with a pause before it.
  package func delayed(by time: Duration) -> Answer { Answer([.pause(time)] + steps) }

  /// The status line and the headers.
  package static func head(_ status: Int, _ headers: [(String, String)]) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status) Status"] + headers.map { "\($0.0): \($0.1)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// One chunk of a chunked body; an empty one ends it.
  package static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }

  private static func paused(_ time: Duration, _ bytes: [UInt8]) -> [Step] {
    time == .zero ? [.send(bytes)] : [.pause(time), .send(bytes)]
  }
}
