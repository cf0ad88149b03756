internal import Nutrition

/// Folds texts one after another, scalar by scalar. All results are in one array, so that thousands of names need no
/// allocation each.
package struct TextFolder: Sendable {
  /// Whether the last text has a Chinese character, and so words without spaces between them.
  package private(set) var sawIdeograph = false
  /// Whether the last text has an ä, ö or ü.
  package private(set) var sawUmlaut = false
  /// The folded texts that were not taken back, one after another.
  package private(set) var bytes: [UInt8] = []
  /// The range of the text that was folded last.
  package var last: Range<Int> { start..<bytes.count }
  private var start = 0
  /// Whether ä, ö and ü become ae, oe and ue.
  private var expandsUmlauts = false
  /// What came between the last letter and the next one: nothing, a break, or the decimal mark of a number.
  private var gap = Gap.none

  private enum Gap {
    case none
    case space
    case decimalMark
  }

  package init() {}

  /// Reserves memory for so many bytes of folded text.
  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Folds a text in UTF-8; the result is at `last`.
  package mutating func fold(_ text: borrowing Span<UInt8>, expandsUmlauts: Bool = false) {
    start = bytes.count
    self.expandsUmlauts = expandsUmlauts
    (gap, sawIdeograph, sawUmlaut) = (.none, false, false)
    var index = 0
    while index < text.count {
      if text[index] < 0x80 {
        takeASCII(text[index])
        index += 1
      } else {
        let scalar = TextFolder.scalar(of: text, at: &index)
        if let scalar { take(scalar) } else { gap = .space }
      }
    }
  }

  /// Removes the text that was folded last.
  package mutating func takeBack() { bytes.removeSubrange(last) }

  /// Decodes the scalar at `index` and moves behind it; nil for invalid bytes.
  private static func scalar(of text: borrowing Span<UInt8>, at index: inout Int) -> Unicode.Scalar? {
    let first = UInt32(text[index])
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    var value = first & (0xff >> UInt32(length + 1))
    let end = min(index + length, text.count)
    index += 1
    while index < end, text[index] & 0xc0 == 0x80 {
      value = value << 6 | UInt32(text[index] & 0x3f)
      index += 1
    }
    return Unicode.Scalar(value)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xb4, 0x2bc, 0x2018, 0x2019, 0x200b...0x200d, 0xfeff, 0x300...0x36f: break
    case 0xc0...0x17f: takeLatin(scalar.value)
    case 0xff01...0xff5e: takeASCII(UInt8(scalar.value - 0xfee0))
    case 0x3400...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff:
      sawIdeograph = true
      putIdeograph(TraditionalCharacters.simplified(scalar.value))
    default: takeOther(scalar)
    }
  }

  private mutating func takeASCII(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): put(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): put(byte | 0x20)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): break
    case UInt8(ascii: "%"):
      gap = .none
      put(byte)
    case UInt8(ascii: "&"):
      gap = .space
      put("and")
      gap = .space
    case UInt8(ascii: "."), UInt8(ascii: ","): gap = gap == .none ? .decimalMark : .space
    default: gap = .space
    }
  }

  private mutating func takeLatin(_ value: UInt32) {
    let isUmlaut =
      switch value {
      case 0xc4, 0xd6, 0xdc, 0xe4, 0xf6, 0xfc: true
      default: false
      }
    sawUmlaut = sawUmlaut || isUmlaut
    let letters = LatinLetters.folded(value)
    if letters.isEmpty { gap = .space } else { put(letters) }
    if isUmlaut, expandsUmlauts { put("e") }
  }

  private mutating func takeOther(_ scalar: Unicode.Scalar) {
    if let plain = LatinLetters.plain(scalar.value) {
      put(plain)
    } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      put(scalar.properties.lowercaseMapping)
    } else {
      gap = .space
    }
  }

  private mutating func putIdeograph(_ value: UInt32) {
    if value >= 0x10000 {
      put(UInt8(0xf0 | value >> 18))
      put(UInt8(0x80 | (value >> 12 & 0x3f)))
    } else {
      put(UInt8(0xe0 | value >> 12))
    }
    put(UInt8(0x80 | (value >> 6 & 0x3f)))
    put(UInt8(0x80 | (value & 0x3f)))
  }

  private mutating func put(_ letters: String) {
    for byte in letters.utf8 { put(byte) }
  }

  private mutating func put(_ byte: UInt8) {
    switch gap {
    case .none: break
    case .space: if bytes.count > start { bytes.append(UInt8(ascii: " ")) }
    case .decimalMark: if bytes.count > start { bytes.append(mark(before: byte)) }
    }
    gap = .none
    bytes.append(byte)
  }

  private func mark(before byte: UInt8) -> UInt8 {
    guard let last = bytes.last, last.isDigit, byte.isDigit else { return UInt8(ascii: " ") }
    return UInt8(ascii: ".")
  }
}
