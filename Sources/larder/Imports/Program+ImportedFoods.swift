internal import Conversation
internal import Imports
internal import Nutrition
internal import Store
internal import Subprocess

extension Program {
  /// What foods of outside sources are there, a line a source: for the doctor.
  func importedFoods() throws(Complaint) -> [String] {
    let folder = try home().data
    do throws(StoreError) {
      guard let store = try ReferenceStore.existing(inHome: folder) else { return [] }
      return try store.sources().map { source in
        let since = source.imported.map { ", imported \(Zone.utc.local($0).day)" } ?? ", not imported to the end"
        return "\(source.release ?? source.title): \(ImportWording.foods(source.foods))\(since)"
      }
    } catch {
      throw Complaint.about(error)
    }
  }

  /// What unpacks imports, or where it comes from.
  func unpackingPrograms() -> [(name: String, state: String)] {
    let unpacking = Unpacking(environment: ProgramEnvironment.minimal(from: variables))
    return Unpacking.programs.map { program, package in
      (program, unpacking.path(of: program) ?? "missing: apt-get install \(package) (only to import)")
    }
  }
}
