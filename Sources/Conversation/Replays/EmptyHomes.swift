internal import Store

/// Empty homes in memory. One that was played in is emptied and played in again: it has its schema and its statements ready.
final class EmptyHomes {
  private var lent: [Store] = []
  private var ready: [Store] = []

  func next() throws(StoreError) -> Store {
    let home = if let home = ready.popLast() { home } else { try Store.open(.memory) }
    lent.append(home)
    return home
  }

  /// Takes back all that were given, which nobody may use any more.
  func takeBack() {
    // One that cannot be emptied is left alone: the next is a new one.
    ready += lent.compactMap { home in try? home.emptied() }
    lent = []
  }
}
