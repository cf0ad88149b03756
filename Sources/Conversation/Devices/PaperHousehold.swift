internal import Digest
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Merging
internal import Messages
internal import Nutrition
internal import Services
internal import Store

/// The homes of a transcript with several devices. They exchange commits directly, where the transcript says so.
final class PaperHousehold {
  private static let household = StableIdentifier.of("the household of a transcript")

  private let makeHome: () throws(StoreError) -> Store
  private var homes: [(name: String?, store: Store)] = []
  /// All commits sent so far.
  private var given: [SharedCommit] = []

  init(_ makeHome: @escaping () throws(StoreError) -> Store) { self.makeHome = makeHome }

  /// The home of a device; a new device joins the household. A transcript with a single device has no name and no household.
  func home(of device: String?, at now: Instant) throws(StoreError) -> Store {
    if let known = homes.first(where: { $0.name == device }) { return known.store }
    let store = try makeHome()
    homes.append((device, store))
    guard let device else { return store }
    // Fixed keys are enough, since nothing is encrypted or signed here.
    let key = [UInt8](repeating: UInt8(homes.count), count: 32)
    let home = SharedHome(
      household: PaperHousehold.household, place: "paper", name: device, author: DeviceID(publicKey: key), secret: key,
      fingerprint: [])
    try store.beginSharing(home, keys: [1: key], at: now)
    return store
  }

  /// Lets a home receive what the others have sent, and send its own. Returns how many changes came and went, and from which
  /// devices they came.
  func meet(_ store: Store, at now: Instant) throws(StoreError) -> (came: Int, went: Int, devices: Set<String>) {
    let received = try store.receive(given, at: now)
    let known = Set(given.map(\.link))
    let own = try store.unsignedCommits(mostBytes: .max).filter { !known.contains($0.link) }
    given += own
    return (received.commits, own.count, received.devices)
  }

  /// The state hash of the data; for several homes the digest of all their hashes, in the order in which they joined.
  func stateHash() throws(StoreError) -> String {
    if homes.count == 1, let only = homes.first { return try only.store.stateHash() }
    var digest = SHA256()
    for home in homes { digest.add(try home.store.stateHash().utf8) }
    return digest.hexadecimal()
  }
}

/// The other devices of one home of a transcript.
final class PaperMeetings: DeviceMeetings {
  private let household: PaperHousehold
  private let store: Store
  private var isNew = false

  init(_ household: PaperHousehold, _ store: Store) {
    self.household = household
    self.store = store
  }

  func meet(at now: Instant) async -> Text {
    guard let met = try? household.meet(store, at: now) else { return .syncNoMeeting }
    isNew = isNew || met.came > 0
    return .list(MeetingWording.sentences(came: met.came, from: met.devices, went: met.went), .sentences)
  }

  func listen() {}
  func meetSoon() {}
  func finish() {}

  func hasNews() -> Bool {
    defer { isNew = false }
    return isNew
  }
}
