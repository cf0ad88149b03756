/// Removes endings with which a word is still the same food: plurals, and little else.
///
/// A stem is what the singular and the plural of a folded word share: "berry" for berry and berries, "loaf" for loaf
/// and loaves. It is not meant to be shown; stems are compared by their hashes.
package enum Stemmer {
  /// The stem of the word at `range` of a folded text.
  package static func stem(of range: Range<Int>, in text: borrowing Span<UInt8>, _ language: Language) -> WordStem {
    let change = change(of: range, in: text, language)
    return WordStem(kept: range.lowerBound..<(range.upperBound - change.loses), added: change.gets)
  }

  /// The stem of a folded word: "berry" for "berries".
  package static func stem(_ word: some StringProtocol, _ language: Language = .english) -> String {
    let bytes = Array(word.utf8)
    let stem = stem(of: bytes.indices, in: bytes.span, language)
    return String(decoding: stem.letters(of: bytes.span), as: UTF8.self)
  }

  /// Whether a folded English word is a plural: "nuggets", but not "hummus".
  package static func isPlural(_ word: String) -> Bool { word.hasSuffix("s") && stem(word) != word }

  /// The stems of the words of a name, to compare what two names are about.
  package static func stems(of name: String) -> Set<String> {
    Set(NameWords.folded(name).map { stem($0) })
  }

  /// The hash of the stems of all words without spaces: the same for "blue berries" and "blueberries". The hashes of
  /// different languages differ.
  package static func joinedStem(of text: borrowing Span<UInt8>, in language: Language) -> ByteHash {
    var hash = ByteHash()
    for shift in [UInt32(8), 0] { hash.add(UInt8(truncatingIfNeeded: language.letters >> shift)) }
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: " ") { end += 1 }
      stem(of: start..<end, in: text, language).add(to: &hash, from: text)
      start = end + 1
    }
    return hash
  }

  private static func change(
    of range: Range<Int>, in text: borrowing Span<UInt8>, _ language: Language
  ) -> EndingChange {
    guard range.count > 3 else { return .none }
    let end = range.upperBound
    let last = (Letter(text[end - 4]), Letter(text[end - 3]), Letter(text[end - 2]), Letter(text[end - 1]))
    switch language {
    case .english: return english(last, length: range.count)
    case .german: return german(last, length: range.count)
    case .spanish: return spanish(last)
    case .turkish: return turkish(last, length: range.count)
    default: return .none
    }
  }
}

/// A word without its ending, as a range of the text that contains it.
package struct WordStem: Sendable {
  /// The bytes of the text that are kept, without the ending.
  package let kept: Range<Int>
  /// The letter that replaces the ending.
  package let added: UInt8?

  /// The number of bytes of the stem, with the added letter.
  package var count: Int { kept.count + (added == nil ? 0 : 1) }

  package func hash(in text: borrowing Span<UInt8>) -> ByteHash {
    var hash = ByteHash()
    add(to: &hash, from: text)
    return hash
  }

  /// Adds the bytes of the stem to a hash.
  package func add(to hash: inout ByteHash, from text: borrowing Span<UInt8>) {
    for index in kept { hash.add(text[index]) }
    if let added { hash.add(added) }
  }

  /// The bytes of the stem.
  package func letters(of text: borrowing Span<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(count)
    for index in kept { letters.append(text[index]) }
    if let added { letters.append(added) }
    return letters
  }
}

/// How many letters a word loses at its end, and the one that replaces them.
private struct EndingChange: Hashable {
  let loses: Int
  var gets: UInt8?

  init(loses: Int, gets: Unicode.Scalar? = nil) {
    self.loses = loses
    self.gets = gets.map { UInt8(ascii: $0) }
  }

  static let none = EndingChange(loses: 0)
}

/// The rules of each language, by the last letters of a word of at least four.
extension Stemmer {
  private typealias Letter = Unicode.Scalar
  private typealias LastLetters = (Letter, Letter, Letter, Letter)

  private static func english(_ last: LastLetters, length: Int) -> EndingChange {
    switch last {
    case (_, "i", "e", "s") where length > 4: EndingChange(loses: 3, gets: "y")
    case (_, _, "i", "e"): EndingChange(loses: 2, gets: "y")
    case (_, "v", "e", "s") where length > 4: EndingChange(loses: 3, gets: "f")
    case (_, _, "v", "e"), (_, _, "f", "e"): EndingChange(loses: 2, gets: "f")
    case ("c", "h", "e", "s"), ("s", "h", "e", "s"), ("s", "s", "e", "s"), (_, "x", "e", "s"), (_, "z", "e", "s"),
      (_, "o", "e", "s"):
      EndingChange(loses: 2)
    case (_, "c", "h", "e"), (_, "s", "h", "e"), (_, _, "x", "e"), (_, _, "z", "e"), (_, _, "o", "e"):
      EndingChange(loses: 1)
    case (_, _, "s", "s"), (_, _, "u", "s"), (_, _, "i", "s"): .none
    case (_, _, _, "s"): EndingChange(loses: 1)
    default: .none
    }
  }

  /// What German puts behind an adjective before its noun: "alkoholfreies Bier".
  package static let germanAdjectiveEndings = ["es", "er", "e"]

  private static func german(_ last: LastLetters, length: Int) -> EndingChange {
    switch last {
    case _ where length < 5: .none
    case (_, _, "e", "n"): EndingChange(loses: 2)
    case (_, _, _, "e"), (_, _, _, "s"), (_, _, "l", "n"), (_, _, "r", "n"): EndingChange(loses: 1)
    default: .none
    }
  }

  private static func spanish(_ last: LastLetters) -> EndingChange {
    switch last {
    case (_, "c", "e", "s"): EndingChange(loses: 3, gets: "z")
    case (_, "n", "e", "s"), (_, "l", "e", "s"), (_, "r", "e", "s"), (_, "d", "e", "s"): EndingChange(loses: 2)
    case (_, _, _, "s"): EndingChange(loses: 1)
    case (_, _, "n", "e"), (_, _, "l", "e"), (_, _, "r", "e"), (_, _, "d", "e"): EndingChange(loses: 1)
    default: .none
    }
  }

  private static func turkish(_ last: LastLetters, length: Int) -> EndingChange {
    switch last {
    case (_, "l", "a", "r") where length > 5, (_, "l", "e", "r") where length > 5: EndingChange(loses: 3)
    default: .none
    }
  }
}
