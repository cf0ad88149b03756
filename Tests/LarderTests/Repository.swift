import FoundationEssentials

/// The files of this repository, found from where this file stands.
enum Repository {
  static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// All transcripts by their paths.
  static var transcripts: [(path: String, text: String)] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/transcripts")) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { ($0, text("transcripts/\($0)")) }
  }
}
