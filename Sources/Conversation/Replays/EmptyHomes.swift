internal import Store

/// Empty homes in memory. A used home is emptied and used again, since its schema and prepared statements are ready.
final class EmptyHomes {
  private var lent: [Store] = []
  private var ready: [Store] = []

  func next() throws(StoreError) -> Store {
    let home = if let home = ready.popLast() { home } else { try Store.open(.memory) }
    lent.append(home)
    return home
  }

  /// Takes back all homes, which nobody may use any longer.
  func takeBack() {
    // One that cannot be emptied is discarded, and a new one is made when needed.
    ready += lent.compactMap { home in try? home.emptied() }
    lent = []
  }
}
