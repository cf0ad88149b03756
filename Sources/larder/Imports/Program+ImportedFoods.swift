internal import Conversation
internal import EmbeddedMessages
internal import Imports
internal import Messages
internal import Nutrition
internal import Store
internal import Subprocess

extension Program {
  /// The sources of imported foods, one line each, for the doctor.
  func importedFoods() throws(SessionError) -> [Text] {
    let folder = try home().data
    do throws(StoreError) {
      guard let store = try ReferenceStore.existing(inHome: folder) else { return [] }
      return try store.sources().map { source in
        let name = source.release ?? source.title
        return source.imported.map {
          .doctorFoodsOf(source: name, count: source.foods, day: "\(Zone.utc.local($0).day)")
        } ?? .doctorFoodsUnfinished(source: name, count: source.foods)
      }
    } catch {
      throw SessionError.about(error)
    }
  }

  /// The programs that unpack archives, with their paths or the packages that bring them.
  func unpackingPrograms() -> [(name: String, state: Text)] {
    let unpacking = Unpacking(environment: ProgramEnvironment.minimal(from: variables))
    return Unpacking.programs.map { program, package in
      (program, unpacking.path(of: program).map { .verbatim($0) } ?? .doctorMissingUnpacker(package: package))
    }
  }
}
