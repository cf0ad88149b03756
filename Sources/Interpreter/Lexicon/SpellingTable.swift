internal import Words

/// The spellings of the lexicon as a table of bytes, found by their first words. Reading it at start makes no text of a
/// spelling.
struct SpellingTable: Sendable {
  struct Entry: Sendable {
    let language: Language
    let meaning: Meaning
    /// How many words it has.
    let length: Int
    fileprivate let bytes: Range<Int>
    /// The length of the first word, in bytes.
    fileprivate let first: Int

    fileprivate init(language: Language, meaning: Meaning, length: Int, bytes: Range<Int>, first: Int) {
      self.language = language
      self.meaning = meaning
      self.length = length
      self.bytes = bytes
      self.first = first
    }

    /// A word that is in no table.
    init(language: Language, meaning: Meaning) {
      self.init(language: language, meaning: meaning, length: 1, bytes: 0..<0, first: 0)
    }
  }

  private static let space = UInt8(ascii: " ")

  private var entries: [Entry] = []
  /// The bytes of all spellings: folded words with single spaces.
  private var bytes: [UInt8] = []
  /// The first and last entry of each bucket, and for each entry the next one of its bucket; -1 where none is.
  private var firsts = [Int32](repeating: -1, count: 4_096)
  private var lasts = [Int32](repeating: -1, count: 4_096)
  private var nexts: [Int32] = []

  // MARK: Filling

  mutating func insert(_ spelling: borrowing Span<UInt8>, language: Language, meaning: Meaning) {
    let start = bytes.count
    append(spelling)
    guard bytes.count > start else { return }
    var hash = WordHash()
    var first = 0
    var length = 1
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == SpellingTable.space { length += 1 }
      guard length == 1 else { continue }
      hash.take(byte)
      first += 1
    }
    let entry = Entry(language: language, meaning: meaning, length: length, bytes: start..<bytes.count, first: first)
    entries.append(entry)
    nexts.append(-1)
    link(Int32(entries.count - 1), in: bucket(hash))
  }

  private mutating func link(_ entry: Int32, in bucket: Int) {
    if lasts[bucket] < 0 { firsts[bucket] = entry } else { nexts[Int(lasts[bucket])] = entry }
    lasts[bucket] = entry
  }

  private func bucket(_ hash: WordHash) -> Int { Int(hash.value) & (firsts.count - 1) }

  /// The folded words of a spelling. Plain letters and Latin ones with accents, which are nearly all, take a short way.
  private mutating func append(_ spelling: borrowing Span<UInt8>) {
    switch kind(of: spelling) {
    case .plain: for index in 0..<spelling.count { bytes.append(spelling[index]) }
    case .latin: appendLatin(spelling)
    case .other:
      let words = Tokenizer.tokens(of: LexiconReader.text(spelling)).map(\.folded)
      bytes += words.joined(separator: " ").utf8
    }
  }

  private mutating func appendLatin(_ spelling: borrowing Span<UInt8>) {
    var index = 0
    while index < spelling.count {
      let byte = spelling[index]
      if byte >= 0x80, index + 1 < spelling.count,
        let scalar = Unicode.Scalar(UInt32(byte & 0x1f) << 6 | UInt32(spelling[index + 1] & 0x3f))
      {
        var lower = ""
        Folding.lower(scalar, into: &lower)
        var folded = ""
        for scalar in lower.unicodeScalars { Folding.fold(scalar, into: &folded) }
        bytes += folded.utf8
        index += 2
      } else {
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        bytes.append(isCapital ? byte | 0x20 : byte)
        index += 1
      }
    }
  }

  private enum Kind {
    case plain, latin, other
  }

  private func kind(of spelling: borrowing Span<UInt8>) -> Kind {
    var kind = Kind.plain
    var index = 0
    while index < spelling.count {
      switch spelling[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), SpellingTable.space, UInt8(ascii: "'"): index += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        kind = .latin
        index += 1
      case 0xc4, 0xc5:
        kind = .latin
        index += 2
      case 0xc3 where index + 1 < spelling.count && spelling[index + 1] != 0x97 && spelling[index + 1] != 0xb7:
        kind = .latin
        index += 2
      default: return .other
      }
    }
    return kind
  }

  // MARK: Looking up

  /// What the words from `index` on can mean: the longest first, of the same length in the order of the lexicon.
  func entries(at index: Int, in tokens: [Token]) -> [Entry] {
    guard tokens[index].kind != .fraction else { return [] }
    var hash = WordHash()
    for byte in tokens[index].folded.utf8 { hash.take(byte) }
    var found: [Entry] = []
    var number = firsts[bucket(hash)]
    while number >= 0 {
      let entry = entries[Int(number)]
      number = nexts[Int(number)]
      guard isSaid(entry, at: index, in: tokens) else { continue }
      let place = found.lastIndex { $0.length >= entry.length }.map { $0 + 1 } ?? 0
      found.insert(entry, at: place)
    }
    return found
  }

  private func isSaid(_ entry: Entry, at index: Int, in tokens: [Token]) -> Bool {
    guard entry.first == tokens[index].folded.utf8.count, index + entry.length <= tokens.count else { return false }
    var position = entry.bytes.lowerBound
    for token in tokens[index..<index + entry.length] {
      for byte in token.folded.utf8 {
        guard position < entry.bytes.upperBound, bytes[position] == byte else { return false }
        position += 1
      }
      guard position == entry.bytes.upperBound || bytes[position] == SpellingTable.space else { return false }
      position += 1
    }
    return position > entry.bytes.upperBound
  }
}
