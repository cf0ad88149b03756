/// A name, or a word of one, in the form that is compared with misspelt words: its length and its letters as a set keep
/// most comparisons from being made.
struct Spelling: Sendable {
  /// Where it stands among the letters of its table.
  let range: Range<Int>
  /// The number of the name.
  let number: Int
  /// The set of its letters.
  let letters: UInt32

  /// Nil for texts that are not compared: too short, or not in Latin letters.
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

  /// One that was made before.
  init(_ range: Range<Int>, number: Int, letters: UInt32) {
    (self.range, self.number, self.letters) = (range, number, letters)
  }

  var length: Int { range.count }

  /// Texts shorter than this are not taken for others.
  static let shortest = 4
  /// Texts longer than this are not food.
  static let longest = 60

  /// How many letters may differ in a text of this length.
  static func tolerance(length: Int) -> Int { length < shortest ? 0 : length < 10 ? 1 : 2 }

  /// Texts whose lengths differ by more are not compared at all.
  static let widestTolerance = 2

  /// Whether it may be a slip for a text of these letters and this length; false is certain. Each letter that differs adds one
  /// to the set and takes one away, and those that are doubled or not change nothing: texts whose lengths differ by more than
  /// letters may, have the same.
  func mayBe(letters others: UInt32, length otherLength: Int) -> Bool {
    (letters ^ others).nonzeroBitCount <= mostLettersApart(from: otherLength)
  }

  /// How many letters may be in only one of it and a text of another length for which it may be a slip.
  func mostLettersApart(from otherLength: Int) -> Int {
    let tolerance = Spelling.tolerance(length: length)
    return abs(length - otherLength) > tolerance ? 0 : 2 * tolerance
  }
}

/// Spellings in the order of their lengths, so that only those of about the right length are looked at.
struct SpellingList: Sendable {
  private(set) var spellings: [Spelling] = []

  mutating func append(_ spelling: Spelling?) {
    if let spelling { spellings.append(spelling) }
  }

  /// To be called when all are there.
  mutating func sort() {
    spellings.sort { ($0.length, $0.range.lowerBound) < ($1.length, $1.range.lowerBound) }
  }

  /// Those that the other may be a slip for.
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
