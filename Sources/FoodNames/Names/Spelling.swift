/// A name, or a word of one, prepared for comparison with misspelt words: its length and its set of letters rule out
/// most candidates cheaply.
struct Spelling: Sendable {
  /// Its range in the letters of its table.
  let range: Range<Int>
  /// The number of the name.
  let number: Int
  /// The set of its letters.
  let letters: UInt32

  /// Nil for a text that is not compared: too short, or not in Latin letters.
  init?(_ text: borrowing Span<UInt8>, _ range: Range<Int>, number: Int = 0) {
    guard range.count >= Spelling.shortest else { return nil }
    var set: UInt32 = 0
    for index in range {
      guard text[index] < 0x80 else { return nil }
      set |= 1 << UInt32(text[index] & 0x1f)
    }
    self.range = range
    self.number = number
    letters = set
  }

  /// Restores a spelling that was made before.
  init(_ range: Range<Int>, number: Int, letters: UInt32) {
    (self.range, self.number, self.letters) = (range, number, letters)
  }

  var length: Int { range.count }

  /// Shorter texts are never treated as misspellings.
  static let shortest = 4
  /// Longer texts are not food names.
  static let longest = 60

  /// How many letters may differ in a text of this length.
  static func tolerance(length: Int) -> Int { length < shortest ? 0 : length < 10 ? 1 : 2 }

  /// The largest difference in length of texts that are compared.
  static let widestTolerance = 2

  /// Whether it may be a misspelling of a text with these letters and this length; false is certain. Each changed
  /// letter adds one letter to the set and removes one; doubled letters change nothing, so that texts of quite
  /// different lengths may have equal sets.
  func mayBe(letters others: UInt32, length otherLength: Int) -> Bool {
    (letters ^ others).nonzeroBitCount <= mostLettersApart(from: otherLength)
  }

  /// How many letters may be in only one of the two sets for a text of this length to be a misspelling.
  func mostLettersApart(from otherLength: Int) -> Int {
    let tolerance = Spelling.tolerance(length: length)
    return abs(length - otherLength) > tolerance ? 0 : 2 * tolerance
  }
}

/// Spellings sorted by length, so that only those of about the right length are compared.
struct SpellingList: Sendable {
  private(set) var spellings: [Spelling] = []

  mutating func append(_ spelling: Spelling?) {
    if let spelling { spellings.append(spelling) }
  }

  /// Sorts the list; call it once all are added.
  mutating func sort() {
    spellings.sort { ($0.length, $0.range.lowerBound) < ($1.length, $1.range.lowerBound) }
  }

  /// The spellings that the other may be a misspelling of.
  func near(_ other: Spelling) -> [Spelling] {
    let first = firstIndex(ofLength: other.length - Spelling.widestTolerance)
    return spellings[first...].prefix { $0.length <= other.length + Spelling.widestTolerance }
      .filter { other.mayBe(letters: $0.letters, length: $0.length) }
  }

  private func firstIndex(ofLength length: Int) -> Int {
    var (low, high) = (0, spellings.count)
    while low < high {
      let middle = (low + high) / 2
      if spellings[middle].length < length { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
