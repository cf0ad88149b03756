/// Folds one text, a scalar at a time.
struct TextFolder {
  /// Writes ä, ö and ü as ae, oe and ue.
  let expandsUmlauts: Bool
  private(set) var sawIdeograph = false
  private(set) var sawUmlaut = false
  private var bytes: [UInt8] = []
  /// What stood between the last letter and the next: nothing, a break, or a mark that is part of a number.
  private var gap = Gap.none

  private enum Gap {
    case none
    case space
    case decimalMark
  }

  init(expandsUmlauts: Bool) {
    self.expandsUmlauts = expandsUmlauts
  }

  mutating func fold(_ text: String) -> String {
    bytes.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars { take(scalar) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80: takeASCII(UInt8(scalar.value))
    case 0xb4, 0x2bc, 0x2018, 0x2019, 0x200b...0x200d, 0xfeff, 0x300...0x36f: break
    case 0xc0...0x17f: takeLatin(scalar.value)
    case 0x1a0, 0x1a1: put("o")
    case 0x1af, 0x1b0: put("u")
    case 0x218, 0x219: put("s")
    case 0x21a, 0x21b: put("t")
    case 0x1ea0...0x1ef9: put(LatinLetters.vietnamese(scalar.value))
    case 0xff01...0xff5e: takeASCII(UInt8(scalar.value - 0xfee0))
    case 0x3400...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff:
      sawIdeograph = true
      put(String(scalar))
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
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      put(scalar.properties.lowercaseMapping)
    } else {
      gap = .space
    }
  }

  private mutating func put(_ letters: String) {
    for byte in letters.utf8 { put(byte) }
  }

  private mutating func put(_ byte: UInt8) {
    switch gap {
    case .none: break
    case .space: bytes.append(contentsOf: bytes.isEmpty ? [] : [UInt8(ascii: " ")])
    case .decimalMark: bytes.append(contentsOf: bytes.isEmpty ? [] : [mark(before: byte)])
    }
    gap = .none
    bytes.append(byte)
  }

  private func mark(before byte: UInt8) -> UInt8 {
    guard let last = bytes.last, last.isDigit, byte.isDigit else { return UInt8(ascii: " ") }
    return UInt8(ascii: ".")
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
