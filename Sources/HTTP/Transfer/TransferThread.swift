internal import Glibc

/// A thread for one exchange. The tasks of the program share a few threads, none of which may be kept waiting.
enum TransferThread {
  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// False where the system has no thread to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    var thread: pthread_t = 0
    let code = pthread_create(
      &thread, nil,
      { pointer in
        TransferThread.refuseSignals()
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Signals are for the main thread, and a connection that breaks is an error and no reason to end the program.
  private static func refuseSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }
}
