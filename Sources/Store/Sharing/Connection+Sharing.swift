internal import EmbeddedMessages
internal import FoundationEssentials
internal import Merging
internal import Messages
internal import Nutrition
internal import Proposals

extension Connection {
  /// Appends what a commit of the journal did to the commits that the household's devices exchange, in the same
  /// transaction. Does nothing where the home is not shared.
  func share(_ changes: [Change], of proposal: Proposal, at: Instant) throws(StoreError) {
    guard let home = try sharedHome() else { return }
    let action: String
    switch proposal.action {
    case .tool(let name): action = name
    case .undo: action = "undo"
    }
    let journal = try first("SELECT hash FROM journal ORDER BY sequence DESC LIMIT 1") { row in row.bytes() }
    let note = SharedCommit.Note(
      device: home.name, action: action, summary: SharedCommit.Note.fitting(proposal.summary.english),
      profile: proposal.profile, journal: journal ?? [])
    var clock = try sharedClock()
    for writes in SharedWrites(changes).parts {
      try append(writes, note, of: home, clock: clock.stamp(at: at))
    }
    try keep(clock)
    let same = try sameFoods()
    let merged = changes.map(\.record).filter { $0.foods.contains { same[$0] != nil } }
    if !merged.isEmpty {
      try applyMerged(merged.map { RecordKey($0.kind, $0.id) }, SharedLog(self), "foods that are the same", at: at)
    }
    // Records held only because something belonged to them may now be free to go.
    if try !keys(in: "shared_held").isEmpty {
      try applyMerged([], SharedLog(self), "what is left of what was deleted", at: at)
    }
  }

  /// Updates the tables to what the log says of some records, as a commit of the journal, and returns the changes made.
  @discardableResult
  func applyMerged(
    _ keys: [RecordKey], _ log: SharedLog, _ summary: String, at: Instant
  ) throws(StoreError) -> [Change] {
    var resolver = MergeResolver(self, log)
    let due = try resolver.changes(for: keys)
    var writer = ChangeWriter(connection: self, trustsFigures: true, merges: true)
    // A parent may be deleted before its children move to another one.
    try execute("PRAGMA defer_foreign_keys = ON")
    for change in due { try writer.write(change) }
    try recompute(writer.touched)
    try resolveQuestions(of: resolver.looked)
    guard !writer.done.isEmpty else { return [] }
    let link = try first("SELECT hash FROM journal ORDER BY sequence DESC LIMIT 1") { row in row.bytes() } ?? []
    try restate(
      writer.done, by: Action.syncName, summary, at: at, identifier: StableIdentifier.of("sync \(link.hexadecimal)"))
    return writer.done
  }

  /// Appends one commit of this device.
  func append(
    _ writes: [RecordWrite], _ note: SharedCommit.Note, of home: SharedHome, clock: HybridTime
  ) throws(StoreError) {
    var log = try SharedLog(self)
    let own = log.stream(of: home.author)
    let last = own.map { log.streams.streams[$0] }
    let commit = SharedCommit(
      author: home.author, number: (last?.tip ?? 0) + 1, previous: last?.link ?? .start, clock: clock,
      seen: log.streams.heads(besides: own), note: note, writes: writes)
    guard case .next(let place, let seen) = try log.placement(of: commit) else { throw .damaged }
    try log.add(commit, at: place, seen: seen)
  }
}

extension SharedCommit.Note {
  /// As much of a summary as a commit may hold.
  static func fitting(_ summary: String) -> String {
    var text = summary
    while text.utf8.count > longest { text.removeLast() }
    return text
  }
}
