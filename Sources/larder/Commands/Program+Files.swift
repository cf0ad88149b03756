internal import FoundationEssentials
internal import Scanning

extension Program {
  /// Whoever looks at the files that a person names.
  func fileScanner() -> FileScanner {
    func folder(_ name: String) -> String? { variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return FileScanner(
      environment: variables,
      places: FileScanner.Places(
        home: folder("HOME"), working: FileManager.default.currentDirectoryPath,
        temporary: folder("TMPDIR") ?? "/tmp", configuration: folder("XDG_CONFIG_HOME")))
  }
}
