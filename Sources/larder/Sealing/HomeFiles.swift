internal import Files
internal import FoundationEssentials
internal import Sealing
internal import Store
internal import Terminal

/// What larder keeps of people in files beside the database: typed lines, kept pictures, what a repair has put aside. They are
/// sealed with the database's key.
struct HomeFiles {
  private let home: Home

  init(_ home: Home) { self.home = home }

  /// Files that are not sealed, but for the typed lines.
  var openFiles: [String] { files.filter { !$0.hasSuffix(SealedFile.end) } }

  /// Whether typed lines are kept.
  var hasHistory: Bool { FileManager.default.fileExists(atPath: home.history) }

  /// Seals what is not sealed yet; those that cannot be.
  @discardableResult
  func seal(with key: SealingKey) -> [String] {
    NewFile.removeLeftovers(beside: home.data + "/larder.db")
    try? FileManager.default.removeItem(atPath: home.history + ".new")
    if hasHistory { _ = LineHistory(path: home.history, key: key) }
    return openFiles.filter { !SealedFile.seal(file: $0, with: key) }
  }

  /// Takes the seal away; those from which it cannot be taken.
  func open(with key: SealingKey) -> [String] {
    if hasHistory { LineHistory(path: home.history, key: key).openAll() }
    return files.filter { $0.hasSuffix(SealedFile.end) && !SealedFile.open(file: $0, with: key) }
  }

  /// Pictures, and the files in the folders of damaged data.
  private var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.data)) ?? []
    let putAside = names.filter { $0.hasPrefix(Store.damagedPrefix) || $0 == "repair" }.map { "\(home.data)/\($0)" }
    return ([home.pictures] + putAside).flatMap { folder in
      ((try? NamedFolder(folder))?.files ?? []).map(\.path).filter { !NewFile.isDraft($0) }
    }
  }
}
