internal import EmbeddedMessages
internal import Messages
internal import Words

/// Recognises a language by what a person or a model calls it.
enum SpokenLanguage {
  /// "tr" for "TR", "Turkish", "Türkisch" and "Türkçe"; nil for what is neither a code nor the name of a language that larder
  /// speaks.
  static func code(of words: String) -> String? {
    if words.utf8.count == 2, words.utf8.allSatisfy(\.isASCIILetter) { return words.lowercased() }
    let said = FoldedText(words).text
    return languages.first { language in
      languages.contains { FoldedText(name(of: language, in: $0)).text == said }
        || FoldedText(own(language)).text == said
    }?.code
  }

  private static var languages: [Language] { MessageTable.embedded.languages }

  private static func name(of language: Language, in other: Language) -> String {
    LanguageStyle(other, of: .embedded).words(.languageInWords(code: language.code))
  }

  private static func own(_ language: Language) -> String {
    LanguageStyle(language, of: .embedded).words(.languageName(code: language.code))
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
