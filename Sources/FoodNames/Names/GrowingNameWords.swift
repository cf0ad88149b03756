internal import Synchronization
internal import Words

/// The words of names that are in memory, collected from all names at once.
struct GrowingNameWords: NameWordTable {
  /// For each name the number of content words, and its head, the word that says what kind of food it is: the last one,
  /// in Spanish the first.
  private(set) var counts: [Int] = []
  private(set) var heads: [ByteHash] = []
  /// The letters of all stems, one after another.
  private(set) var letters: [UInt8] = []
  /// What misspelt names and words are compared with, the shortest first.
  private(set) var nameSpellings = SpellingList()
  private(set) var wordSpellings = SpellingList()
  private(set) var namesOfWord: HashedNumbers
  /// Names that match only as a whole, by all of their words together.
  private(set) var wholeNames: HashedNumbers

  init(names: [IndexedName], letters: [UInt8], _ vocabulary: NameVocabulary) {
    namesOfWord = HashedNumbers(expecting: names.count * 2)
    wholeNames = HashedNumbers()
    counts.reserveCapacity(names.count)
    heads.reserveCapacity(names.count)
    for (number, name) in names.enumerated() { add(number, name, letters, vocabulary) }
    nameSpellings.sort()
    wordSpellings.sort()
  }

  private mutating func add(_ number: Int, _ name: IndexedName, _ text: [UInt8], _ vocabulary: NameVocabulary) {
    guard !name.isSpelling else {
      counts.append(0)
      heads.append(ByteHash())
      return
    }
    let span = text.span.extracting(name.range)
    let content = ContentWords(span, isChinese: name.isChinese, vocabulary)
    counts.append(content.words.count)
    heads.append((name.language == .spanish ? content.words.first?.hash : content.head) ?? ByteHash())
    guard !name.isWhole else {
      if !content.words.isEmpty { wholeNames.append(number, under: content.together) }
      return
    }
    for word in content.words {
      if !namesOfWord.contains(word.hash) {
        let start = letters.count
        letters += word.stem.letters(of: span)
        wordSpellings.append(Spelling(letters.span, start..<letters.count))
      }
      namesOfWord.append(number, under: word.hash)
    }
    nameSpellings.append(Spelling(text.span, name.range, number: number))
  }

  func count(of name: Int) -> Int { counts[name] }

  func isHead(_ word: ByteHash, of name: Int) -> Bool { heads[name] == word }

  func names(withWord stem: ByteHash) -> [Int] { namesOfWord[stem] }

  func names(ofWords together: ByteHash) -> [Int] { wholeNames[together] }

  func names(near text: Spelling) -> [Spelling] { nameSpellings.near(text) }

  func words(near text: Spelling) -> [Spelling] { wordSpellings.near(text) }

  func letters(of word: Spelling) -> ArraySlice<UInt8> { letters[word.range] }
}

/// A word table that is built on first use.
struct LazyWords: Sendable {
  private final class Box: Sendable {
    let table = Mutex<GrowingNameWords?>(nil)
  }

  private var box = Box()
  private var isAsked: Bool { box.table.withLock { $0 != nil } }

  func value(_ make: () -> GrowingNameWords) -> GrowingNameWords {
    box.table.withLock { table in
      if let table { return table }
      let made = make()
      table = made
      return made
    }
  }

  /// Discards the table; call it when names were added.
  mutating func forget() {
    if isAsked { box = Box() }
  }
}
