internal import Nutrition
internal import Words

/// The names of foods as they are searched, wherever they are kept. Names, foods and groups are numbers here.
protocol NameTable: Sendable {
  associatedtype Words: NameWordTable

  /// Words that do not say which food is meant.
  var vocabulary: NameVocabulary { get }
  /// Nobody knows what language the names are of.
  var isOfAnyLanguage: Bool { get }
  func name(_ number: Int) -> IndexedName
  /// The folded text of a name.
  func text(of name: Int) -> ArraySlice<UInt8>
  /// The foods of a group, in the order of insertion.
  func foods(of group: Int) -> [IndexedFood]
  /// The names whose folded text has this hash, in the order of insertion.
  func names(ofText hash: ByteHash) -> [Int]
  /// The names whose stems together (`Stemmer.joinedStem`) have this hash, in the order of insertion.
  func names(ofJoinedStem hash: ByteHash) -> [Int]
  /// The words that names consist of.
  var words: Words { get }
}

/// The words that names consist of, for those searches that no whole name answers.
protocol NameWordTable: Sendable {
  /// How many words of a name say which food is meant.
  func count(of name: Int) -> Int
  /// Whether a word says what kind of food a name is of: the last of its words, in Spanish the first.
  func isHead(_ word: ByteHash, of name: Int) -> Bool
  /// The names that hold the word, in ascending order.
  func names(withWord stem: ByteHash) -> [Int]
  /// The names that count only where they are said whole, and have just these words (`ContentWords.together`).
  func names(ofWords together: ByteHash) -> [Int]
  /// The names that may be `limit` letters from a text, shorter ones first.
  func names(near text: Spelling) -> [Spelling]
  /// The words, by their stems, that may be so near to a text.
  func words(near text: Spelling) -> [Spelling]
  /// The letters of one of these words.
  func letters(of word: Spelling) -> ArraySlice<UInt8>
}

extension NameTable {
  func food(named name: String, state: FoodState?) -> IndexedFood? {
    let name = names(of: FoldedText(name).text).first { !self.name($0).isSynonym }
    return name.flatMap { number in foods(of: self.name(number).group).first { $0.state == state } }
  }

  /// The names that are this folded text.
  func names(of text: String) -> [Int] { names(ofText: ByteHash(text.utf8.span)) }

  /// The names that are this folded text but for endings and spaces.
  func names(ofStem text: String) -> [Int] {
    var numbers: [Int] = []
    for language in Language.spoken where language != .chinese {
      numbers += names(ofJoinedStem: Stemmer.joinedStem(of: text.utf8.span, in: language))
    }
    return numbers
  }

  /// The names that a text may be likened to by being them, but for endings and spaces.
  func likenedNames(of text: String) -> [Int] {
    (names(of: text) + names(ofStem: text)).filter { !name($0).isWhole }
  }

  /// The languages in which words are a name, but for an ending.
  func languages(of words: String) -> Set<Language> {
    let folded = FoldedText(words).text
    return Set((names(of: folded) + names(ofStem: folded)).map { name($0).language })
  }

  /// What the words may mean, best first.
  func foods(for question: NameQuestion) -> [FoundFood] {
    var search = NameSearch(self, question)
    search.run(until: question.enough, weakest: question.weakest)
    if question.takesRelated, search.ordered.isEmpty { search.takeRelated() }
    return search.ordered.filter { $0.quality <= question.weakest }
  }
}
