internal import Words

/// A message's pattern in one language, as the table stores it: a sequence of text, placeholders and choices.
package struct Pattern {
  /// The byte that starts a piece, and the fields after it. A length is one byte unless its width is given.
  package enum Mark {
    /// The length of the text (2 bytes), then the text.
    package static let text = UInt8(ascii: "t")
    /// The index of the argument, then the fewest and the most decimals of a number.
    package static let place = UInt8(ascii: "p")
    /// The index of the argument, the index of the default variant and the number of variants; then for each variant the length
    /// of its key, the key, the length of its pattern (3 bytes) and the pattern.
    package static let choice = UInt8(ascii: "c")
  }

  enum Piece {
    case text(String)
    case place(Int, NumberPlaces)
    case choice(Choice)
  }

  private let bytes: TableBytes
  private let range: Range<Int>

  init(_ bytes: TableBytes, _ range: Range<Int>) {
    (self.bytes, self.range) = (bytes, range)
  }

  /// Calls `take` with each piece, in order.
  func forEachPiece(_ take: (Piece) -> Void) {
    var place = range.lowerBound
    while place < range.upperBound {
      let mark = bytes[place]
      place += 1
      switch mark {
      case Mark.text:
        let start = place + 2
        place = start + bytes.number(at: place, width: 2)
        take(.text(bytes.text(start..<place)))
      case Mark.place:
        let places = NumberPlaces(least: Int(bytes[place + 1]), most: Int(bytes[place + 2]))
        take(.place(Int(bytes[place]), places))
        place += 3
      case Mark.choice:
        let choice = Choice(bytes, at: place)
        take(.choice(choice))
        place = choice.end
      default: return
      }
    }
  }

  /// Several patterns, one of which is chosen by an argument.
  struct Choice {
    let argument: Int
    private let usual: Int
    private let count: Int
    private let first: Int
    private let bytes: TableBytes

    fileprivate init(_ bytes: TableBytes, at place: Int) {
      (argument, usual, count) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
      (first, self.bytes) = (place + 3, bytes)
    }

    /// The pattern of the first key for which `isTrue` holds, else the default one.
    func pattern(where isTrue: (String) -> Bool) -> Pattern {
      var place = first
      var usual = Pattern(bytes, first..<first)
      for index in 0..<count {
        let key = place + 1..<place + 1 + Int(bytes[place])
        let range = body(behind: key)
        if isTrue(bytes.text(key)) { return Pattern(bytes, range) }
        if index == self.usual { usual = Pattern(bytes, range) }
        place = range.upperBound
      }
      return usual
    }

    /// All variants with their keys.
    var variants: [(key: String, pattern: Pattern)] {
      var place = first
      return (0..<count).map { _ in
        let key = place + 1..<place + 1 + Int(bytes[place])
        let range = body(behind: key)
        place = range.upperBound
        return (bytes.text(key), Pattern(bytes, range))
      }
    }

    /// The position behind the last variant.
    fileprivate var end: Int {
      (0..<count).reduce(first) { place, _ in body(behind: place + 1..<place + 1 + Int(bytes[place])).upperBound }
    }

    private func body(behind key: Range<Int>) -> Range<Int> {
      let start = key.upperBound + MessageTable.Layout.number
      return start..<start + bytes.number(at: key.upperBound, width: MessageTable.Layout.number)
    }
  }
}

/// How many decimals a number is written with.
package struct NumberPlaces: Hashable, Sendable {
  /// At least this many are written, even where they are zeros.
  package let least: Int
  /// Further decimals are rounded away.
  package let most: Int

  package init(least: Int = 0, most: Int = 1) {
    (self.least, self.most) = (least, most)
  }
}
