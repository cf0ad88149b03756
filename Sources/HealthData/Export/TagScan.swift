/// The result of scanning a tag after its name.
enum TagScan {
  /// It ends before this position.
  case end(Int, isEmpty: Bool)
  /// More bytes are needed.
  case incomplete
  /// It is not a valid tag; scanning can continue at this position.
  case broken(Int)

  /// Scans the attributes of a tag up to its end. It is tolerant: a name may contain spaces, as some apps write it, and
  /// an angle bracket within quotes is taken for the next tag after a missing quote.
  ///
  /// - Parameters:
  ///   - start: the position after the tag's name.
  ///   - take: is given the positions of each name and its value.
  static func attributes(
    of text: borrowing Span<UInt8>, from start: Int,
    _ take: (_ name: Range<Int>, _ value: Range<Int>, borrowing Span<UInt8>) -> Void
  ) -> TagScan {
    var place = start
    while true {
      while place < text.count, text[place] <= UInt8(ascii: " ") { place += 1 }
      let name = place
      while place < text.count, !ends(text[place]) { place += 1 }
      guard place < text.count else { return .incomplete }
      switch text[place] {
      case UInt8(ascii: "<"): return .broken(place)
      case UInt8(ascii: ">"):
        return .end(place + 1, isEmpty: place > start && text[place - 1] == UInt8(ascii: "/"))
      default:
        var nameEnd = place
        while nameEnd > name, text[nameEnd - 1] <= UInt8(ascii: " ") { nameEnd -= 1 }
        place += 1
        while place < text.count, text[place] <= UInt8(ascii: " ") { place += 1 }
        guard place < text.count else { return .incomplete }
        let quote = text[place]
        // A value without quotes is not accepted; its characters are skipped like those of a name.
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
        let value = place + 1
        place = value
        while place < text.count, text[place] != quote, text[place] != UInt8(ascii: "<") { place += 1 }
        guard place < text.count else { return .incomplete }
        guard text[place] == quote else { return .broken(place) }
        take(name..<nameEnd, value..<place, text)
        place += 1
      }
    }
  }

  /// Whether the byte ends an attribute's name.
  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
  }
}
