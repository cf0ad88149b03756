internal import Glibc

/// Starts a thread for one exchange. The program's tasks share a few threads, and none of those may block.
enum TransferThread {
  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// False where the system cannot create a thread.
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

  /// Blocks all signals on this thread: they are for the main thread, and a broken connection is an error that must not
  /// end the program.
  private static func refuseSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }
}
