internal import Digest
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Merging
internal import Messages
internal import Nutrition
internal import Services
internal import Store

/// The homes of a transcript with several devices. They meet where it says so, and nothing stands between them.
final class PaperHousehold {
  private static let household = StableIdentifier.of("the household of a transcript")

  private let makeHome: () throws(StoreError) -> Store
  private var homes: [(name: String?, store: Store)] = []
  /// All that was given away so far.
  private var given: [SharedCommit] = []

  init(_ makeHome: @escaping () throws(StoreError) -> Store) { self.makeHome = makeHome }

  /// The home of a device; one that is new joins. The only one of a transcript has no name and no household.
  func home(of device: String?, at now: Instant) throws(StoreError) -> Store {
    if let known = homes.first(where: { $0.name == device }) { return known.store }
    let store = try makeHome()
    homes.append((device, store))
    guard let device else { return store }
    // Keys are needed where somebody could come between.
    let key = [UInt8](repeating: UInt8(homes.count), count: 32)
    let home = SharedHome(
      household: PaperHousehold.household, place: "paper", name: device, author: DeviceID(publicKey: key), secret: key,
      fingerprint: [])
    try store.beginSharing(home, keys: [1: key], at: now)
    return store
  }

  /// A home meets what the others have given away. Answers how many changes came and went, and whose they are.
  func meet(_ store: Store, at now: Instant) throws(StoreError) -> (came: Int, went: Int, devices: Set<String>) {
    let received = try store.receive(given, at: now)
    let known = Set(given.map(\.link))
    let own = try store.unsignedCommits(mostBytes: .max).filter { !known.contains($0.link) }
    given += own
    return (received.commits, own.count, received.devices)
  }

  /// The digest of the data; of several homes that of all of theirs, in the order in which they came.
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
