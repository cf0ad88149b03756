internal import Glibc
internal import Synchronization

/// A small HTTP/1.1 server on 127.0.0.1 for tests. It gives its answers in order, the last one again and again, and
/// keeps what it was asked. One thread serves one request at a time; it ends with this value, or after its time.
package final class LoopbackServer: Sendable {
  package let port: UInt16
  private let record: ServerRecord
  private let stopper: Int32

  /// - Parameter life: after it the server ends, whoever holds it.
  package convenience init(_ answers: [Answer], life: Duration = .seconds(600)) throws(LoopbackError) {
    let left = Mutex(answers[...])
    try self.init(life: life) { _ in
      left.withLock { left in left.count > 1 ? left.removeFirst() : left.first }
    }
  }

  /// A server that looks at what it is asked.
  ///
  /// - Parameter answer: called on the server's thread; nil breaks the connection off.
  package init(
    life: Duration = .seconds(600), _ answer: @escaping @Sendable (ReceivedRequest) -> Answer?
  ) throws(LoopbackError) {
    let (listener, port) = try Socket.listening()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw LoopbackError(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.port = port
    stopper = ends[1]
    record = ServerRecord()
    let loop = ServerLoop(listener: listener, stop: ends[0], answer: answer, record: record, life: life)
    guard ServerThread.start(loop) else { throw LoopbackError(number: EAGAIN) }
  }

  deinit { close(stopper) }

  package var address: String { "http://127.0.0.1:\(port)" }

  /// What it was asked so far.
  package var requests: [ReceivedRequest] { record.contents.withLock { $0.requests } }

  /// How many connections were made.
  package var connections: Int { record.contents.withLock { $0.connections } }

  /// When each piece that went out was about to be sent.
  package var sendTimes: [ContinuousClock.Instant] { record.contents.withLock { $0.sendTimes } }

  /// How many answers the client did not wait for.
  package var abandoned: Int { record.contents.withLock { $0.abandoned } }
}

/// What the thread tells.
final class ServerRecord: Sendable {
  struct Contents {
    var requests: [ReceivedRequest] = []
    var connections = 0
    var abandoned = 0
    var sendTimes: [ContinuousClock.Instant] = []
  }

  let contents = Mutex(Contents())
}

enum ServerThread {
  /// False where the system has no thread to give.
  static func start(_ loop: sending ServerLoop) -> Bool {
    let work = Unmanaged.passRetained(loop)
    var thread: pthread_t = 0
    let code = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<ServerLoop>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
