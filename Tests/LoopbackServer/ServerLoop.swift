internal import Glibc
internal import Synchronization

/// Accepts connections, reads requests and plays the answers, on one thread.
final class ServerLoop {
  /// More requests are not answered.
  private static let mostRequests = 10_000

  private struct Peer {
    let socket: Socket
    let number: Int
    var reader = RequestReader()
  }

  private let listener: Socket
  private let stop: Int32
  private let record: ServerRecord
  private let end: ContinuousClock.Instant
  private let answer: @Sendable (ReceivedRequest) -> Answer?
  private var peers: [Peer] = []

  /// - Parameter stop: a pipe whose other end is closed when the server is to end.
  init(
    listener: Socket, stop: Int32, answer: @escaping @Sendable (ReceivedRequest) -> Answer?, record: ServerRecord,
    life: Duration
  ) {
    self.listener = listener
    self.stop = stop
    self.answer = answer
    self.record = record
    end = ContinuousClock.now + life
  }

  deinit { close(stop) }

  func run() {
    while let ready = wait(for: [listener.descriptor] + peers.map(\.socket.descriptor), until: end) {
      if ready.contains(listener.descriptor) { accept() }
      for peer in peers where ready.contains(peer.socket.descriptor) { read(peer) }
    }
  }

  private func accept() {
    guard let socket = listener.accept() else { return }
    let number = record.contents.withLock { contents in
      contents.connections += 1
      return contents.connections - 1
    }
    peers.append(Peer(socket: socket, number: number))
  }

  private func read(_ peer: Peer) {
    guard let index = peers.firstIndex(where: { $0.number == peer.number }) else { return }
    let bytes = peer.socket.receive()
    peers[index].reader.add(bytes[...])
    guard !bytes.isEmpty, !peers[index].reader.isOverfull else {
      peers.remove(at: index)
      return
    }
    while let request = peers[index].reader.next(connection: peer.number) {
      guard answer(request, on: peer.socket) else {
        peers.remove(at: index)
        return
      }
    }
  }

  /// False where the connection is over.
  private func answer(_ request: ReceivedRequest, on socket: Socket) -> Bool {
    let count = record.contents.withLock { contents in
      contents.requests.append(request)
      return contents.requests.count
    }
    guard count <= ServerLoop.mostRequests, let answer = answer(request) else { return false }
    for step in answer.steps {
      guard perform(step, on: socket) else { return false }
    }
    return true
  }

  private func perform(_ step: Answer.Step, on socket: Socket) -> Bool {
    switch step {
    case .send(let bytes):
      record.contents.withLock { $0.sendTimes.append(ContinuousClock.now) }
      guard socket.send(bytes) else {
        record.contents.withLock { $0.abandoned += 1 }
        return false
      }
      return true
    case .pause(let time): return pause(time, on: socket)
    case .cut:
      socket.breakOff()
      return false
    case .close: return false
    }
  }

  /// False where the client leaves in the meantime, or the server ends.
  private func pause(_ time: Duration, on socket: Socket) -> Bool {
    let over = min(ContinuousClock.now + time, end)
    guard let ready = wait(for: [socket.descriptor], until: over) else {
      return ContinuousClock.now < end && !isStopped
    }
    guard !ready.isEmpty, socket.isClosedByPeer else { return true }
    record.contents.withLock { $0.abandoned += 1 }
    return false
  }

  private var isStopped: Bool {
    var request = pollfd(fd: stop, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// The descriptors that are ready; nil where the time is over or the server is to end.
  private func wait(for descriptors: [Int32], until time: ContinuousClock.Instant) -> [Int32]? {
    var requests = (descriptors + [stop]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let left = time - ContinuousClock.now
    let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1
    let count = poll(&requests, nfds_t(requests.count), Int32(clamping: max(milliseconds, 0)))
    guard count > 0, requests.last?.revents == 0 else { return nil }
    return requests.dropLast().filter { $0.revents != 0 }.map(\.fd)
  }
}
