internal import Words

/// What a message says in one language, as it stands in the table: pieces of text, places and choices, one after the other.
package struct Pattern {
  /// What a piece begins with.
  package enum Mark {
    /// The length of the text (2), and the text.
    package static let text = UInt8(ascii: "t")
    /// The number of the argument, and the fewest and the most decimals of a figure.
    package static let place = UInt8(ascii: "p")
    /// The number of the argument, that of the usual variant, and how many variants there are; of each its key's length, its
    /// key, its pattern's length (3) and its pattern.
    package static let choice = UInt8(ascii: "c")
  }

  enum Piece {
    case text(String)
    case place(Int, NumberPlaces)
    case choice(Int, [Variant], usual: Int)
  }

  struct Variant {
    let key: String
    let pattern: Pattern
  }

  private let bytes: TableBytes
  private let range: Range<Int>

  init(_ bytes: TableBytes, _ range: Range<Int>) {
    (self.bytes, self.range) = (bytes, range)
  }

  var pieces: [Piece] {
    var pieces: [Piece] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let mark = bytes[place]
      place += 1
      switch mark {
      case Mark.text:
        let start = place + 2
        let end = start + bytes.number(at: place, width: 2)
        pieces.append(.text(bytes.text(start..<end)))
        place = end
      case Mark.place:
        let places = NumberPlaces(least: Int(bytes[place + 1]), most: Int(bytes[place + 2]))
        pieces.append(.place(Int(bytes[place]), places))
        place += 3
      case Mark.choice: pieces.append(choice(at: &place))
      default: return pieces
      }
    }
    return pieces
  }

  private func choice(at place: inout Int) -> Piece {
    let (argument, usual, count) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
    place += 3
    var variants: [Variant] = []
    for _ in 0..<count {
      let key = place + 1..<place + 1 + Int(bytes[place])
      let start = key.upperBound + MessageTable.Layout.number
      let length = bytes.number(at: key.upperBound, width: MessageTable.Layout.number)
      variants.append(Variant(key: bytes.text(key), pattern: Pattern(bytes, start..<start + length)))
      place = start + length
    }
    return .choice(argument, variants, usual: usual)
  }
}

/// How many decimals a figure is written with.
package struct NumberPlaces: Hashable, Sendable {
  package let least: Int
  package let most: Int

  package init(least: Int = 0, most: Int = 1) {
    (self.least, self.most) = (least, most)
  }
}
