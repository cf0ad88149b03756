package import FoundationEssentials
package import Nutrition
package import Proposals

extension Store {
  /// What erasing everything would remove.
  package func forgettingEverything() throws(StoreError) -> Forgetting {
    try connection.read { () throws(StoreError) in
      let commits = try connection.first("SELECT count(*) FROM journal WHERE erased IS NULL") { row in row.int() }
      return Forgetting(
        subject: .everything, records: try counts(), commits: commits ?? 0, notes: try connection.noteCount(),
        mentions: [])
    }
  }

  /// Whoever has a name: the profile of that name and members of the household.
  package func person(called name: String) throws(ForgettingError) -> ForgottenPerson {
    let profiles: [Profile]
    let members: [FamilyMember]
    do throws(StoreError) {
      profiles = try self.profiles()
      members = try connection.records(FamilyMember.self, "ORDER BY name, id")
    } catch {
      throw .store(error)
    }
    let wanted = name.lowercased()
    let profile = profiles.first { $0.name.lowercased() == wanted }
    let own = members.filter { $0.name.lowercased() == wanted }
    guard let found = profile?.name ?? own.first?.name else {
      let names = profiles.map(\.name)
      throw .nobody(known: names + members.map(\.name).filter { !names.contains($0) })
    }
    if let profile, profile.isDefault { throw .isDefault(name: profile.name, isOnly: profiles.count == 1) }
    return ForgottenPerson(name: found, profile: profile?.id, members: own.map(\.id))
  }

  /// What erasing a person would remove.
  package func forgetting(_ person: ForgottenPerson) throws(StoreError) -> Forgetting {
    try connection.read { () throws(StoreError) in
      var own = try person.profile.map { profile throws(StoreError) in try records(of: profile) } ?? []
      if let profile = person.profile, let record = try connection.find(.profile, profile) { own.append(record) }
      for member in person.members { own += [try connection.find(.familyMember, member)].compactMap(\.self) }
      let ids = Set(own.map(\.id))
      let name = NameMention(person.name)
      var mentions: [Record] = []
      try forEachRecord { record in
        guard !ids.contains(record.id), let text = try? JSONText.text(record), name.isIn(text) else { return }
        mentions.append(record)
      }
      return Forgetting(
        subject: .person(person), records: Dictionary(grouping: own, by: \.kind).mapValues(\.count),
        commits: try connection.traces(of: person).commits.count, notes: try connection.notes(of: person).count,
        mentions: mentions)
    }
  }

  /// Erases for good what was confirmed: the records, what the journal says of them, drafts, queued turns, reports and
  /// settings. The digests of the journal's commits stay, so that the chain can still be verified. A home that shares
  /// leaves its household, so that nothing comes back from the other devices. Then the file is rewritten, so that no
  /// free page holds any of it. This needs exclusive use of the database.
  ///
  /// - Parameters:
  ///   - identifier: the id for the commit that restates what stays.
  ///   - before: called when only the last write can still fail, to remove what lies outside the database.
  /// - Throws: `.locked` while another program has the database open, or what a commit throws. Nothing is erased then.
  package func forget(
    _ confirmed: Confirmed<Forgetting>, at: Instant, identifier: UUID, before: () -> Void
  ) throws(StoreError) {
    try lookBeforeFirstCommit()
    // Without the write-ahead log, which would keep the erased rows until it is emptied. This also makes sure that
    // nobody else is reading.
    try connection.leaveLog()
    try connection.execute("PRAGMA secure_delete = ON")
    try connection.write { () throws(StoreError) in
      try connection.endSharing()
      switch confirmed.value.subject {
      case .everything: try connection.eraseEverything(at: at, identifier: identifier)
      case .person(let person): try connection.erase(person, at: at, identifier: identifier)
      }
      before()
    }
    // All of it is overwritten by now. Where there is no room to rewrite the file, it only stays as large as it was.
    try? connection.execute("VACUUM")
    try? connection.execute("PRAGMA journal_mode = WAL")
  }
}
