internal import Glibc

/// Lets the thread sleep.
enum Pause {
  static func milliseconds(_ count: Int) {
    usleep(UInt32(clamping: count) * 1_000)
  }
}
