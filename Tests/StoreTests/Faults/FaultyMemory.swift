import CFaults

/// Memory that SQLite does not get on this thread, at one of its requests or from it on, until it is healed.
struct FaultyMemory {
  /// - Parameters:
  ///   - first: the number of the request that fails, from 1.
  ///   - lasts: whether all that follow fail, too.
  init(failingAt first: Int, lasts: Bool) { larder_memory_fail(Int32(clamping: first), lasts ? 1 : 0) }

  /// How often SQLite asks for memory in what `body` does.
  static func requests(of body: () throws -> Void) rethrows -> Int {
    let memory = FaultyMemory(failingAt: .max, lasts: false)
    defer { _ = memory.heal() }
    try body()
    return Int(larder_memory_asked())
  }

  /// What comes next has memory; how many requests failed.
  func heal() -> Int { Int(larder_memory_heal()) }
}
