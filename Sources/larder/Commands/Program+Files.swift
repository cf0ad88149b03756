internal import FoundationEssentials
internal import Scanning
internal import Terminal

extension Program {
  /// The scanner of the files that a person names.
  ///
  /// - Parameter interrupts: the Ctrl-C flag, which ends the reading; nil where nobody is at a terminal.
  func fileScanner(_ interrupts: InterruptFlag? = nil) -> FileScanner {
    func folder(_ name: String) -> String? { variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return FileScanner(
      environment: variables,
      places: FileScanner.Places(
        home: folder("HOME"), working: FileManager.default.currentDirectoryPath,
        temporary: folder("TMPDIR") ?? "/tmp", configuration: folder("XDG_CONFIG_HOME")),
      isInterrupted: { interrupts?.isRaised ?? false })
  }
}
