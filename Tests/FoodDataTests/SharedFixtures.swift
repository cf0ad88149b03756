import FoundationEssentials

/// Real files of outside sources, which lie beside the package where they are there at all.
enum SharedFixtures {
  static let areThere = FileManager.default.fileExists(atPath: folder)

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
  }

  /// The names of the files in a folder.
  static func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)").sorted()
  }

  private static let folder: String = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return package.appending(path: "../shared/fixtures").standardizedFileURL.path
  }()
}
