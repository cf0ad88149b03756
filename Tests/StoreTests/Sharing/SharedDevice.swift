import FoundationEssentials
import Merging
import Nutrition
import Proposals
import Store

/// A home of a household, and what it has of all commits, without keys and carriers.
final class SharedDevice {
  let store: Store
  private(set) var log: [SharedCommit] = []
  private var known: Set<CommitLink> = []

  init(_ number: Int, _ store: Store? = nil, at now: Instant = at(0)) throws {
    self.store = try store ?? Store.open(.memory)
    let key = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 32)
    let home = SharedHome(
      household: id(9_000), place: "/nowhere", name: "device \(number)", author: DeviceID(publicKey: key), secret: key,
      fingerprint: [])
    try self.store.beginSharing(home, keys: [1: key], at: now)
    try note()
  }

  /// Notes what was saved here.
  func note() throws { take(try store.unsignedCommits(mostBytes: .max)) }

  private func take(_ commits: [SharedCommit]) {
    for commit in commits where known.insert(commit.link).inserted { log.append(commit) }
  }

  @discardableResult
  func commit(_ number: Int, _ changes: [Change], action: Action = .tool("log_meal")) throws -> Committed {
    let committed = try store.commit(number, changes, action: action)
    try note()
    return committed
  }

  /// Takes in what another one has.
  @discardableResult
  func receive(_ commits: [SharedCommit], at now: Instant = at(1)) throws -> Received {
    let received = try store.receive(commits, at: now)
    let waiting = Set(received.waiting.map(\.link))
    take(commits.filter { !waiting.contains($0.link) })
    return received
  }

  static func meet(_ devices: SharedDevice...) throws {
    for device in devices { for other in devices where other !== device { try device.receive(other.log) } }
  }

  /// Whether both have the same records and commits, and their journals prove them.
  static func areSame(_ one: SharedDevice, _ other: SharedDevice) throws -> Bool {
    let isSound = try one.store.discrepancies().isEmpty && other.store.discrepancies().isEmpty
    return try isSound && one.store.sharedHash() == other.store.sharedHash()
      && one.store.stateHash() == other.store.stateHash()
  }
}
