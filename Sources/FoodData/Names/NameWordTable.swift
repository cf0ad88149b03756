internal import Synchronization
internal import Words

/// The words that names consist of, for those searches that no whole name answers.
struct NameWordTable: Sendable {
  /// How many words of each name say which food is meant, and the one that says what kind of food: the last of them, in
  /// Spanish the first.
  private(set) var counts: [Int] = []
  private(set) var heads: [ByteHash] = []
  /// The stems of all words, one after another.
  private(set) var letters: [UInt8] = []
  /// What misspelt names and words are compared with, shorter ones first.
  private(set) var nameSpellings = SpellingList()
  private(set) var wordSpellings = SpellingList()
  private var namesOfWord: HashedNumbers

  init(names: [IndexedName], letters: [UInt8]) {
    namesOfWord = HashedNumbers(expecting: names.count * 2)
    counts.reserveCapacity(names.count)
    heads.reserveCapacity(names.count)
    for (number, name) in names.enumerated() { add(number, name, letters) }
    nameSpellings.sort()
    wordSpellings.sort()
  }

  private mutating func add(_ number: Int, _ name: IndexedName, _ text: [UInt8]) {
    guard !name.isSpelling else {
      counts.append(0)
      heads.append(ByteHash())
      return
    }
    let span = text.span.extracting(name.range)
    let content = ContentWords(span, isChinese: name.isChinese)
    for word in content.words {
      if !namesOfWord.contains(word.hash) {
        let start = letters.count
        letters += word.stem.letters(of: span)
        wordSpellings.append(Spelling(letters.span, start..<letters.count))
      }
      namesOfWord.append(number, under: word.hash)
    }
    counts.append(content.words.count)
    heads.append((name.language == .spanish ? content.words.first?.hash : content.head) ?? ByteHash())
    nameSpellings.append(Spelling(text.span, name.range, number: number))
  }

  /// The names that hold the word, in ascending order.
  func names(withWord stem: ByteHash) -> [Int] { namesOfWord[stem] }
}

/// A word table that is made when it is first asked for.
struct LazyWords: Sendable {
  private final class Box: Sendable {
    let table = Mutex<NameWordTable?>(nil)
  }

  private var box = Box()
  private var isAsked: Bool { box.table.withLock { $0 != nil } }

  func value(_ make: () -> NameWordTable) -> NameWordTable {
    box.table.withLock { table in
      if let table { return table }
      let made = make()
      table = made
      return made
    }
  }

  /// To be called when names have come that the table does not know.
  mutating func forget() {
    if isAsked { box = Box() }
  }
}
