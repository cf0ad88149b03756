internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// The journal as far as it can be had: the commits that were salvaged, and for those that are gone the ones of a copy.
struct RepairedJournal {
  /// A record as the journal has it.
  struct State {
    let commit: Int
    /// JSON; nil where it was deleted.
    let text: ArraySlice<UInt8>?
  }

  /// What is left of each commit, oldest first.
  private(set) var commits: [Int: Salvage.Commit]
  /// How many of them came from the copy.
  private(set) var fromCopy = 0
  /// Commits that are gone, or that nothing proves.
  private(set) var lost: Set<Int> = []
  private(set) var states: [JournalStates.Key: State] = [:]
  /// The newest commit.
  let last: Int

  /// - Parameter copy: of an older moment of the same home; nothing of another one.
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

  /// Up to which commit a copy is of this home's journal; nil where it is of another's, or of a time before something was
  /// forgotten, which it would bring back.
  static func shared(_ own: [Int: Salvage.Commit], _ copy: [Int: Salvage.Commit]) -> Int? {
    guard !own.isEmpty else { return 0 }
    let shared = copy.filter { number, commit in commit.link != nil && own[number]?.link == commit.link }.keys.max()
    let forgotten = own.filter { $0.value.erased != nil }.keys.allSatisfy { copy[$0].map { $0.erased != nil } ?? false }
    return forgotten ? shared : nil
  }

  /// A commit is proven where the links from one that is known lead to its own, or through it to a later one's.
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
      // Behind a gap, the first link is taken for what it says.
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

  /// Whether a commit that is gone may have said otherwise since.
  func mayHaveChanged(since commit: Int) -> Bool { lost.max().map { $0 > commit } ?? false }
}
