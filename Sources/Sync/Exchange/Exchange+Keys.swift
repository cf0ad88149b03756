internal import FoundationEssentials
internal import Merging
internal import Sealing
internal import Store

extension Exchange {
  /// The most keys that are looked up in one exchange.
  private static let mostKeys = 16

  /// Fetches the keys of these epochs that other devices have left for this one, and returns whether there were any.
  func learnKeys(of epochs: Set<Int>, in home: SharedHome) throws(SyncError) -> Bool {
    guard !epochs.isEmpty else { return false }
    let own = try sealing { () throws(SealingError) in try SigningKey(seed: home.secret) }
    let members = try storing { () throws(StoreError) in
      Set(try store.signedRuns().map(\.author)).subtracting(try store.removedDevices().keys)
    }
    var isFound = false
    for epoch in epochs.sorted().prefix(Exchange.mostKeys) {
      let sealed = try carrying { () throws(CarrierError) in
        try carrier.note(KeyNote.name(epoch, for: home.author))
      }
      guard let sealed, let note = KeyNote(sealed, epoch: epoch, of: home.household, for: own),
        members.contains(note.giver)
      else { continue }
      try storing { () throws(StoreError) in try store.keep(key: note.key, ofEpoch: epoch) }
      isFound = true
    }
    return isFound
  }
}
