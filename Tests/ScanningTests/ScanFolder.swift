import FoundationEssentials
import Scanning

/// A folder of a test's own, in which files are put and looked at; gone with the test.
final class ScanFolder {
  let path: String
  private let files = FileManager.default

  init() throws {
    path = files.temporaryDirectory.appendingPathComponent("larder-scan-\(UUID().uuidString)").path
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? files.removeItem(atPath: path)
  }

  /// - Parameter age: seconds since it was changed.
  @discardableResult
  func put(_ bytes: [UInt8], _ name: String, age: Double = 0) throws -> String {
    let place = "\(path)/\(name)"
    let folder = place.split(separator: "/").dropLast().joined(separator: "/")
    try files.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: place))
    let moment = Date(timeIntervalSince1970: 1_700_000_000 - age)
    try files.setAttributes([.modificationDate: moment], ofItemAtPath: place)
    return place
  }

  func put(_ text: String, _ name: String) throws {
    try put(Array(text.utf8), name)
  }

  /// - Parameter variables: those of the programs that are run.
  func scanner(
    _ variables: [String: String] = ["PATH": "/usr/local/bin:/usr/bin:/bin"],
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> FileScanner {
    FileScanner(
      environment: variables, places: FileScanner.Places(home: path, working: "\(path)/here", temporary: path),
      isInterrupted: isInterrupted)
  }
}

/// The first bytes of a JPEG, without a picture.
let jpegStart: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
