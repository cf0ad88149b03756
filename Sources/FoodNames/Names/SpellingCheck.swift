internal import Words

/// Compares a misspelt text with names, reusing its working space.
struct SpellingCheck {
  private let text: [UInt8]
  /// The text with each doubled letter written once.
  private let singled: [UInt8]
  private let tolerance: Int
  private var distance = EditDistance()

  init(_ text: String) {
    self.text = Array(text.utf8)
    singled = self.text[...].singled
    tolerance = Spelling.tolerance(length: self.text.count)
  }

  /// The number of letters in which the text differs from `other`. Nil where one of its words differs too much, or a
  /// short word begins with another letter.
  mutating func distance(to other: ArraySlice<UInt8>) -> Int? {
    // Doubled letters are the most common mistake: "brocolli".
    if singled.count > Spelling.shortest, other.isDoubling(singled) { return text.elementsEqual(other) ? nil : 1 }
    guard let whole = distance.between(text[...], other, limit: tolerance), whole > 0 else { return nil }
    let space = UInt8(ascii: " ")
    let words = text.split(separator: space)
    let otherWords = other.split(separator: space)
    guard words.count == otherWords.count else { return nil }
    for (word, otherWord) in zip(words, otherWords) where word != otherWord {
      guard isSlip(word, otherWord) else { return nil }
    }
    return whole
  }

  private mutating func isSlip(_ word: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    let limit = word.count < Spelling.shortest ? 0 : Spelling.tolerance(length: max(word.count, other.count))
    guard word.first == other.first || word.startsSwapped(other) || (word.count > 7 && word.last == other.last)
    else { return false }
    if word.count == other.count, word.count <= Spelling.shortest + 1, word.sorted() != other.sorted(),
      !word.isEasilyMistaken(other)
    {
      return false
    }
    return distance.between(word, other, limit: limit) != nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether a short word may be a misspelling of another of the same length. In four letters a changed letter makes
  /// another word: "Emma" is not "elma". In five, each changed letter must be a vowel for a vowel, or one that sounds
  /// alike or is next to it on the keyboard; "komma" is not "korma".
  fileprivate func isEasilyMistaken(_ other: ArraySlice<UInt8>) -> Bool {
    guard count > Spelling.shortest else { return false }
    return zip(self, other).allSatisfy { letter, another in
      letter == another
        || MistakenLetters.groups.contains { $0.contains(letter) && $0.contains(another) }
    }
  }

  fileprivate var singled: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for letter in self where letter != result.last { result.append(letter) }
    return result
  }

  /// Whether it equals a text that has no doubled letters, apart from doubled letters.
  fileprivate func isDoubling(_ singled: [UInt8]) -> Bool {
    var (place, previous) = (0, first)
    for letter in self where place == 0 || letter != previous {
      guard place < singled.count, singled[place] == letter else { return false }
      (place, previous) = (place + 1, letter)
    }
    return place == singled.count
  }

  /// Whether the first two letters are swapped: "bnaana" for "banana".
  fileprivate func startsSwapped(_ other: ArraySlice<UInt8>) -> Bool {
    count > 1 && other.count > 1 && first == other.dropFirst().first && dropFirst().first == other.first
  }
}

/// Letters that are often mistaken for one another.
enum MistakenLetters {
  /// The vowels, letters that sound alike, and each two that are neighbours on a keyboard.
  static let groups: [Set<UInt8>] =
    ["aeiouy", "bp", "dt", "cgk", "csz", "fv", "mn"].map { Set($0.utf8) } + neighbours

  /// Neighbours in the rows of a QWERTY keyboard.
  private static let neighbours: [Set<UInt8>] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap { row in
    zip(row.utf8, row.utf8.dropFirst()).map { [$0, $1] }
  }
}
