internal import Words

/// The words of the compiled names, read in place from the table's bytes.
struct CompiledNameWords: NameWordTable {
  private typealias Layout = FoodTableLayout

  private let bytes: TableBytes
  private let content: Int
  private let stems: HashLists
  private let wholeNames: HashLists
  private let letters: Int
  private let nameSpellings: CompiledSpellings
  private let wordSpellings: CompiledSpellings

  init(_ bytes: TableBytes) {
    func place(_ part: Layout.Part) -> Int { Layout.place(of: part, in: bytes) }
    self.bytes = bytes
    content = place(.content)
    stems = HashLists(bytes, at: place(.words))
    wholeNames = HashLists(bytes, at: place(.wholeNames))
    letters = place(.wordLetters)
    nameSpellings = CompiledSpellings(bytes, at: place(.nameSpellings))
    wordSpellings = CompiledSpellings(bytes, at: place(.wordSpellings))
  }

  func count(of name: Int) -> Int { bytes.number(at: content + name * Layout.content, width: 1) }

  func isHead(_ word: ByteHash, of name: Int) -> Bool {
    bytes.number(at: content + name * Layout.content + 1, width: HashLists.check) == HashLists.check(of: word.value)
  }

  func names(withWord stem: ByteHash) -> [Int] { stems[stem.value] }

  func names(ofWords together: ByteHash) -> [Int] { wholeNames[together.value] }

  func names(near text: Spelling) -> [Spelling] { nameSpellings.near(text) }

  func words(near text: Spelling) -> [Spelling] { wordSpellings.near(text) }

  func letters(of word: Spelling) -> ArraySlice<UInt8> {
    bytes.bytes(letters + word.range.lowerBound..<letters + word.range.upperBound)[...]
  }
}

/// A list of spellings as stored in a table. First the length of the longest (2), then for each length from 0 to two
/// more than that how many are shorter, then the spellings by length: the set of their letters (5), where they are, and
/// their number.
struct CompiledSpellings: Sendable {
  private static let number = FoodTableLayout.number
  private static let set = 5
  private static let entry = set + 2 * number

  private let bytes: TableBytes
  private let longest: Int
  private let starts: Int
  private let entries: Int

  init(_ bytes: TableBytes, at place: Int) {
    self.bytes = bytes
    longest = bytes.number(at: place, width: 2)
    starts = place + 2
    entries = starts + (longest + 2) * CompiledSpellings.number
  }

  /// As in `SpellingList`.
  func near(_ other: Spelling) -> [Spelling] {
    var found: [Spelling] = []
    let first = max(other.length - Spelling.widestTolerance, 0)
    let letters = TableBytes.digits(of: other.letters)
    for length in first..<max(min(other.length + Spelling.widestTolerance, longest) + 1, first) {
      let most = other.mostLettersApart(from: length)
      // Thousands are compared, so the sets of letters are compared in their stored form.
      for index in start(ofLength: length)..<start(ofLength: length + 1)
      where CompiledSpellings.has(self.digits(index) ^ letters, atMost: most) {
        found.append(spelling(index, length: length))
      }
    }
    return found
  }

  /// Whether at most so many bits are set. Clearing a few is faster than counting all.
  private static func has(_ bits: UInt64, atMost most: Int) -> Bool {
    var rest = bits
    for _ in 0..<most { rest &= rest &- 1 }
    return rest == 0
  }

  private func start(ofLength length: Int) -> Int {
    bytes.number(at: starts + length * CompiledSpellings.number, width: CompiledSpellings.number)
  }

  private func digits(_ index: Int) -> UInt64 {
    bytes.digits(at: entries + index * CompiledSpellings.entry, width: CompiledSpellings.set)
  }

  private func letters(_ index: Int) -> UInt32 {
    let place = entries + index * CompiledSpellings.entry
    return UInt32(truncatingIfNeeded: bytes.number(at: place, width: CompiledSpellings.set))
  }

  private func spelling(_ index: Int, length: Int) -> Spelling {
    let place = entries + index * CompiledSpellings.entry + CompiledSpellings.set
    let start = bytes.number(at: place, width: CompiledSpellings.number)
    let number = bytes.number(at: place + CompiledSpellings.number, width: CompiledSpellings.number)
    return Spelling(start..<start + length, number: number, letters: letters(index))
  }

  /// The bytes of a list in this form.
  static func bytes(of list: SpellingList) -> [UInt8] {
    let longest = list.spellings.map(\.length).max() ?? 0
    var table = TableWriter()
    table.append(longest, width: 2)
    var start = 0
    for length in 0..<longest + 2 {
      while start < list.spellings.count, list.spellings[start].length < length { start += 1 }
      table.append(start, width: number)
    }
    for spelling in list.spellings {
      table.append(Int(spelling.letters), width: set)
      table.append(spelling.range.lowerBound, width: number)
      table.append(spelling.number, width: number)
    }
    return table.bytes
  }
}
