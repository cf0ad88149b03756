internal import FoundationEssentials
internal import Merging
package import Nutrition
internal import Sealing
package import Store

/// The result of an exchange.
package struct ExchangeOutcome: Hashable, Sendable {
  /// How many commits were sent.
  package var sent = 0
  /// How many received commits were new here.
  package var received = 0
  /// How many records were inserted, changed or deleted by them.
  package var changes = 0
  /// The names of the devices that they are from.
  package var devices: Set<String> = []
  /// How many received commits build on something that is not here yet.
  package var waiting = 0
  /// How many segments were made by a newer larder.
  package var newer = 0
  /// How many segments are sealed with a key that is not here.
  package var locked = 0
  /// How many segments are incomplete, or not what they claim to be.
  package var damaged = 0
  /// How many commits were set aside because their devices had been removed before.
  package var setAside = 0
  /// Whether this home continues as a new device, because it is a copy of another one or was restored from a backup.
  package var isRenewed = false

  package init() {}
}

/// One exchange of this home with the others: it receives what is new, and sends what the carrier does not have.
package struct Exchange {
  let store: Store
  let carrier: any Carrier
  private let home: SharedHome
  private var coder: SegmentCoder
  private let fingerprint: [UInt8]
  let now: Instant
  var outcome = ExchangeOutcome()

  /// - Parameter fingerprint: of the machine and the folder as they are now.
  package init(_ store: Store, _ carrier: any Carrier, fingerprint: [UInt8], at now: Instant) throws(SyncError) {
    self.store = store
    self.carrier = carrier
    self.now = now
    self.fingerprint = fingerprint
    guard let home = try storing({ () throws(StoreError) in try store.sharedHome() }) else { throw .noHousehold }
    self.home = home
    coder = try Exchange.coder(of: home, store)
  }

  private static func coder(of home: SharedHome, _ store: Store) throws(SyncError) -> SegmentCoder {
    let secrets = try storing { () throws(StoreError) in try store.sharedKeys() }
    return try sealing { () throws(SealingError) in
      var keys: [Int: SealingKey] = [:]
      for (epoch, secret) in secrets { keys[epoch] = try SealingKey(secret) }
      return SegmentCoder(household: home.household, keys: keys)
    }
  }

  /// Receives what is new into the diary, then sends what was saved here.
  package mutating func run() throws(SyncError) -> ExchangeOutcome {
    try carrying { () throws(CarrierError) in try carrier.open(home.household) }
    let known = try storing { () throws(StoreError) in Set(try store.signedRuns().map(\.name)) }
    var (arrivals, locked) = try arrivals(besides: known)
    if try learnKeys(of: locked, in: home) {
      coder = try Exchange.coder(of: home, store)
      (arrivals, locked) = try self.arrivals(besides: known)
    }
    if home.fingerprint != fingerprint || arrivals.contains(where: { $0.run.author == home.author }) {
      try renew()
    }
    try receive(arrivals)
    try send()
    try storing { () throws(StoreError) in try store.noteMeeting(at: now) }
    return outcome
  }

  /// A segment that is new here.
  struct Arrival {
    let run: SignedRun
    let commits: [SharedCommit]
  }

  /// The segments that are new, and the epochs of the keys that are missing here.
  private mutating func arrivals(
    besides known: Set<SegmentName>
  ) throws(SyncError) -> (arrivals: [Arrival], locked: Set<Int>) {
    var arrivals: [Arrival] = []
    var faults: [SegmentError] = []
    try carrying { () throws(CarrierError) in
      try carrier.forEachSegment(besides: known) { bytes in
        do throws(SegmentError) {
          let (run, commits) = try coder.open(bytes)
          if !known.contains(run.name) { arrivals.append(Arrival(run: run, commits: commits)) }
        } catch {
          faults.append(error)
        }
      }
    }
    (outcome.damaged, outcome.locked, outcome.newer) = (0, 0, 0)
    var locked: Set<Int> = []
    for fault in faults {
      switch fault {
      case .damaged, .foreign: outcome.damaged += 1
      case .newer: outcome.newer += 1
      case .otherKey(let epoch):
        outcome.locked += 1
        locked.insert(epoch)
      }
    }
    return (arrivals, locked)
  }

  /// Continues as a new device.
  private mutating func renew() throws(SyncError) {
    let (author, seed) = try sealing { () throws(SealingError) in try DeviceIdentity.make() }
    try storing { () throws(StoreError) in
      try store.renewDevice(as: author, secret: seed, fingerprint: fingerprint, at: now)
    }
    outcome.isRenewed = true
  }

  /// Signs what was saved here, and sends the carrier everything that it lacks, whoever made it.
  private mutating func send() throws(SyncError) {
    try storing { () throws(StoreError) in try store.announce(at: now) }
    try sign()
    let runs = try storing { () throws(StoreError) in try store.signedRuns() }
    let byName = Dictionary(runs.map { ($0.name, $0) }) { one, _ in one }
    let missing = try carrying { () throws(CarrierError) in try carrier.missing(of: runs.map(\.name)) }
    for name in missing {
      guard let run = byName[name], let commits = try storing({ () throws(StoreError) in try store.commits(of: run) }),
        let segment = coder.seal(commits, of: run)
      else { continue }
      try carrying { () throws(CarrierError) in try carrier.publish(segment) }
      outcome.sent += commits.count { !$0.writes.isEmpty }
    }
  }

  private func sign() throws(SyncError) {
    guard let home = try storing({ () throws(StoreError) in try store.sharedHome() }) else { throw .noHousehold }
    let key = try sealing { () throws(SealingError) in try SigningKey(seed: home.secret) }
    while true {
      let commits = try storing { () throws(StoreError) in
        try store.unsignedCommits(mostBytes: Segment.usualBytes)
      }
      guard let first = commits.first, let last = commits.last else { return }
      let signed = SegmentCoder.signed(
        household: home.household, home.author, first: first.number, last: last.number, last.link)
      let run = SignedRun(
        author: home.author, first: first.number, last: last.number, link: last.link, key: key.publicKey,
        signature: key.sign(signed))
      try storing { () throws(StoreError) in try store.keep(run) }
    }
  }
}
