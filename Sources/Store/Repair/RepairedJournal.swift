internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// The journal as far as it can be recovered: the commits that were salvaged, and those of a copy in place of lost
/// ones.
struct RepairedJournal {
  /// The newest state of a record in the journal.
  struct State {
    let commit: Int
    /// JSON; nil where it was deleted.
    let text: ArraySlice<UInt8>?
  }

  /// What is left of each commit, by number.
  private(set) var commits: [Int: Salvage.Commit]
  /// How many of them came from the copy.
  private(set) var fromCopy = 0
  /// Commits that are missing, or that nothing proves.
  private(set) var lost: Set<Int> = []
  private(set) var states: [JournalStates.Key: State] = [:]
  /// The number of the newest commit.
  let last: Int

  /// - Parameter copy: the commits of an older copy; ignored where it belongs to another home.
  init(_ own: [Int: Salvage.Commit], copy: [Int: Salvage.Commit]) {
    commits = own
    let shared = RepairedJournal.shared(own, copy)
    last = max(own.keys.max() ?? 0, shared == nil ? 0 : copy.keys.max() ?? 0)
    if let shared {
      for (number, commit) in copy {
        let isOwn = own[number].map { number > shared || $0.erased != nil || $0.digest == commit.digest } ?? false
        guard !isOwn else { continue }
        commits[number] = commit
        fromCopy += 1
      }
    }
    findLost()
    for number in 1...max(last, 1) where !lost.contains(number) { replay(number) }
  }

  /// The last commit that a copy shares with this home's journal; nil where the copy belongs to another home, or is
  /// older than a forgetting, because it would bring back what was forgotten.
  static func shared(_ own: [Int: Salvage.Commit], _ copy: [Int: Salvage.Commit]) -> Int? {
    guard !own.isEmpty else { return 0 }
    let shared = copy.filter { number, commit in commit.link != nil && own[number]?.link == commit.link }.keys.max()
    let forgotten = own.filter { $0.value.erased != nil }.keys.allSatisfy { copy[$0].map { $0.erased != nil } ?? false }
    return forgotten ? shared : nil
  }

  /// Finds the commits that are lost. A commit is proven where the chain leads from a known link to its own link, or
  /// through it to a later one.
  private mutating func findLost() {
    var running: [UInt8]? = JournalChain.start
    var pending: [Int] = []
    guard last > 0 else { return }
    for number in 1...last {
      guard let commit = commits[number] else {
        lost.formUnion(pending + [number])
        (pending, running) = ([], nil)
        continue
      }
      // After a gap, the first link cannot be checked and is accepted.
      guard let previous = running else {
        running = commit.link
        if running == nil { lost.insert(number) }
        continue
      }
      let link = JournalChain.link(after: previous, commit.digest)
      if link == commit.link {
        (pending, running) = ([], link)
      } else if let own = commit.link, let next = commits[number + 1], let nextLink = next.link,
        JournalChain.link(after: own, next.digest) == nextLink
      {
        lost.formUnion(pending + [number])
        (pending, running) = ([], own)
      } else {
        pending.append(number)
        running = link
      }
    }
    lost.formUnion(pending)
  }

  private mutating func replay(_ number: Int) {
    guard let commit = commits[number], commit.erased == nil else { return }
    guard let list = try? JSONPart(commit.content.changes[...]), list.kind == .array else {
      lost.insert(number)
      return
    }
    list.forEachElement { change in
      change.forEachMember { name, value in
        let record = name == "update" ? value.member("to") : value
        guard let record, let key = JournalStates.Key(record) else { return }
        states[key] = State(commit: number, text: name == "delete" ? nil : record.bytes)
      }
    }
  }

  /// Whether a lost commit may have changed a record since.
  func mayHaveChanged(since commit: Int) -> Bool { lost.max().map { $0 > commit } ?? false }
}
