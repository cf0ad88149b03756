internal import EmbeddedWords
package import Words

/// The text recogniser's names for the languages that receipts and labels are written in.
package enum RecogniserLanguages {
  /// Those of a household's languages, and English, which is found on paper everywhere; German and English where no
  /// language is known.
  package static func names(of languages: [Language], in table: WordTable = .embedded) -> [String] {
    var wanted = languages.isEmpty ? [.german] : languages
    if !wanted.contains(.english) { wanted.append(.english) }
    return wanted.flatMap { table.phrases(of: .pictures, under: "tesseract", language: $0) }
  }
}
