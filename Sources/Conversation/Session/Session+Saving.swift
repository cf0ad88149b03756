internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

extension Session {
  func commit(_ confirmed: Confirmed<Proposal>) -> Event {
    guard !options.dryRun else {
      return .committed(SavedNote(sequence: 0, sentence: RemarkWording.sentence(.dryRun), energy: nil, days: []))
    }
    if let event = keepAside(confirmed) { return event }
    do throws(StoreError) {
      let committed = try store.commit(confirmed, at: environment.now)
      noteSaved(committed)
      options.devices.meetSoon()
      try takeNotice(of: committed)
      putOff.remove(confirmed.value.id)
      try? context.notePlaceholders(in: committed)
      givePictures(of: confirmed.value, to: committed)
      let note = SavedWording(
        committed: committed, meals: try meals(of: committed),
        today: context.today, profile: profile.id,
        names: Dictionary(try store.profiles().map { ($0.id, $0.name) }) { first, _ in first },
        leftOut: confirmed.value.card.leftOut ?? []
      ).note
      return .committed(note)
    } catch {
      return .commitFailed(error)
    }
  }

  /// Handles a confirmed proposal that saves no record but queues a contribution. Nil where the proposal is to be committed.
  private func keepAside(_ confirmed: Confirmed<Proposal>) -> Event? {
    do throws(ToolError) {
      guard let sentence = try toolbox.keep(confirmed, in: context) else { return nil }
      reporting { () throws(StoreError) in try store.bookkeeping.dropDraft(confirmed.value.id) }
      putOff.remove(confirmed.value.id)
      givesNow = true
      return .committed(SavedNote(sequence: 0, sentence: sentence, energy: nil, days: []))
    } catch {
      return .toolFailed(error)
    }
  }

  /// An import does not count as what the person said last.
  private func noteSaved(_ committed: Committed) {
    if !committed.action.isImport { savedHere.append(committed.sequence) }
  }

  /// Updates what this session caches of the data.
  private func takeNotice(of committed: Committed) throws(StoreError) {
    let touched = committed.records + committed.deleted
    if touched.contains(where: { $0.kind == .food || $0.kind == .recipe }) { foodBank.forgetNames() }
    if touched.contains(where: { $0.kind == .profile }) {
      if let current = try store.profile(profile.id) {
        profile = current
      } else {
        profile = try store.defaultProfile()
        console.show(.notice(.whoseDiaryNow(person: profile.label)))
      }
    }
  }

  private func meals(of committed: Committed) throws(StoreError) -> [UUID: Meal] {
    var meals: [UUID: Meal] = [:]
    for case .entry(let entry) in committed.records where meals[entry.meal] == nil {
      meals[entry.meal] = try store.meal(entry.meal)?.meal
    }
    return meals
  }

  func keep(_ proposal: Proposal, later: Bool) {
    guard !options.dryRun else { return }
    let kept: Void? = reporting { () throws(StoreError) in
      try store.bookkeeping.keep(proposal, state: later ? .later : .waiting, isAtCard: !later)
    }
    if kept == nil { unkept.insert(proposal.id) } else { unkept.remove(proposal.id) }
  }

  func drop(_ id: UUID) {
    putOff.remove(id)
    guard !options.dryRun else { return }
    reporting { () throws(StoreError) in try store.bookkeeping.dropDraft(id) }
  }

  /// Offers the drafts of earlier sessions. A draft whose data has changed since is made again when it is confirmed.
  func offerDrafts() async {
    let drafts = takenDrafts()
    guard !drafts.isEmpty else { return }
    console.show(.notice(.keptFromEarlier(count: drafts.count)))
    await handle(.offered(drafts))
  }

  /// This profile's drafts, oldest first. They are claimed for this session; drafts that another terminal has claimed are left
  /// out.
  func takenDrafts() -> [Proposal] {
    let taken = reporting { () throws(StoreError) -> [Proposal] in
      var taken: [Proposal] = []
      for draft in try store.bookkeeping.drafts() where draft.proposal.profile == profile.id {
        let isTaken = options.dryRun ? true : try store.bookkeeping.take(draft.proposal.id)
        if isTaken { taken.append(draft.proposal) }
      }
      return taken
    }
    return taken ?? []
  }

  /// Runs a query of the store; a failure is reported to the person and affects the exit code.
  @discardableResult
  func reporting<Value>(_ query: () throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) {
      return try query()
    } catch {
      complain(ErrorWording.failure(.store(error)))
      return nil
    }
  }
}
