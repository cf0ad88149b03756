internal import Conversation
internal import EmbeddedMessages
internal import Imports
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Shows what an exported household document would change, and merges it on a yes.
  ///
  /// - Parameter name: the file's name, for people.
  func importData(_ file: ImportFile, name: String) async throws(SessionError) -> ExitCode {
    let reading = try document(file, name: name)
    let turnEnvironment = try turnEnvironment()
    let store = try openStore()
    let context = try context(store, turnEnvironment)
    let merge: HouseholdMerge
    do throws(HouseholdMerge.MergeError) {
      merge = try HouseholdMerge(reading, into: store)
    } catch {
      switch error {
      case .document(let fault): throw SessionError(BackupWording.sentence(fault, file: name))
      case .store(let error): throw SessionError.about(error)
      }
    }
    switch ImportData().propose(merge, file: name, in: context) {
    case .answer(let answer):
      write(answer)
      return .done
    case .proposal(let proposal):
      return try await hold(store, try foodBank(store), turnEnvironment, asking: proposal)
    }
  }

  private func document(_ file: ImportFile, name: String) throws(SessionError) -> HouseholdReading {
    guard file.size <= HouseholdReading.mostBytes else {
      throw SessionError(.exportTooLarge(file: name))
    }
    var reader = HouseholdReader()
    do throws(ImportError) {
      try file.forEachPiece { reader.feed($0) }
    } catch {
      throw SessionError(ImportWording.wholeSentence(error, file: name))
    }
    do throws(HouseholdReading.ReadingError) {
      return try reader.finish()
    } catch {
      throw SessionError(BackupWording.sentence(error, file: name))
    }
  }
}
