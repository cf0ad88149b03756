internal import Conversation
internal import Imports
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Shows what a document of everything would bring, and takes it in on a yes.
  ///
  /// - Parameter name: of the file, for people.
  func importData(_ file: ImportFile, name: String) async throws(Complaint) -> ExitCode {
    let reading = try document(file, name: name)
    let surroundings = try surroundings()
    let store = try openStore()
    let context = try context(store, surroundings)
    let merge: HouseholdMerge
    do throws(HouseholdMerge.MergeError) {
      merge = try HouseholdMerge(reading, into: store)
    } catch {
      switch error {
      case .document(let fault): throw Complaint(BackupWording.sentence(fault, file: name))
      case .store(let error): throw Complaint.about(error)
      }
    }
    switch ImportData().propose(merge, file: name, in: context) {
    case .answer(let answer):
      write(answer)
      return .done
    case .proposal(let proposal):
      let exit = try await hold(store, try foodBank(store), surroundings, asking: proposal)
      if merge.isIntoEmptyHome { try restore(reading.settings, after: proposal, in: store) }
      try restore(reading.reports, after: proposal, in: store)
      return exit
    }
  }

  private func document(_ file: ImportFile, name: String) throws(Complaint) -> HouseholdReading {
    guard file.size <= HouseholdReading.mostBytes else {
      throw Complaint("\(name) is larger than everything of a household can be, so nothing was taken from it.")
    }
    var reader = HouseholdReader()
    do throws(ImportError) {
      try file.forEachPiece { reader.feed($0) }
    } catch {
      throw Complaint(ImportWording.wholeSentence(error, file: name))
    }
    do throws(HouseholdReading.Fault) {
      return try reader.finish()
    } catch {
      throw Complaint(BackupWording.sentence(error, file: name))
    }
  }

  /// Weekly reports come with what they are of; one that is here stays.
  private func restore(_ reports: [KeptReport], after proposal: Proposal, in store: Store) throws(Complaint) {
    try reading { () throws(StoreError) in
      guard try store.isCommitted(proposal.id) else { return }
      let profiles = Set(try store.profiles().map(\.id))
      for kept in reports where profiles.contains(kept.profile) {
        guard try store.bookkeeping.report(of: kept.profile, on: kept.report.figures.week) == nil else { continue }
        try store.bookkeeping.keep(kept.report, of: kept.profile)
      }
    }
  }

  /// The settings of a home that was empty come with its records; none is written over.
  private func restore(
    _ settings: [String: String], after proposal: Proposal, in store: Store
  ) throws(Complaint) {
    try reading { () throws(StoreError) in
      guard try store.isCommitted(proposal.id) else { return }
      for (key, value) in settings where try store.bookkeeping.setting(key) == nil {
        try store.bookkeeping.set(key, to: value)
      }
    }
  }
}
