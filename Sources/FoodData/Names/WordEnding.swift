/// The endings that a word may have or lack and still be the same food: plurals, and little else.
enum WordEnding {
  /// What is common to the singular and the plural of a folded word: "berry" for berry and berries, "loaf" for loaf and
  /// loaves. Not a word to show.
  static func stem(_ word: String, in language: NameLanguage) -> String {
    let change = change(of: word.utf8, in: language)
    guard change != .none else { return word }
    var stem = String(Substring(word.utf8.dropLast(change.loses)))
    if let letter = change.gets { stem.unicodeScalars.append(letter) }
    return stem
  }

  /// The stems of all words of a folded text without spaces: "blueberry" for "blue berries" and "blueberries".
  static func joinedStem(_ text: String, in language: NameLanguage) -> String {
    guard text.utf8.contains(UInt8(ascii: " ")) else { return stem(text, in: language) }
    var joined: [UInt8] = []
    joined.reserveCapacity(text.utf8.count)
    var start = 0
    for byte in text.utf8 {
      guard byte == UInt8(ascii: " ") else {
        joined.append(byte)
        continue
      }
      joined.apply(change(of: joined[start...], in: language))
      start = joined.count
    }
    joined.apply(change(of: joined[start...], in: language))
    return String(decoding: joined, as: UTF8.self)
  }

  private static func change(
    of word: some BidirectionalCollection<UInt8>, in language: NameLanguage
  ) -> EndingChange {
    guard word.count > 3 else { return .none }
    var end = word.endIndex
    func letter() -> Letter {
      end = word.index(before: end)
      return Letter(word[end])
    }
    let (d, c, b, a) = (letter(), letter(), letter(), letter())
    let last = (a, b, c, d)
    switch language {
    case .english: return english(last, length: word.count)
    case .german: return german(last, length: word.count)
    case .spanish: return spanish(last)
    case .turkish: return turkish(last, length: word.count)
    case .chinese: return .none
    }
  }
}

/// How many letters a word loses at its end, and the one that it gets instead.
private struct EndingChange: Hashable {
  let loses: Int
  var gets: Unicode.Scalar?

  static let none = EndingChange(loses: 0)
}

extension [UInt8] {
  fileprivate mutating func apply(_ change: EndingChange) {
    removeLast(change.loses)
    if let letter = change.gets { append(UInt8(ascii: letter)) }
  }
}

/// The rules, each on the last letters of a word of at least four.
extension WordEnding {
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
