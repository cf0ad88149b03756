internal import Glibc

/// A while in which nothing is done.
enum Pause {
  static func milliseconds(_ count: Int) {
    usleep(UInt32(clamping: count) * 1_000)
  }
}
