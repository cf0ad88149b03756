internal import Store

/// Empty homes in memory, one for every replay. The first is made, the others are copies of it as it was.
final class EmptyHomes {
  private var first: Store?

  func next() throws(StoreError) -> Store {
    if let first { return try first.copyInMemory() }
    let made = try Store.open(.memory)
    first = made
    return try made.copyInMemory()
  }
}
