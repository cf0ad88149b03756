import FoundationEssentials
import Merging
import Nutrition
import TestSupport

/// A household at random, the same for the same seed: devices that write, lose each other, come back, run ahead, stop between
/// two steps, are put back to an old copy, and are copied.
struct History {
  private struct Device {
    var replica: Replica
    /// How wrong its clock is, in milliseconds.
    var skew: Int64
    var copy: Replica
  }

  private var devices: [Device] = []
  /// Commits on their way, by device.
  private var wires: [[SharedCommit]] = []
  private var generator: SeededGenerator
  private var now = Int64(1_800_000_000_000)
  private var next = 1
  /// All that was ever saved on any device that was not put back since.
  private(set) var trouble: [String] = []

  init(seed: UInt64, fault: Replica.Fault? = nil) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<(2 + number(below: 3)) { add(Replica(author: fresh(), fault: fault)) }
    for _ in 0..<(15 + number(below: 40)) { step() }
    heal()
    check()
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func fresh() -> DeviceID {
    next += 1
    return DeviceID(UUID(number: next))
  }

  private mutating func add(_ replica: Replica) {
    let skew = Int64(number(below: 48 * 3_600) - 24 * 3_600) * 1_000
    devices.append(Device(replica: replica, skew: number(below: 3) == 0 ? skew : 0, copy: replica))
    wires.append([])
  }

  private mutating func step() {
    let index = number(below: devices.count)
    now += Int64(number(below: 3) == 0 ? 0 : number(below: 4_000_000))
    switch number(below: 20) {
    case 0...9: write(index)
    case 10...13: send(index)
    case 14...16: receive(index)
    case 17: devices[index].copy = devices[index].replica
    case 18: disturb(index)
    default: devices[index].skew -= Int64(number(below: 7_200_000))
    }
  }

  /// A clock that jumps, a home put back to its copy, or a second device made of it.
  private mutating func disturb(_ index: Int) {
    switch number(below: 3) {
    case 0: devices[index].skew = Int64(number(below: 20) - 10) * 3_600_000
    case 1: devices[index].replica = devices[index].copy
    default: if devices.count < 6 { add(devices[index].replica) }
    }
  }

  private mutating func write(_ index: Int) {
    var writes: [RecordWrite] = []
    for _ in 0...number(below: 2) {
      let write = change(on: index)
      if !writes.contains(where: { $0.key == write.key }) { writes.append(write) }
    }
    devices[index].replica.commit(writes, at: clock(of: index))
  }

  private func clock(of index: Int) -> Instant { Instant(milliseconds: now + devices[index].skew) }

  private mutating func change(on index: Int) -> RecordWrite {
    let replica = devices[index].replica
    let known = replica.records.filter { replica.merge($0).isAlive }
    guard let key = known.randomElement(using: &generator), number(below: 4) > 0 else {
      next += 1
      return RecordWrite(
        .entry, UUID(number: next),
        .set(RecordFields(groups: ["eaten": value(), "meal": value(), "position": value()]))
      )
    }
    guard number(below: 5) > 0 else { return RecordWrite(key.kind, key.id, .remove) }
    let group = ["eaten", "meal", "position"][number(below: 3)]
    return RecordWrite(key.kind, key.id, .set(RecordFields(groups: [group: value()])))
  }

  private mutating func value() -> RecordFields.Value { Array("{\"grams\":\(number(below: 1_000))}".utf8) }

  /// Gives some of what it has to another device: some of it is lost, some comes twice, and none of it in order.
  private mutating func send(_ index: Int) {
    let other = number(below: devices.count)
    let commits = devices[index].replica.passedOn
    for commit in commits where number(below: 4) > 0 {
      wires[other].append(commit)
      if number(below: 6) == 0 { wires[other].append(commit) }
    }
    wires[other].shuffle(using: &generator)
  }

  private mutating func receive(_ index: Int) {
    take(wires[index], on: index)
    wires[index] = []
  }

  /// A device that learns of another one of its name goes on under a new one.
  private mutating func take(_ commits: [SharedCommit], on index: Int) {
    let isDoubled = devices[index].replica.isDoubled(by: commits)
    devices[index].replica.receive(commits, at: clock(of: index))
    if isDoubled { devices[index].replica.renew(as: fresh()) }
  }

  /// All reach each other.
  private mutating func heal() {
    for _ in 0..<3 {
      for index in devices.indices {
        for other in devices.indices where other != index {
          take(devices[other].replica.passedOn.shuffled(using: &generator), on: index)
        }
      }
    }
  }
}

extension History {
  private mutating func check() {
    let first = devices[0].replica
    let whole = first.digest
    for (index, device) in devices.enumerated() where device.replica.digest != whole {
      trouble.append("device \(index) differs from device 0")
    }
    for (index, device) in devices.enumerated() where Set(device.replica.log.map(\.link)).count != first.log.count {
      trouble.append("device \(index) has other commits")
    }
    if !first.isChained { trouble.append("a chain is broken") }
    let background = devices.reduce(into: [:]) { all, device in
      all.merge(device.replica.background) { one, _ in one }
    }
    for key in first.records {
      trouble += (first.losses(of: key) + first.revivals(of: key, background)).map { "\(key.id): \($0)" }
    }
  }
}

extension Replica {
  /// All that a person would see.
  var digest: [String] {
    records.map { key in
      let merge = merge(key)
      let groups = merge.fields.groups.sorted { $0.key < $1.key }.map {
        "\($0.key)=\(String(decoding: $0.value, as: UTF8.self))"
      }
      let conflicts = merge.conflicts.map { "\($0.group)?\($0.losers.map(\.link.bytes.hexadecimal))" }
      return "\(key.id) \(merge.isAlive) \(groups) \(conflicts) \(merge.keptFrom?.link.bytes.hexadecimal ?? "")"
    }
  }

  /// Whether each commit follows the one that it names, and says what its link proves.
  var isChained: Bool {
    let links = Set(log.map(\.link))
    return log.allSatisfy { commit in
      let isProven = CommitLink(after: commit.previous, commit.body) == commit.link
      return isProven && (commit.number == 1 ? commit.previous == .start : links.contains(commit.previous))
    }
  }

  /// What is shown or asked about although somebody who knew it has said otherwise since.
  func revivals(of key: RecordKey, _ background: [CommitLink: Set<CommitLink>]) -> [String] {
    let merge = merge(key)
    let all = versions(of: key)
    return merge.fields.groups.keys.sorted().flatMap { group in
      let setters = all.filter { $0.fields[group] != nil }
      let overruled = setters.filter { one in
        setters.contains { background[$0.link]?.contains(one.link) ?? false }
      }
      let standing = setters.filter { !overruled.contains($0) }.compactMap { $0.fields[group] }
      let told = merge.conflicts.filter { $0.group == group }.flatMap { $0.losers.compactMap { $0.fields[group] } }
      let shown = merge.fields.groups[group].map { [$0] } ?? []
      return (shown + told).filter { !standing.contains($0) }.map { "\(group) \($0) was overruled" }
    }
  }

  /// What somebody said of a record that is neither shown, nor in a question, nor was seen by who said otherwise.
  func losses(of key: RecordKey) -> [String] {
    let merge = merge(key)
    let all = versions(of: key)
    return all.flatMap { version in
      version.fields.compactMap { group, value -> String? in
        let isShown = merge.isAlive && merge.fields.groups[group] == value
        let isAsked = merge.conflicts.contains { conflict in
          conflict.group == group && conflict.losers.contains { $0.fields[group] == value }
        }
        let isReplaced = all.contains { other in
          other != version && (other.fields[group] != nil || other.write.deed == .remove) && other.hasSeen(version)
        }
        return isShown || isAsked || isReplaced ? nil : "\(group) of \(version.place) is lost"
      }
    }
  }
}
