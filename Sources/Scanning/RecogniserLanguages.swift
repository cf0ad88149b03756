internal import EmbeddedWords
package import Words

/// What the recogniser of text calls the languages that paper is written in.
package enum RecogniserLanguages {
  /// Those of a household and English, which stands on paper everywhere; German and English where nobody has said one.
  package static func names(of languages: [Language], in table: WordTable = .embedded) -> [String] {
    var wanted = languages.isEmpty ? [.german] : languages
    if !wanted.contains(.english) { wanted.append(.english) }
    return wanted.flatMap { table.phrases(of: .pictures, under: "tesseract", language: $0) }
  }
}
