internal import FoundationEssentials
internal import Scanning

extension FileScanner {
  /// A scanner set up as the program does it.
  static var ofBenchmarks: FileScanner {
    FileScanner(
      environment: ProcessInfo.processInfo.environment,
      places: Places(
        home: nil, working: FileManager.default.currentDirectoryPath,
        temporary: FileManager.default.temporaryDirectory.path))
  }
}
