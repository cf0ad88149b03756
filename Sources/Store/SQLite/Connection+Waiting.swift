internal import Glibc

extension Connection {
  /// Repeats `body` until the timeout while another program is in its way. SQLite waits for most locks by itself, but
  /// fails at once where two programs could wait for each other, for example while both create a database. It must be
  /// safe to repeat what `body` did before it failed.
  func waiting<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    let start = Connection.milliseconds()
    while true {
      do throws(StoreError) {
        return try body()
      } catch .locked where Connection.milliseconds() - start < timeout {
        usleep(useconds_t.random(in: 1_000...10_000))
      }
    }
  }

  /// A monotonic clock; only differences mean anything.
  private static func milliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
  }
}
