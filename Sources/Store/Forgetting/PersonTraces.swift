internal import FoundationEssentials
internal import JSON
internal import Merging
internal import Nutrition

/// What the journal says about a person, collected by reading it once, oldest first.
struct PersonTraces {
  private let person: ForgottenPerson
  private let name: NameMention
  /// Meals and trips that were ever theirs: the entries and purchases in them are theirs, too.
  private var parents: Set<UUID> = []
  private let profile: String?

  /// The digests of the commits to be emptied, by sequence number.
  private(set) var commits: [Int: [UInt8]] = [:]
  /// All records that those commits changed, including other people's.
  private(set) var records: Set<JournalStates.Key> = []
  /// What the remaining commits say of all records.
  private(set) var others = JournalStates()

  init(_ person: ForgottenPerson) {
    self.person = person
    name = NameMention(person.name)
    profile = person.profile?.uuidString
  }

  mutating func take(_ commit: JournalContent, isErased: Bool) {
    guard !isErased else { return others.take(commit.sequence, nil) }
    var keys: [JournalStates.Key] = []
    var isTheirs =
      commit.profile == person.profile?.bytes || name.isIn(commit.summary) || name.isIn(commit.message)
      || name.isIn(commit.notes)
    if let list = try? JSONPart(commit.changes[...]) {
      list.forEachElement { change in
        change.forEachMember { _, value in
          let ends = [value.member("from"), value.member("to")].compactMap(\.self)
          for record in ends.isEmpty ? [value] : ends {
            guard let key = JournalStates.Key(record), let facts = record.member(key.kind.rawValue) else { continue }
            keys.append(key)
            if isOwn(key, facts) { isTheirs = true }
          }
        }
      }
    }
    isTheirs = isTheirs || name.isIn(commit.changes)
    if isTheirs {
      commits[commit.sequence] = commit.digest
      records.formUnion(keys)
    }
    others.take(commit.sequence, isTheirs ? nil : commit.changes)
  }

  /// Whether a record was the person's when it was in this state.
  private mutating func isOwn(_ key: JournalStates.Key, _ facts: JSONPart) -> Bool {
    switch key.kind {
    case .profile: return key.id == person.profile
    case .familyMember: return person.members.contains(key.id)
    case .entry: return parent(facts, "meal")
    case .purchase: return parent(facts, "trip")
    case .meal, .trip, .target, .weight, .activity, .water:
      guard let profile, facts.member("profile")?.string == profile else { return false }
      parents.insert(key.id)
      return true
    case .food, .recipe, .familyTargets, .knownLine, .pantryChange: return false
    }
  }

  private func parent(_ facts: JSONPart, _ member: String) -> Bool {
    facts.member(member)?.string.flatMap { UUID(uuidString: $0) }.map(parents.contains) ?? false
  }
}
