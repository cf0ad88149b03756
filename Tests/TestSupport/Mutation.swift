/// Changes that happen to files, or that somebody makes: bytes set, taken out, doubled, cut off, and words put in that mean
/// something to a reader. The same for the same seed.
package struct Mutation {
  private static let longest = 50_000

  private var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Signs and words of tables, of JSON and of XML, numbers and days that cannot be, and what must never reach a terminal.
  private static let words: [[UInt8]] = [
    "\"", ",", ";", "|", "\n", "\r\n", "\t", "{", "}", "[", "]", "\\", "\\u0000", "<", ">", "/>", "'", "=", ":", " ",
    "%",
    "null", "true", "-", "+", ".", "0", "1e99", "-1e99", "1e-99", "NaN", "9223372036854775807", "-9223372036854775808",
    "92233720368.54775807", "0.00000001", "1,2,3,4", "1.234.567,8", " kg", " g", "0001-01-01", "9999-12-31",
    "2026-13-45",
    "03/04/2026", "12:60 PM", "24:00", "2106-02-07 06:28:15 +0000", "1970-01-01 00:00:00 +2600", "<!--", "-->",
    "<!DOCTYPE", "<![CDATA[", "]]>", "]>", "\u{0}", "\u{1B}[2J", "\u{202E}", "\u{FEFF}", "𝕏",
  ].map { Array($0.utf8) }

  /// How many bytes to read at a time.
  package var piece: Int {
    mutating get { [1, 3, 17, 100, 5_000].randomElement(using: &generator) ?? 1 }
  }

  package mutating func of(_ text: String) -> [UInt8] { of(Array(text.utf8)) }

  package mutating func of(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(7) {
      guard !bytes.isEmpty else { return bytes }
      change(&bytes, at: number(bytes.count - 1))
      if bytes.count > Mutation.longest { bytes.removeLast(bytes.count - Mutation.longest) }
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], at place: Int) {
    let word = Mutation.words[number(Mutation.words.count - 1)]
    switch number(7) {
    case 0: bytes[place] = UInt8(number(255))
    case 1: bytes.removeSubrange(place..<min(place + number(40), bytes.count))
    case 2: bytes.insert(contentsOf: Array(bytes[place...].prefix(number(200))), at: number(bytes.count - 1))
    case 3 where number(3) == 0: bytes.removeLast(bytes.count - place)
    case 4: bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "9"), count: number(60)), at: place)
    case 5:
      // Another number in the place of one.
      guard let start = bytes[place...].firstIndex(where: Mutation.isDigit) else { return }
      let end = bytes[start...].firstIndex { !Mutation.isDigit($0) } ?? bytes.count
      bytes.replaceSubrange(start..<end, with: word)
    default: bytes.insert(contentsOf: word, at: place)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// From 0 on.
  private mutating func number(_ most: Int) -> Int { Int.random(in: 0...most, using: &generator) }
}

extension [UInt8] {
  /// In pieces of a size, as a stream brings them.
  package func pieces(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
