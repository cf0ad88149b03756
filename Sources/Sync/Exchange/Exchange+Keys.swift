internal import FoundationEssentials
internal import Merging
internal import Sealing
internal import Store

extension Exchange {
  /// Keys that are looked for in one meeting.
  private static let mostKeys = 16

  /// Takes the keys of these epochs that other devices have left for this one. Answers whether there were any.
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
