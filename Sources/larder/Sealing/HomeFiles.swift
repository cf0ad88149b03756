internal import Files
internal import FoundationEssentials
internal import Sealing
internal import Store
internal import Terminal

/// The files outside the database that hold personal data: the line history, stored pictures, and data that a repair has set
/// aside. They are sealed with the database's key.
struct HomeFiles {
  private let home: Home

  init(_ home: Home) { self.home = home }

  /// The files that are not sealed, without the line history.
  var openFiles: [String] { files.filter { !$0.hasSuffix(SealedFile.end) } }

  /// Whether there is a line history.
  var hasHistory: Bool { FileManager.default.fileExists(atPath: home.history) }

  /// Seals what is not sealed yet. Returns the files that could not be sealed.
  @discardableResult
  func seal(with key: SealingKey) -> [String] {
    NewFile.removeLeftovers(beside: home.data + "/larder.db")
    try? FileManager.default.removeItem(atPath: home.history + ".new")
    if hasHistory { _ = LineHistory(path: home.history, key: key) }
    return openFiles.filter { !SealedFile.seal(file: $0, with: key) }
  }

  /// Removes the seal from all files. Returns those that could not be opened.
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
