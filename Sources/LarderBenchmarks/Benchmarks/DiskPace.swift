internal import Glibc

/// Times the disk alone, syncing about as many bytes as a turn does. It is not part of a turn's time but shows whether that can
/// be trusted: where it is long, other programs keep the disk or the processors busy.
final class DiskPace {
  struct DiskError: Error {
    let code: Int32
  }

  /// About as many bytes as a logged meal adds to the database's log.
  private static let page = [UInt8](repeating: 1, count: 65_536)

  private let descriptor: Int32
  private let clock = ContinuousClock()
  private(set) var times: [Duration] = []

  /// - Parameter folder: a folder on the disk to measure.
  init(folder: String) throws(DiskError) {
    descriptor = open(folder + "/disk-pace", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DiskError(code: errno) }
  }

  deinit {
    close(descriptor)
  }

  func write() {
    times.append(
      clock.measure {
        _ = DiskPace.page.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        fdatasync(descriptor)
      })
  }
}
