import FoundationEssentials
import Merging
import Nutrition

/// A device in memory: its log, its clock, and what follows from them.
struct Replica {
  /// What a device that is built wrong would do.
  enum Fault: CaseIterable {
    /// Decides by clocks alone.
    case forgetsWhatWasSeen
    /// Decides between equal clocks by what came first.
    case decidesByArrival
    /// Passes on only what it made itself.
    case passesOnItsOwnOnly
    /// Takes what comes in whatever order it comes.
    case takesWhatComes
  }

  private(set) var author: DeviceID
  private(set) var streams = StreamTable()
  private(set) var log: [SharedCommit] = []
  private var own: Int?
  private var clock = HybridClock()
  private var places: [SharedCommit.Head: Int] = [:]
  private var versions: [RecordKey: [Version]] = [:]
  /// Of each commit that was made here what was here then.
  private(set) var background: [CommitLink: Set<CommitLink>] = [:]
  let fault: Fault?

  init(author: DeviceID, fault: Fault? = nil) {
    self.author = author
    self.fault = fault
  }

  var records: [RecordKey] { versions.keys.sorted { $0.id.uuidString < $1.id.uuidString } }

  func merge(_ key: RecordKey) -> RecordMerge { RecordMerge(versions[key] ?? []) }

  func versions(of key: RecordKey) -> [Version] { versions[key] ?? [] }

  /// What of the log it gives to others.
  var passedOn: [SharedCommit] { fault == .passesOnItsOwnOnly ? log.filter { $0.author == author } : log }

  /// Goes on as another device.
  mutating func renew(as author: DeviceID) {
    self.author = author
    own = nil
  }

  /// Whether a device of its id has done what it has not.
  func isDoubled(by commits: [SharedCommit]) -> Bool {
    commits.contains { $0.author == author && places[$0.head] == nil }
  }

  mutating func commit(_ writes: [RecordWrite], at now: Instant) {
    let tip = own.map { streams.streams[$0] }
    let note = SharedCommit.Note(device: "a device", action: "test", summary: "", profile: UUID(number: 0))
    let commit = SharedCommit(
      author: author, number: (tip?.tip ?? 0) + 1, previous: tip?.link ?? .start, clock: clock.stamp(at: now),
      seen: streams.heads(besides: own), note: note, writes: writes)
    background[commit.link] = Set(log.map(\.link))
    let isTaken = take(commit, at: now)
    precondition(isTaken)
    own = places[commit.head]
  }

  /// Takes in all that can be, again and again until nothing more fits.
  mutating func receive(_ commits: [SharedCommit], at now: Instant) {
    var waiting = commits
    while true {
      let left = waiting.filter { !take($0, at: now) }
      guard left.count < waiting.count else { return }
      waiting = left
    }
  }

  private mutating func take(_ commit: SharedCommit, at now: Instant) -> Bool {
    let known = places
    let find: (SharedCommit.Head) -> Int? = { head in known[head] }
    switch streams.placement(of: commit, find: find) {
    case .known: return true
    case .waits, .refused:
      guard fault == .takesWhatComes else { return false }
      enter(commit, at: Version.Place(stream: streams.streams.count + log.count, number: commit.number), seen: [:])
      places[commit.head] = 0
      return true
    case .next(let place, let seen):
      streams.add(commit, at: place, find: find)
      places[commit.head] = place.stream
      enter(commit, at: place, seen: fault == .forgetsWhatWasSeen ? [:] : seen)
      clock.adopt(commit.clock, at: now)
      return true
    }
  }

  private mutating func enter(_ commit: SharedCommit, at place: Version.Place, seen: [Int: Int]) {
    log.append(commit)
    let arrival = CommitLink([UInt8](repeating: UInt8(clamping: log.count), count: 32))
    for write in commit.writes {
      versions[write.key, default: []].append(
        Version(
          place: place, clock: fault == .decidesByArrival ? .start : commit.clock,
          link: fault == .decidesByArrival ? arrival ?? commit.link : commit.link, seen: seen, write: write))
    }
  }
}

extension UUID {
  /// One of a number, for tests.
  init(number: Int) {
    let digits = String(number, radix: 16)
    let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    self = UUID(uuidString: text) ?? UUID()
  }
}
