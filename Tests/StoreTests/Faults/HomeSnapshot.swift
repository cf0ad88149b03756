import Store
import Testing

/// Everything that a home shows when it is opened again, and that it is sound.
struct HomeSnapshot: Equatable {
  let isSealed: Bool
  /// Nil where it is damaged.
  let state: String?
  let commits: [String]
  let notes: [String]
  let discrepancies: [Discrepancy]

  init(_ home: TemporaryHome) throws {
    let seal = try FaultedDeed.seal(of: home)
    isSealed = seal != nil
    let store = try Store.open(.home(home.path), seal: seal)
    do {
      try store.requireSound()
    } catch .damaged {
      (state, commits, notes, discrepancies) = (nil, [], [], [])
      return
    }
    state = try store.stateHash()
    discrepancies = try store.discrepancies()
    let (_, raw) = try HomeSnapshot.plain(home)
    commits = try raw.column(0, of: "SELECT sequence || undone || hex(hash) || changes FROM journal ORDER BY sequence")
    notes =
      try raw.column(0, of: "SELECT hex(proposal) || state FROM draft ORDER BY 1")
      + raw.column(0, of: "SELECT key || value FROM setting ORDER BY 1")
      + raw.column(0, of: "PRAGMA integrity_check")
  }

  /// The database as another program sees it; of a sealed one an open copy, for as long as its home is held.
  private static func plain(_ home: TemporaryHome) throws -> (TemporaryHome, RawDatabase) {
    guard let seal = try FaultedDeed.seal(of: home) else { return (home, try RawDatabase(home.database)) }
    let copy = try TemporaryHome()
    for end in ["", "-wal"] {
      let bytes = content(of: home.database + end)
      if !bytes.isEmpty { write(bytes, to: copy.database + end) }
    }
    try Store.reseal(home: copy.path, with: nil, from: seal)
    return (copy, try RawDatabase(copy.database))
  }
}
