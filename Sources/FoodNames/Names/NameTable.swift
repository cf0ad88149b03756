internal import Nutrition
internal import Words

/// A searchable set of food names, in memory or compiled. Names, foods and groups are numbers.
protocol NameTable: Sendable {
  associatedtype Words: NameWordTable

  /// Words that do not say which food is meant.
  var vocabulary: NameVocabulary { get }
  /// Whether the language of the main names is unknown.
  var isOfAnyLanguage: Bool { get }
  func name(_ number: Int) -> IndexedName
  /// The folded text of a name.
  func text(of name: Int) -> ArraySlice<UInt8>
  /// The foods of a group in the order of insertion.
  func foods(of group: Int) -> [IndexedFood]
  /// The names whose folded text has this hash, in the order of insertion.
  func names(ofText hash: ByteHash) -> [Int]
  /// The names whose stems together (`Stemmer.joinedStem`) have this hash, in the order of insertion.
  func names(ofJoinedStem hash: ByteHash) -> [Int]
  /// The words of the names.
  var words: Words { get }
}

/// The words of names, for searches that no whole name answers.
protocol NameWordTable: Sendable {
  /// The number of content words of a name.
  func count(of name: Int) -> Int
  /// Whether a word is the head of a name, which says what kind of food it is: the last content word, in Spanish the
  /// first.
  func isHead(_ word: ByteHash, of name: Int) -> Bool
  /// The names that contain the word, in ascending order.
  func names(withWord stem: ByteHash) -> [Int]
  /// The names that match only as a whole and have exactly these words (`ContentWords.together`).
  func names(ofWords together: ByteHash) -> [Int]
  /// The names that may be misspelt as this text, the shortest first. False hits are possible.
  func names(near text: Spelling) -> [Spelling]
  /// The word stems that may be misspelt as this text. False hits are possible.
  func words(near text: Spelling) -> [Spelling]
  /// The letters of one of these words.
  func letters(of word: Spelling) -> ArraySlice<UInt8>
}

extension NameTable {
  func food(named name: String, state: FoodState?) -> IndexedFood? {
    let name = names(of: FoldedText(name).text).first { !self.name($0).isSynonym }
    return name.flatMap { number in foods(of: self.name(number).group).first { $0.state == state } }
  }

  /// The names that equal this folded text.
  func names(of text: String) -> [Int] { names(ofText: ByteHash(text.utf8.span)) }

  /// The names that equal this folded text apart from endings and spaces.
  func names(ofStem text: String) -> [Int] {
    var numbers: [Int] = []
    for language in Language.spoken where language != .chinese {
      numbers += names(ofJoinedStem: Stemmer.joinedStem(of: text.utf8.span, in: language))
    }
    return numbers
  }

  /// The names that equal a text apart from endings and spaces, and may be matched loosely.
  func likenedNames(of text: String) -> [Int] {
    (names(of: text) + names(ofStem: text)).filter { !name($0).isWhole }
  }

  /// The languages in which words are a name, apart from endings.
  func languages(of words: String) -> Set<Language> {
    let folded = FoldedText(words).text
    return Set((names(of: folded) + names(ofStem: folded)).map { name($0).language })
  }

  /// The foods that the words may mean, best first.
  func foods(for question: NameQuestion) -> [FoundFood] {
    var search = NameSearch(self, question)
    search.run(until: question.enough, weakest: question.weakest)
    if question.takesRelated, search.ordered.isEmpty { search.takeRelated() }
    return search.ordered.filter { $0.quality <= question.weakest }
  }
}
