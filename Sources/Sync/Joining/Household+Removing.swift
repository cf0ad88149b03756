internal import FoundationEssentials
internal import Merging
package import Nutrition
internal import Sealing
internal import Store

extension Household {
  /// Epochs are random steps apart, so that two devices that change the key at the same time do not use the same epoch.
  private static let widestStep = 1_000

  /// Removes a device from the household: the others get a new key, and its commits from now on are ignored.
  ///
  /// - Throws: `.noDevice` where no other device has that name.
  package func remove(_ device: String, at now: Instant) throws(SyncError) {
    let (home, authors) = try removable(device)
    let gone = try storing { () throws(StoreError) in Set(try store.removedDevices().keys) }.union(authors)
    let known = try storing { () throws(StoreError) in try store.sharedKeys() }
    let epoch = (known.keys.max() ?? 0) + Int.random(in: 1...Household.widestStep)
    let key = try sealing { () throws(SealingError) in try SealingKey.randomBytes(SealingKey.size) }
    try carrying { () throws(CarrierError) in try carrier.open(home.household) }
    try leave(key, epoch, besides: gone, of: home)
    try storing { () throws(StoreError) in
      try store.keep(key: key, ofEpoch: epoch)
      try store.remove(authors, at: now)
    }
  }

  /// Checks that there is another device of this name.
  ///
  /// - Throws: `.noDevice` where there is none.
  package func checkRemoval(of device: String) throws(SyncError) { _ = try removable(device) }

  private func removable(_ device: String) throws(SyncError) -> (home: SharedHome, authors: Set<DeviceID>) {
    guard let home = try storing({ () throws(StoreError) in try store.sharedHome() }) else { throw .noHousehold }
    let authors = try storing { () throws(StoreError) in try store.authors(of: device) }
    guard !authors.isEmpty, !authors.contains(home.author) else {
      let devices = try storing { () throws(StoreError) in try store.householdDevices() }
      throw .noDevice(known: devices.filter { !$0.isHere && $0.removal == nil }.map(\.name))
    }
    return (home, authors)
  }

  /// Leaves a key for each of the other devices at the carrier.
  private func leave(
    _ key: [UInt8], _ epoch: Int, besides gone: Set<DeviceID>, of home: SharedHome
  ) throws(SyncError) {
    let giver = try sealing { () throws(SealingError) in try SigningKey(seed: home.secret) }
    let runs = try storing { () throws(StoreError) in try store.signedRuns() }
    for (author, receiver) in Dictionary(runs.map { ($0.author, $0.key) }, uniquingKeysWith: { one, _ in one })
    where author != home.author && !gone.contains(author) {
      let note = try sealing { () throws(SealingError) in
        try KeyNote.sealed(key, epoch: epoch, of: home.household, for: receiver, by: giver)
      }
      guard let note else { continue }
      try carrying { () throws(CarrierError) in try carrier.set(KeyNote.name(epoch, for: author), to: note) }
    }
  }
}
