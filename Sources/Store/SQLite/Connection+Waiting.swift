internal import Glibc

extension Connection {
  /// Does `body` again for as long as patience lasts while another program is in its way. SQLite waits by itself for most
  /// locks, but answers at once where two could wait for each other, as two that make one database do. What `body` did
  /// before it was refused must be fine to do again.
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

  /// Since some moment.
  private static func milliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
  }
}
