internal import Words

/// Words in a form for comparison: "Käse", "KAESE" and "Kase" become the same, and in an outline also letters that a
/// text recogniser confuses.
enum PrintedWord {
  /// A text in lower-case Latin letters with single spaces; umlauts become plain vowels however they were written.
  static func folded(_ text: String) -> String {
    let plain = Array(FoldedText(text).text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.count)
    for byte in plain {
      if byte == UInt8(ascii: "e"), let last = bytes.last,
        last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
      {
        continue
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The outlines of a text's words, at most this many.
  static func outlines(of text: String, most: Int = 24) -> [String] {
    folded(text).split(separator: " ", maxSplits: most).prefix(most).map { outline(String($0)) }
  }

  /// The word with a single letter for all that look alike: "SUNNE" and "SUMME", or "T0TAL" and "TOTAL", become the
  /// same.
  static func outline(_ folded: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(folded.utf8.count)
    for byte in folded.utf8 {
      switch byte {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "o"))
      case UInt8(ascii: "1"), UInt8(ascii: "l"), UInt8(ascii: "|"), UInt8(ascii: "!"): bytes.append(UInt8(ascii: "i"))
      case UInt8(ascii: "5"): bytes.append(UInt8(ascii: "s"))
      case UInt8(ascii: "8"): bytes.append(UInt8(ascii: "b"))
      case UInt8(ascii: "m"), UInt8(ascii: "h"): bytes.append(UInt8(ascii: "n"))
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
