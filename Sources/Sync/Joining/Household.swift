internal import FoundationEssentials
internal import Merging
package import Nutrition
internal import Sealing
package import Store

/// Starts, joins and leaves households.
package struct Household {
  let store: Store
  let carrier: any Carrier

  package init(_ store: Store, _ carrier: any Carrier) {
    self.store = store
    self.carrier = carrier
  }

  /// A home as a device of the household.
  package struct Device: Hashable, Sendable {
    package let name: String
    /// Where the devices meet, as the person gave it.
    package let place: String
    /// Identifies the machine and the folder of the home, and so differs in a copy of it.
    package let fingerprint: [UInt8]

    package init(name: String, place: String, fingerprint: [UInt8]) {
      self.name = name
      self.place = place
      self.fingerprint = fingerprint
    }
  }

  /// Starts a household with this home. The returned code lets the next device join.
  package func start(_ device: Device, at now: Instant) throws(SyncError) -> InvitationCode {
    guard try sharedHome() == nil else { throw .hasHousehold }
    let code: InvitationCode
    let keys: [Int: [UInt8]]
    let household: UUID
    do throws(SealingError) {
      code = try InvitationCode()
      keys = [1: try SealingKey.randomBytes(SealingKey.size)]
      household = try Household.identifier()
    } catch {
      throw .sealing(error)
    }
    try carrying { () throws(CarrierError) in try carrier.found(household) }
    try begin(household, device, keys, at: now)
    try invite(code, at: now)
    return code
  }

  /// Invites one more device, which can join with this code.
  package func invite(_ code: InvitationCode, at now: Instant) throws(SyncError) {
    guard let home = try sharedHome() else { throw .noHousehold }
    let keys = try storing { () throws(StoreError) in try store.sharedKeys() }
    let invitation = Invitation(household: home.household, keys: keys, from: now)
    let key = try sealing { () throws(SealingError) in try code.key }
    try carrying { () throws(CarrierError) in
      try carrier.open(home.household)
      try carrier.set(code.name, to: invitation.sealed(with: key))
    }
  }

  /// Joins this home to the household that the code belongs to.
  package func join(_ device: Device, _ code: InvitationCode, at now: Instant) throws(SyncError) {
    guard try sharedHome() == nil else { throw .hasHousehold }
    let key = try sealing { () throws(SealingError) in try code.key }
    let note = try carrying { () throws(CarrierError) in try carrier.note(code.name) }
    guard let note, let invitation = Invitation(note, with: key), now <= invitation.until else { throw .notInvited }
    try carrying { () throws(CarrierError) in try carrier.open(invitation.household) }
    try begin(invitation.household, device, invitation.keys, at: now)
  }

  private func begin(
    _ household: UUID, _ device: Device, _ keys: [Int: [UInt8]], at now: Instant
  ) throws(SyncError) {
    let (author, seed) = try sealing { () throws(SealingError) in try DeviceIdentity.make() }
    let home = SharedHome(
      household: household, place: device.place, name: device.name, author: author, secret: seed,
      fingerprint: device.fingerprint)
    try storing { () throws(StoreError) in try store.beginSharing(home, keys: keys, at: now) }
  }

  private func sharedHome() throws(SyncError) -> SharedHome? {
    try storing { () throws(StoreError) in try store.sharedHome() }
  }

  private static func identifier() throws(SealingError) -> UUID {
    UUID(bytes: try SealingKey.randomBytes(16))
  }
}

/// Creates a device's id and key.
enum DeviceIdentity {
  /// A new id, and the seed of its key.
  static func make() throws(SealingError) -> (author: DeviceID, seed: [UInt8]) {
    let seed = try SealingKey.randomBytes(SealingKey.size)
    return (DeviceID(publicKey: try SigningKey(seed: seed).publicKey), seed)
  }
}
