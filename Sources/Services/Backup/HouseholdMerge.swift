internal import FoundationEssentials
package import Nutrition
package import Proposals
package import Store

/// What importing a household document would change in this home, record by record, matched by id. Of two different versions
/// the one changed last wins; where both were changed at the same time, the document's.
package struct HouseholdMerge {
  /// How the document's records of one kind compare with those here.
  package struct Counts: Hashable, Sendable {
    /// Records that are not here yet.
    package var new = 0
    /// Records that differ here and are replaced by the document's.
    package var changed = 0
    /// Records that are the same here.
    package var equal = 0
    /// Records that are newer here, and stay.
    package var newerHere = 0
  }

  /// In an order in which they can be applied: profiles first, and a meal or a trip before what is in it.
  package private(set) var changes: [Change] = []
  /// By kind; a kind without records in the document is missing.
  package private(set) var counts: [Record.Kind: Counts] = [:]
  /// How many entries have figures other than their food's in the document; they stay as they were logged.
  package private(set) var otherFigures = 0
  /// The settings, where the home is empty, and the weekly reports that are not here.
  package private(set) var programNotes = ProgramNotes()
  /// Whether this home has nothing but the profile that every home begins with.
  package let isIntoEmptyHome: Bool

  private let reading: HouseholdReading
  private let store: Store

  package init(_ reading: HouseholdReading, into store: Store) throws(MergeError) {
    self.reading = reading
    self.store = store
    do throws(StoreError) {
      isIntoEmptyHome = try store.isUntouched()
    } catch {
      throw .store(error)
    }
    try compare()
  }

  /// Why a document cannot be merged.
  package enum MergeError: Error, Hashable, Sendable {
    case document(HouseholdReading.ReadingError)
    case store(StoreError)
  }

  private mutating func compare() throws(MergeError) {
    try checkParents()
    var profiles: [Change] = []
    var others: [(depth: Int, change: Change)] = []
    for (index, record) in reading.records.enumerated() {
      guard let change = try change(for: record, number: index + 1) else { continue }
      if record.kind == .profile { profiles.append(change) } else { others.append((record.depth, change)) }
    }
    // A default profile has to give up that role before another takes it, and profiles come before the records that belong to
    // them.
    changes = try unneededProfile() + profiles.filter(\.isUpdate) + profiles.filter { !$0.isUpdate }
    for depth in 0...2 { changes += others.filter { $0.depth == depth }.map(\.change) }
    otherFigures = entriesOfOtherFigures()
    programNotes = try newNotes()
  }

  /// A report is imported only where its profile comes with the document or is here.
  private func newNotes() throws(MergeError) -> ProgramNotes {
    var known = Set(reading.records.filter { $0.kind == .profile }.map(\.id))
    do throws(StoreError) {
      if !isIntoEmptyHome { known.formUnion(try store.profiles().map(\.id)) }
      let settings = Set(try store.bookkeeping.settings().map(\.key))
      var notes = ProgramNotes(settings: isIntoEmptyHome ? reading.settings.filter { !settings.contains($0.key) } : [:])
      for kept in reading.reports where known.contains(kept.profile) {
        let standing = try store.bookkeeping.report(of: kept.profile, on: kept.report.figures.week)
        if standing == nil { notes.reports.append(kept) }
      }
      return notes
    } catch {
      throw .store(error)
    }
  }

  private mutating func change(for record: Record, number: Int) throws(MergeError) -> Change? {
    let here = try find(record.kind, record.id)
    let wanted = isIntoEmptyHome ? record : record.keepingDefault(of: here)
    guard let here else {
      counts[record.kind, default: Counts()].new += 1
      return .insert(wanted)
    }
    guard here != wanted else {
      counts[record.kind, default: Counts()].equal += 1
      return nil
    }
    guard here.created == wanted.created else { throw .document(.otherRecord(number)) }
    guard isIntoEmptyHome || here.updated <= wanted.updated else {
      counts[record.kind, default: Counts()].newerHere += 1
      return nil
    }
    counts[record.kind, default: Counts()].changed += 1
    return .update(from: here, to: wanted)
  }

  /// Deletes the profile that an empty home begins with, where the document has other profiles and not that one.
  private func unneededProfile() throws(MergeError) -> [Change] {
    guard isIntoEmptyHome else { return [] }
    let profiles = reading.records.compactMap { record in
      if case .profile(let profile) = record { profile } else { nil }
    }
    guard profiles.count(where: \.isDefault) == 1 else { throw .document(.defaultProfiles) }
    do throws(StoreError) {
      let standing = try store.defaultProfile()
      return profiles.contains { $0.id == standing.id } ? [] : [.delete(.profile(standing))]
    } catch {
      throw .store(error)
    }
  }

  private func checkParents() throws(MergeError) {
    var here: [Record.Kind: Set<UUID>] = [:]
    for record in reading.records { here[record.kind, default: []].insert(record.id) }
    for (index, record) in reading.records.enumerated() {
      guard let parent = record.parent, !(here[parent.kind]?.contains(parent.id) ?? false) else { continue }
      // In an empty home the records that are here may be deleted.
      guard !isIntoEmptyHome, try find(parent.kind, parent.id) != nil else {
        throw .document(.withoutParent(index + 1, parent.kind))
      }
    }
  }

  private func entriesOfOtherFigures() -> Int {
    var foods: [UUID: Nutrients] = [:]
    for case .food(let food) in reading.records { foods[food.id] = food.per100Grams }
    return reading.records.count { record in
      guard case .entry(let entry) = record, entry.kind == .food, !entry.sourceCorrected, entry.tier < .estimated,
        let food = entry.reference.flatMap({ foods[$0] }), let grams = entry.grams
      else { return false }
      return entry.figures != food.portion(of: grams)
    }
  }

  private func find(_ kind: Record.Kind, _ id: UUID) throws(MergeError) -> Record? {
    do throws(StoreError) {
      return try store.record(kind, id)
    } catch {
      throw .store(error)
    }
  }
}

extension Record {
  /// How deep the record is nested: 1 for a record of a profile, 2 for what is in a meal or a trip.
  fileprivate var depth: Int {
    guard let parent else { return 0 }
    return parent.kind == .profile ? 1 : 2
  }

  /// The record with this household's own choice of the default profile.
  fileprivate func keepingDefault(of here: Record?) -> Record {
    guard case .profile(var profile) = self else { return self }
    if case .profile(let standing)? = here { profile.isDefault = standing.isDefault } else { profile.isDefault = false }
    return .profile(profile)
  }
}

extension Change {
  fileprivate var isUpdate: Bool {
    if case .update = self { true } else { false }
  }
}
