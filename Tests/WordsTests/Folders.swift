import Foundation
import Words

/// The folders of words as they stand among the sources.
enum Folders {
  private static let place = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Words")

  /// The headings that they may have.
  static func headings() throws -> KnownHeadings {
    try KnownHeadings(String(contentsOf: place.appending(path: "headings.txt"), encoding: .utf8))
  }

  /// The files of the words that are the same everywhere.
  static func sharedFiles() throws -> [WordFile] {
    try FileManager.default.contentsOfDirectory(atPath: place.appending(path: "any").path).compactMap {
      WordFile(rawValue: String($0.dropLast(4)))
    }
  }

  /// The Swift of the program, by path below `Sources`.
  static func sources() throws -> [(path: String, text: String)] {
    let folder = place.deletingLastPathComponent()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  static func lines(_ language: Language, _ file: WordFile) throws -> [Substring] {
    let path = place.appending(path: "\(language.code)/\(file.rawValue).txt")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
  }

  static func text(_ language: Language, _ file: WordFile) throws -> WordText {
    try WordText(try lines(language, file).joined(separator: "\n"), file, of: language)
  }

  /// The kinds of lists that a text says its language has not, in lines such as `# [measure]`.
  static func absent(_ language: Language, _ file: WordFile) throws -> Set<String> {
    Set(try lines(language, file).filter { $0.hasPrefix("# [") }.map { String($0.dropFirst(3).dropLast()) })
  }
}
