package import Words

/// A language as locales and options write it: "de_AT.UTF-8", "zh-Hant-TW".
package struct LanguageTag: Hashable, Sendable {
  /// The language alone, whether or not larder speaks it.
  package let language: Language
  /// "AT"; nil where the tag has none.
  package let region: String?

  package init(_ language: Language, region: String? = nil) {
    (self.language, self.region) = (language, region)
  }

  /// - Parameter text: a language tag or a POSIX locale, whose codeset and modifier are ignored. Nil for anything else.
  package init?(_ text: some StringProtocol) {
    let name = text.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" }).map { $0.lowercased() }
    guard let first = parts.first, let language = Language(first) else { return nil }
    let region = parts.dropFirst().first { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isSmallLetter) }
    self.init(language, region: region?.uppercased())
  }

  /// "de-AT".
  package var text: String { region.map { "\(language.code)-\($0)" } ?? language.code }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
