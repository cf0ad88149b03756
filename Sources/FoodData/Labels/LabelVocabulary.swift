internal import Words

/// The words of nutrition labels, also where a text recogniser misread a letter of a long one: "arbohydrate",
/// "Feffsäuren".
struct LabelVocabulary: Sendable {
  let phrases: PhraseTable<LabelWord>
  private let known: Set<String>
  /// The words of each length that are long enough to be told apart by their other letters.
  private let byLength: [Int: [[UInt8]]]

  /// In letters; shorter words are too much alike.
  private static let shortest = 5
  /// In letters; from here on two of them may differ.
  private static let long = 9

  init(_ words: WordTable) {
    var table = PhraseTable<LabelWord>()
    var known: Set<String> = []
    for (word, phrase) in words.phrases(of: .labels, by: LabelWord.self) {
      table.add(phrase, meaning: word)
      known.formUnion(PrintedWord.outlines(of: phrase))
    }
    phrases = table
    self.known = known
    byLength = Dictionary(
      grouping: known.filter { $0.utf8.count >= LabelVocabulary.shortest }.sorted().map { Array($0.utf8) }, by: \.count)
  }

  /// The word of a label that an outline probably is; the outline itself where it is one, or where none is near.
  func corrected(_ outline: String) -> String {
    let letters = Array(outline.utf8)
    guard letters.count >= LabelVocabulary.shortest, !known.contains(outline) else { return outline }
    let limit = letters.count >= LabelVocabulary.long ? 2 : 1
    var check = EditDistance()
    var best: (word: [UInt8], distance: Int)?
    for length in letters.count - limit...letters.count + limit {
      for word in byLength[length] ?? [] {
        guard let distance = check.between(letters[...], word[...], limit: limit),
          distance < best?.distance ?? .max
        else { continue }
        best = (word, distance)
      }
    }
    return best.map { String(decoding: $0.word, as: UTF8.self) } ?? outline
  }
}
