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

  /// The files below a folder with an ending, by their paths in the repository.
  static func files(_ below: String, _ ending: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(below)")) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(below)/\($0)" }
  }

  /// All transcripts by their paths.
  static var transcripts: [(path: String, text: String)] {
    files("transcripts", ".txt").map { (String($0.dropFirst("transcripts/".count)), text($0)) }
  }
}
