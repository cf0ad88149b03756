internal import Synchronization

/// The channels that no exchange is using.
final class ChannelPool: Sendable {
  /// The most idle channels that are kept: a conversation has one exchange at a time.
  private static let capacity = 4

  private struct State {
    var library: CurlLibrary?
    var idle: [CurlChannel] = []
  }

  private let state = Mutex(State())

  /// The channel used last, whose connections are most likely to be still open, or a new one.
  func take() throws(TransportError.Kind) -> CurlChannel {
    let (kept, library) = state.withLock { state in
      state.library = state.library ?? CurlLibrary.open()
      return (state.idle.popLast(), state.library)
    }
    if let kept { return kept }
    guard let library else { throw .libraryMissing }
    guard let channel = CurlChannel(library) else { throw .noResources }
    return channel
  }

  func giveBack(_ channel: CurlChannel) {
    state.withLock { state in
      if state.idle.count < ChannelPool.capacity { state.idle.append(channel) }
    }
  }
}
