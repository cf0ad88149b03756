internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// A checked copy of the database, as it is at this moment.
  func backup(to path: String?) throws(Complaint) -> ExitCode {
    let surroundings = try surroundings()
    let day = surroundings.zone.local(surroundings.now).day
    let path = path ?? "larder-\(day).db"
    try PrivateFile.checkPlace(path)
    let store = try openStore(for: .reading)
    let found: [Discrepancy]
    let size: String
    do throws(StoreError) {
      let copied = try store.copy(to: path)
      let folder = FileManager.default.currentDirectoryPath
      // The copy is there, whether or not that can be noted.
      try? BackupHint.noteCopy(
        in: store, at: surroundings.now, path: path.hasPrefix("/") ? path : "\(folder)/\(path)")
      size = BackupWording.size(copied.size)
      found = try store.discrepancies()
    } catch .cannotOpen, .readOnly {
      throw Complaint("\(PrintableText.clean(path)) could not be written. Is the folder there and writable?")
    } catch .damaged {
      throw Complaint("The copy could not be made whole, so there is none. larder doctor tells more.", exit: .data)
    } catch {
      throw Complaint.about(error)
    }
    let line = "\(PrintableText.clean(path)): \(size)"
    guard found.isEmpty else {
      results.write("\(line), a true copy.\n")
      throw Complaint(.list([.recordsCopied, RecordsWording(store: store).sentence(found)], .sentences), exit: .data)
    }
    results.write("\(line), checked.\n")
    return .done
  }
}
