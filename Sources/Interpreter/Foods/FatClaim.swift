internal import EmbeddedWords
internal import Words

/// Words that say how little fat a food has: "reduced fat", "fat free". They change its figures; the raw value is the
/// heading that they stand under.
enum FatClaim: String, CaseIterable {
  case low = "low-fat"
  case free = "fat-free"

  private var tag: Tag {
    switch self {
    case .low: .lowFat
    case .free: .fatFree
    }
  }

  /// All words of a language for the same, in lower case.
  func phrases(in language: Language) -> [String] {
    WordTable.embedded.phrases(of: .foodWords, under: rawValue, language: language).map { $0.lowercased() }
  }

  /// The claim at `index`, and the index after it.
  static func read(at index: Int, before end: Int, of sentence: Sentence) -> (claim: FatClaim, next: Int)? {
    allCases.lazy.compactMap { claim in
      sentence.skip(claim.tag, at: index, before: end).map { (claim, $0) }
    }.first
  }
}
