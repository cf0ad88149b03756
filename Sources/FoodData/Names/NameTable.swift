internal import Nutrition

/// The names of an index and the ways to get at them. Foods are numbers here.
struct NameTable: Sendable {
  /// The foods of each group, in the order of insertion.
  private(set) var groups: [[IndexedFood]] = []
  private(set) var names: [IndexedName] = []
  /// The stems of the words that names consist of.
  private(set) var words: [String] = []
  /// What misspelt names and words are compared with.
  private(set) var nameSpellings: [Spelling] = []
  private(set) var wordSpellings: [Spelling] = []
  private var groupOfName: [String: Int] = [:]
  private var namesOfText = NumberLists()
  /// By joined stem.
  private var namesOfStem: [NameLanguage: NumberLists] = [:]
  private var wordOfStem: [String: Int] = [:]
  /// The names that hold each word, in ascending order.
  private var namesOfWord: [[Int]] = []

  init(expecting foods: Int) {
    let synonyms = 6
    groupOfName.reserveCapacity(foods)
    names.reserveCapacity(foods * synonyms)
    nameSpellings.reserveCapacity(foods * synonyms)
    namesOfText.reserveCapacity(foods * synonyms)
    wordOfStem.reserveCapacity(foods * synonyms)
    namesOfStem[.english, default: NumberLists()].reserveCapacity(foods * 2)
  }

  mutating func insert(_ food: IndexedFood, name: String, synonyms: [FoodName]) {
    let folded = FoldedText(name)
    guard !folded.isEmpty else { return }
    let group = groupOfName[folded.text] ?? groups.count
    if group == groups.count {
      groupOfName[folded.text] = group
      groups.append([food])
      insert(FoodName(name), folded, isSynonym: false, group: group)
    } else {
      groups[group].append(food)
    }
    for synonym in synonyms { insert(synonym, FoldedText(synonym.text), isSynonym: true, group: group) }
  }

  private mutating func insert(_ name: FoodName, _ folded: FoldedText, isSynonym: Bool, group: Int) {
    guard !folded.isEmpty else { return }
    var entry = IndexedName(text: folded.text, group: group, isSynonym: isSynonym, language: name.language)
    let stems = ContentWords(folded).stems
    entry.contentWords = stems.count
    entry.head = stems.last ?? ""
    guard add(entry) else { return }
    for stem in stems { add(word: stem, of: names.count - 1) }
    if let spelling = Spelling(folded.text, number: names.count - 1) { nameSpellings.append(spelling) }
    if folded.hasUmlaut {
      let typed = FoldedText(name.text, expandingUmlauts: true)
      _ = add(IndexedName(text: typed.text, group: group, isSynonym: isSynonym, language: name.language))
    }
  }

  /// False where the group has the name already; it may have a stem in one more language then.
  private mutating func add(_ name: IndexedName) -> Bool {
    let isNew = namesOfText.append(names.count, under: name.text) { names[$0].group == name.group }
    if name.language != .chinese {
      let stem = WordEnding.joinedStem(name.text, in: name.language)
      let number = isNew ? names.count : namesOfText[name.text].first { names[$0].group == name.group }
      if let number {
        _ = namesOfStem[name.language, default: NumberLists()].append(number, under: stem) { $0 == number }
      }
    }
    if isNew { names.append(name) }
    return isNew
  }

  private mutating func add(word: String, of name: Int) {
    if let number = wordOfStem[word] {
      namesOfWord[number].append(name)
    } else {
      if let spelling = Spelling(word, number: words.count) { wordSpellings.append(spelling) }
      wordOfStem[word] = words.count
      words.append(word)
      namesOfWord.append([name])
    }
  }
}

extension NameTable {
  /// The names that are this text.
  func names(of text: String) -> [Int] { namesOfText[text] }

  /// The names that are this text but for endings and spaces.
  func names(ofStem text: String) -> [Int] {
    var numbers: [Int] = []
    for language in NameLanguage.allCases {
      guard let lists = namesOfStem[language] else { continue }
      numbers += lists[WordEnding.joinedStem(text, in: language)]
    }
    return numbers
  }

  /// The names that hold the word, in ascending order.
  func names(withWord stem: String) -> [Int] {
    guard let number = wordOfStem[stem] else { return [] }
    return namesOfWord[number]
  }
}

/// A food as the index keeps it.
struct IndexedFood: Hashable, Sendable {
  let number: Int
  let state: FoodState?
  let isDefault: Bool
}

/// A name as the index keeps it.
struct IndexedName: Hashable, Sendable {
  let text: String
  let group: Int
  let isSynonym: Bool
  let language: NameLanguage
  /// How many of its words say which food is meant.
  var contentWords = 0
  /// The stem of the last of them.
  var head = ""

  init(text: String, group: Int, isSynonym: Bool, language: NameLanguage) {
    self.text = text
    self.group = group
    self.isSynonym = isSynonym
    self.language = language
  }
}
