internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Services
internal import Store
internal import Terminal

extension Program {
  /// Writes a checked copy of the database as it is now.
  func backup(to path: String?) throws(SessionError) -> ExitCode {
    let turnEnvironment = try turnEnvironment()
    let day = turnEnvironment.zone.local(turnEnvironment.now).day
    let path = path ?? "larder-\(day).db"
    try PrivateFile.checkPlace(path)
    let store = try openStore(for: .reading)
    let found: [Discrepancy]
    let size: Text
    do throws(StoreError) {
      let copied = try store.copy(to: path)
      let folder = FileManager.default.currentDirectoryPath
      // The copy exists, whether or not its place can be noted.
      try? BackupHint.noteCopy(
        in: store, at: turnEnvironment.now, path: path.hasPrefix("/") ? path : "\(folder)/\(path)")
      size = BackupWording.size(copied.size)
      found = try store.discrepancies()
    } catch .cannotOpen, .readOnly {
      throw SessionError(.backupNotWritten(path: PrintableText.clean(path)))
    } catch .damaged {
      throw SessionError(.backupNotWhole, exit: .data)
    } catch {
      throw SessionError.about(error)
    }
    let shown = PrintableText.clean(path)
    guard found.isEmpty else {
      result(.backupTrueCopy(path: shown, size: size))
      throw SessionError(
        .list([.recordsCopied, RecordsWording(store: store).sentence(found)], .sentences), exit: .data)
    }
    result(.backupChecked(path: shown, size: size))
    return .done
  }
}
