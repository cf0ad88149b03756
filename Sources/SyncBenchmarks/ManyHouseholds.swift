internal import Dispatch
internal import FoundationEssentials
internal import Merging
internal import Sync
internal import Synchronization

/// Many households of four devices on one server: each exchange receives what is new and sends one segment with a meal.
/// The devices are simulated only as far as a carrier sees them.
struct ManyHouseholds {
  private static let households = 10_000
  private static let devices = 4
  private static let meetings = 40_000
  private static let workers = 8
  /// The size of a sealed segment with one meal.
  private static let segmentBytes = 1_480

  private let address: String

  init(_ address: String) { self.address = address }

  func measure() throws {
    let clock = ContinuousClock()
    let crowds = (0..<ManyHouseholds.workers).map { _ in Crowd() }
    let founded = try clock.measure {
      try atOnce { worker in
        let carrier = PostgresCarrier(address)
        var made: [SimulatedHousehold] = []
        for _ in 0..<(ManyHouseholds.households / ManyHouseholds.workers) {
          let household = SimulatedHousehold(devices: ManyHouseholds.devices)
          try carrier.found(household.id)
          made.append(household)
        }
        crowds[worker].households.withLock { $0 = made }
      }
    }
    Figures.tell("\(ManyHouseholds.households) households founded", Figures.milliseconds(founded))
    let times = Mutex([Duration]())
    let met = try clock.measure {
      try atOnce { worker in
        let taken = try crowds[worker].households.withLock { crowd in try meetings(of: &crowd, clock) }
        times.withLock { $0 += taken }
      }
    }
    let all = times.withLock { $0 }
    let rate = Double(all.count) / (met / .seconds(1))
    Figures.tell("meetings a second, \(ManyHouseholds.workers) at once", "\(Int(rate))")
    Figures.tell("a meeting, median", Figures.milliseconds(all.percentile(50)))
    Figures.tell("a meeting, p99", Figures.milliseconds(all.percentile(99)))
    Figures.tell("tables with their indexes", "\(try ServerSize(address).bytes() >> 20) MB")
  }

  private func meetings(of crowd: inout [SimulatedHousehold], _ clock: ContinuousClock) throws -> [Duration] {
    let carrier = PostgresCarrier(address)
    var times: [Duration] = []
    for _ in 0..<(ManyHouseholds.meetings / ManyHouseholds.workers) {
      let index = Int.random(in: crowd.indices)
      let device = Int.random(in: 0..<ManyHouseholds.devices)
      times.append(
        try clock.measure { try crowd[index].meet(carrier, device, bytes: ManyHouseholds.segmentBytes) })
    }
    return times
  }

  /// Runs `body` on one thread for each worker and throws the first error of any.
  private func atOnce(_ body: @Sendable (Int) throws -> Void) throws {
    let fault = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: ManyHouseholds.workers) { worker in
      do { try body(worker) } catch { fault.withLock { $0 = $0 ?? error } }
    }
    if let error = fault.withLock({ $0 }) { throw error }
  }
}

/// The households of one worker.
private final class Crowd: Sendable {
  let households = Mutex([SimulatedHousehold]())
}

/// A household whose devices send random bytes in place of sealed segments.
struct SimulatedHousehold {
  let id = UUID()
  private let authors: [DeviceID]
  private var given: [Int]
  /// The segments that each device has.
  private var known: [Set<SegmentName>]

  init(devices: Int) {
    authors = (0..<devices).map { _ in DeviceID(UUID()) }
    given = Array(repeating: 0, count: devices)
    known = Array(repeating: [], count: devices)
  }

  /// Takes the same steps as a real device, with one new segment.
  mutating func meet(_ carrier: PostgresCarrier, _ device: Int, bytes: Int) throws {
    try carrier.open(id)
    var came = 0
    try carrier.forEachSegment(besides: known[device]) { _ in came += 1 }
    for author in authors.indices where author != device {
      for number in 0..<given[author] { known[device].insert(name(author, number + 1)) }
    }
    let name = name(device, given[device] + 1)
    known[device].insert(name)
    let missing = try carrier.missing(of: Array(known[device]))
    guard missing == [name] else { throw NotMeasuredError(description: "\(missing.count) segments are missing") }
    try carrier.publish(Segment(name: name, bytes: (0..<bytes).map { _ in UInt8.random(in: 0...255) }))
    given[device] += 1
  }

  private func name(_ author: Int, _ number: Int) -> SegmentName {
    var value = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    value ^= UInt64(authors[author].value.uuid.0) << 56
    return SegmentName(author: authors[author], first: number, last: number, tag: CommitLink.Tag(value))
  }
}
