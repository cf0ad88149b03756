import Foundation
import Words

/// The folders of words as they stand among the sources.
enum Folders {
  private static let place = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Words")

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
