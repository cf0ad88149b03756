internal import FoundationEssentials
internal import Nutrition

/// The records of a repaired home: what the tables still had, compared with what the journal proves.
struct RepairedRecords {
  private(set) var records: [JournalStates.Key: Record] = [:]
  /// Records that the tables no longer had, recovered from the journal.
  private(set) var restored: [Record] = []
  /// Records that differed in the tables.
  private(set) var corrected: [Record] = []
  /// Records that are kept although no commit proves them as they are.
  private(set) var unproven: [Record] = []
  /// Records that belonged to something that is lost.
  private(set) var dropped: [Record] = []

  init(_ salvage: Salvage, _ journal: RepairedJournal) {
    for key in Set(salvage.records.keys).union(journal.states.keys) {
      resolve(key, salvage.records[key], journal.states[key], journal)
    }
    repairDefaultProfile()
    dropOrphans()
    for list in [\RepairedRecords.restored, \.corrected, \.unproven, \.dropped] as [WritableKeyPath] {
      self[keyPath: list].sort { ($0.kind.rawValue, $0.id.uuidString) < ($1.kind.rawValue, $1.id.uuidString) }
    }
  }

  private mutating func resolve(
    _ key: JournalStates.Key, _ kept: Record?, _ state: RepairedJournal.State?, _ journal: RepairedJournal
  ) {
    let said = state?.text.flatMap { text in
      let record: Record? = try? JSONText.value(String(decoding: text, as: UTF8.self))
      return record.flatMap { record in (try? record.check()) != nil ? record : nil }
    }
    let isDoubtful = state.map { journal.mayHaveChanged(since: $0.commit) } ?? true
    switch (kept, said) {
    case (let kept?, let said?) where kept == said: records[key] = kept
    case (let kept?, let said?):
      // A lost commit may have made the difference, so the table is believed.
      records[key] = isDoubtful ? kept : said
      if isDoubtful { unproven.append(kept) } else { corrected.append(said) }
    case (nil, let said?):
      records[key] = said
      restored.append(said)
    case (let kept?, nil):
      // The journal has it as deleted, unless a lost commit brought it back. The first profile was created without a
      // commit.
      let isSeed = key == JournalStates.seed && state == nil
      guard isDoubtful || state == nil else { return }
      records[key] = kept
      if !isSeed { unproven.append(kept) }
    case (nil, nil): return
    }
  }

  /// Makes sure that there is exactly one default profile, and that every diary has its profile.
  private mutating func repairDefaultProfile() {
    let named = Set(records.values.compactMap { $0.stored.parent }.filter { $0.kind == .profile }.map(\.id))
    for id in named where records[JournalStates.Key(kind: .profile, id: id)] == nil {
      add(Profile(id: id, created: Instant(milliseconds: 0), name: id == JournalStates.seed.id ? "me" : "recovered"))
    }
    if !records.keys.contains(where: { $0.kind == .profile }) {
      add(Profile(id: JournalStates.seed.id, created: Instant(milliseconds: 0), name: "me"))
    }
    let profiles = records.values.compactMap { if case .profile(let profile) = $0 { profile } else { nil } }.sorted {
      ($0.isDefault ? 0 : 1, $0.created, $0.id.uuidString) < ($1.isDefault ? 0 : 1, $1.created, $1.id.uuidString)
    }
    for (index, profile) in profiles.enumerated() where profile.isDefault != (index == 0) {
      var resolved = profile
      resolved.isDefault = index == 0
      records[JournalStates.Key(.profile(resolved))] = .profile(resolved)
      if !unproven.contains(where: { $0.id == resolved.id }) { unproven.append(.profile(resolved)) }
    }
  }

  private mutating func add(_ profile: Profile) {
    records[JournalStates.Key(.profile(profile))] = .profile(profile)
    unproven.append(.profile(profile))
  }

  private mutating func dropOrphans() {
    var isDone = false
    while !isDone {
      isDone = true
      for (key, record) in records {
        guard let parent = record.stored.parent,
          records[JournalStates.Key(kind: parent.kind, id: parent.id)] == nil
        else { continue }
        records[key] = nil
        dropped.append(record)
        isDone = false
      }
    }
    let gone = Set(dropped.map(\.id))
    restored.removeAll { gone.contains($0.id) }
    corrected.removeAll { gone.contains($0.id) }
    unproven.removeAll { gone.contains($0.id) }
  }
}
